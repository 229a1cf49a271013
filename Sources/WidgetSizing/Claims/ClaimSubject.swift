internal import DataTables

/// The devices that a claim speaks of, from the most specific case to the least.
public enum ClaimSubject: Hashable, Sendable {
  /// One model; the claim holds for its screen class.
  case device(Key<Device>)
  case screenClass(Key<ScreenClass>)
  /// Several classes; ``Catalog/classes(of:)`` lists them.
  case list(Key<ClassList>)
  /// Every device of an idiom: the source says so, or does not say which model.
  case idiom(Idiom)
  /// The source does not say.
  case anything

  /// Whether the source names models or screens.
  var namesScreens: Bool {
    switch self {
    case .device, .screenClass, .list: true
    case .idiom, .anything: false
    }
  }
}

/// The screen classes that a claim speaks of, in the order of the table.
public struct ClassList: Sendable {
  var screenClasses: [Key<ScreenClass>]
}

/// A row of the table of these lists.
struct ListedClass: TableRow {
  static let table = "claim_classes"

  let claim: Key<Claim>
  let screenClass: Key<ScreenClass>

  init(_ row: inout Row) {
    claim = row.key("claim_id")
    screenClass = row.key("screen_class")
  }
}
