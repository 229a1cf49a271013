/// The column of an iPad in which a Today extension stands.
public enum WidgetColumn: String, CaseIterable, Sendable {
  /// All widgets below each other.
  case single
  /// The left of two columns, the wider; iOS 10 in landscape.
  case left
  /// The right of two columns, the narrower; iOS 10 in landscape.
  case right
}

extension WidgetColumn: ListedValue {
  package static var axisNumber: Int { 7 }
  package static var mayBeAbsent: Bool { true }
  package static let all = allCases

  /// The column if there are two.
  package func idPart(of kind: WidgetKind, in catalog: Catalog) -> String? {
    self == .single ? nil : rawValue
  }

  /// The column in words: `left column`.
  package func words(of kind: WidgetKind, in catalog: Catalog) -> String { "\(rawValue) column" }

  package static var isListed: Bool { true }

  /// Those that the version has in an orientation.
  package static func all(beside cell: Cell, in catalog: Catalog) -> [WidgetColumn?] {
    catalog.columns(
      idiom: cell.screenClass.map { catalog.screenClasses[$0].idiom } ?? .phone, os: cell.os,
      orientation: cell[Orientation.self] ?? .portrait)
  }
}
