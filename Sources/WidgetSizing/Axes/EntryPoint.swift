/// How the widget was reached.
public enum EntryPoint: String, CaseIterable, Sendable {
  /// The page left of the Home Screen, also from the Lock Screen.
  case todayView = "today-view"
  /// The page pulled down from the top.
  case notificationCenter = "notification-center"
  /// 3D Touch on the app's icon; compact only.
  case quickAction = "quick-action"
}

extension EntryPoint: ListedValue {
  package static var axisNumber: Int { 5 }
  package static let all = allCases

  /// The name: `Today view`.
  package func words(of kind: WidgetKind, in catalog: Catalog) -> String { catalog.name(of: self) }

  package static var isListed: Bool { true }

  /// Those that the version has. A version without any still gets its cells, which say so.
  package static func all(beside cell: Cell, in catalog: Catalog) -> [EntryPoint?] {
    let entryPoints = catalog.entryPoints(on: cell.os)
    return entryPoints.isEmpty ? all : entryPoints
  }
}
