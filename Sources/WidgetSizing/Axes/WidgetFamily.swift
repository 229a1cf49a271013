internal import DataTables

/// A family of WidgetKit widgets, or a presentation of Live Activities.
///
/// A table lists the families; see ``Catalog/families``. The constants are those that a rule or a
/// drawing is about, valid in every catalog. Any other family is valid in the catalog that it comes from.
public struct WidgetFamily: AxisValue {
  package static var axisNumber: Int { 8 }

  package let place: Int

  package init(place: Int) { self.place = place }

  /// The families of the kind.
  package static func all(of kind: WidgetKind, in catalog: Catalog) -> [WidgetFamily] {
    catalog.families(of: kind)
  }

  /// The identifier: `systemSmall`.
  package func id(in catalog: Catalog) -> String { catalog.id(of: self) }

  package static var isListed: Bool { true }

  /// Those that the version has.
  package static func all(beside cell: Cell, in catalog: Catalog) -> [WidgetFamily?] {
    catalog.families(of: cell.kind, on: cell.platform, cell.os)
  }
}

/// A row of the table of families.
struct FamilyRow: Sendable {
  let family: WidgetFamily
  /// Its identifier: of WidgetKit, the name of the case of Apple's `WidgetFamily`.
  let id: String
  /// The kind of its widgets.
  let kind: WidgetKind
  /// Its position in lists of families, from 1.
  let order: Int
  /// Its name in words.
  let name: String
  /// Whether widgets of it are a part of the Dynamic Island.
  let isInDynamicIsland: Bool
}

extension FamilyRow: TableRow {
  static let table = "families"

  init(_ row: inout Row) {
    id = row.text("id")
    family = row.family("id")
    kind = row.choice("kind")
    order = row.integer("order")
    name = row.text("name")
    isInDynamicIsland = row.boolean("is_in_dynamic_island")
  }
}

extension WidgetFamily {
  /// As large as four icons.
  public static var systemSmall: Self { Self(place: 0) }
  /// As large as eight icons.
  public static var systemMedium: Self { Self(place: 1) }
  /// As large as sixteen icons.
  public static var systemLarge: Self { Self(place: 2) }
  /// As large as two large ones beside each other.
  public static var systemExtraLarge: Self { Self(place: 3) }
  /// Round, on the Lock Screen or a watch.
  public static var accessoryCircular: Self { Self(place: 4) }
  /// In a corner of a watch face.
  public static var accessoryCorner: Self { Self(place: 5) }
  /// Several lines, on the Lock Screen or a watch.
  public static var accessoryRectangular: Self { Self(place: 6) }
  /// On the screen of a car.
  package static var carPlay: Self { Self(place: 7) }
  /// A Live Activity on the Lock Screen.
  static var lockScreen: Self { Self(place: 8) }
  /// A Live Activity in the expanded Dynamic Island.
  static var expanded: Self { Self(place: 9) }
  /// A Live Activity before the camera.
  static var compactLeading: Self { Self(place: 10) }
  /// A Live Activity behind the camera.
  static var compactTrailing: Self { Self(place: 11) }
  /// One of several Live Activities in the Dynamic Island.
  static var minimal: Self { Self(place: 12) }
  /// A Live Activity on a watch.
  package static var smartStack: Self { Self(place: 13) }

  /// The identifiers of the constants, by their places.
  static let known = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
    "accessoryCorner", "accessoryRectangular", "carPlay", "lockScreen", "expanded",
    "compactLeading", "compactTrailing", "minimal", "smartStack",
  ]
}
