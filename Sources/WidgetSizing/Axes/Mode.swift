/// The display mode of a Today extension: an `NCWidgetDisplayMode`, or `legacy` before iOS 10.
public enum Mode: String, CaseIterable, Sendable {
  case compact, expanded
  /// The one free height of iOS 8 and 9, which have no display modes.
  case legacy
}

extension Mode: ListedValue {
  package static var axisNumber: Int { 6 }
  package static let all = allCases

  package static var isListed: Bool { true }

  /// Those that the version has. A version without Today extensions still gets its cells, which say so.
  package static func all(beside cell: Cell, in catalog: Catalog) -> [Mode?] {
    catalog.modes(on: cell.os)?.modes ?? [.compact, .expanded]
  }
}
