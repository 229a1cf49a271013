/// How the device is held.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}

extension Orientation: ListedValue {
  package static var axisNumber: Int { 3 }
  package static let all = allCases

  /// Both, if none is asked for.
  package static func listed(by query: Query, beside cell: Cell, in catalog: Catalog)
    -> [Orientation?]
  {
    query.orientations ?? all
  }

  package var place: Int {
    switch self {
    case .portrait: 0
    case .landscape: 1
    }
  }
}
