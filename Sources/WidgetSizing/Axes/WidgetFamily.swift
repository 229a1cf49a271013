/// Which widget of those that come in families: the shape that a person chose.
///
/// A table has the families that there are, see ``Catalog/families``. Here are those that a rule or a
/// drawing is about. The raw values are the names of the cases of Apple's `WidgetFamily`.
public struct WidgetFamily: RawRepresentable, Hashable, Sendable {
  private let name: ShortName

  /// Makes the family of an identifier, which no table need have; nil if it is longer than 24 bytes.
  public init?(rawValue: String) {
    guard rawValue.utf8.count <= ShortName.limit else { return nil }
    self.init(rawValue)
  }

  /// Makes the family of an identifier that is short enough.
  init(_ rawValue: String) {
    name = ShortName(rawValue)
  }

  /// The identifier of the row.
  public var rawValue: String { name.text }

  // Otherwise both would be of the raw value, whose text is made each time.

  /// Whether both are the same row.
  public static func == (lhs: WidgetFamily, rhs: WidgetFamily) -> Bool { lhs.name == rhs.name }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// As large as four icons.
  public static var systemSmall: WidgetFamily { WidgetFamily("systemSmall") }
  /// As large as eight icons.
  public static var systemMedium: WidgetFamily { WidgetFamily("systemMedium") }
  /// As large as sixteen icons.
  public static var systemLarge: WidgetFamily { WidgetFamily("systemLarge") }
  /// As large as two large ones beside each other.
  public static var systemExtraLarge: WidgetFamily { WidgetFamily("systemExtraLarge") }
  /// Round, on the Lock Screen or a watch.
  public static var accessoryCircular: WidgetFamily { WidgetFamily("accessoryCircular") }
  /// In a corner of a watch face.
  public static var accessoryCorner: WidgetFamily { WidgetFamily("accessoryCorner") }
  /// Several lines, on the Lock Screen or a watch.
  public static var accessoryRectangular: WidgetFamily {
    WidgetFamily("accessoryRectangular")
  }
}

/// A family as its table has it.
struct FamilyRow: Sendable {
  let family: WidgetFamily
  /// Its place among the families as they are told, from 1.
  let order: Int
  /// What it is called in words.
  let name: String
}
