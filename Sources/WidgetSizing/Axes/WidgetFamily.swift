/// A family of WidgetKit widgets, or a presentation of Live Activities.
///
/// A table lists the families; see ``Catalog/families``. The constants are those that a rule or a
/// drawing is about. The identifiers of WidgetKit are the names of the cases of Apple's
/// `WidgetFamily`.
public typealias WidgetFamily = RowName<FamilyRow>

/// A row of the table of families.
public struct FamilyRow: Sendable {
  let family: WidgetFamily
  /// The kind of its widgets.
  let kind: WidgetKind
  /// Its position in lists of families, from 1.
  let order: Int
  /// Its name in words.
  let name: String
  /// Whether widgets of it are a part of the Dynamic Island.
  let isInDynamicIsland: Bool
}

extension WidgetFamily {
  /// As large as four icons.
  public static var systemSmall: Self { Self("systemSmall") }
  /// As large as eight icons.
  public static var systemMedium: Self { Self("systemMedium") }
  /// As large as sixteen icons.
  public static var systemLarge: Self { Self("systemLarge") }
  /// As large as two large ones beside each other.
  public static var systemExtraLarge: Self { Self("systemExtraLarge") }
  /// Round, on the Lock Screen or a watch.
  public static var accessoryCircular: Self { Self("accessoryCircular") }
  /// In a corner of a watch face.
  public static var accessoryCorner: Self { Self("accessoryCorner") }
  /// Several lines, on the Lock Screen or a watch.
  public static var accessoryRectangular: Self { Self("accessoryRectangular") }
  /// On the screen of a car.
  static var carPlay: Self { Self("carPlay") }
}
