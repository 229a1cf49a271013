/// Which widget of those that come in families: the shape that a person chose.
///
/// A table has the families that there are, see ``Catalog/families``. Here are those that a rule or a
/// drawing is about. The identifiers are the names of the cases of Apple's `WidgetFamily`.
public typealias WidgetFamily = RowName<FamilyRow>

/// A family as its table has it.
public struct FamilyRow: Sendable {
  let family: WidgetFamily
  /// The system that it is of.
  let system: WidgetSystem
  /// Its place among the families as they are told, from 1.
  let order: Int
  /// What it is called in words.
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
}
