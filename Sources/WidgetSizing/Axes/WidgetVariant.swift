/// Which of several sizes, where one family has more than one on the same screen.
///
/// A table has the variants that there are, see ``Catalog/variants``. Here are those that a rule or a
/// drawing is about.
public struct WidgetVariant: RawRepresentable, Hashable, Sendable {
  private let name: ShortName

  /// Makes the variant of an identifier, which no table need have; nil if it is longer than 24 bytes.
  public init?(rawValue: String) {
    guard rawValue.utf8.count <= ShortName.limit else { return nil }
    self.init(rawValue)
  }

  /// Makes the variant of an identifier that is short enough.
  init(_ rawValue: String) {
    name = ShortName(rawValue)
  }

  /// The identifier of the row.
  public var rawValue: String { name.text }

  // Otherwise both would be of the raw value, whose text is made each time.

  /// Whether both are the same row.
  public static func == (lhs: WidgetVariant, rhs: WidgetVariant) -> Bool { lhs.name == rhs.name }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// On iPads, what the view is laid out in. Source: HIG5.
  public static var canvas: WidgetVariant { WidgetVariant("canvas") }
  /// On iPads, what is shown after scaling. Source: HIG5.
  public static var device: WidgetVariant { WidgetVariant("device") }
  /// Among icons with names, the usual ones. Source: MZ1.
  public static var iconsSmall: WidgetVariant { WidgetVariant("icons-small") }
  /// Among large icons without names, a choice since iOS 18. Source: MZ1.
  public static var iconsLarge: WidgetVariant { WidgetVariant("icons-large") }
  /// A small widget on the Lock Screen of an iPad, which has a size of its own. Source: FR1.
  public static var lockScreen: WidgetVariant { WidgetVariant("lock-screen") }
  /// On a watch, in the Smart Stack. Source: HIG5.
  public static var smartStack: WidgetVariant { WidgetVariant("smart-stack") }
  /// On a watch, on the face. Source: FR2.
  public static var watchFace: WidgetVariant { WidgetVariant("watch-face") }
}

/// A variant as its table has it.
struct VariantRow: Sendable {
  let variant: WidgetVariant
  /// Its place among the variants as they are told, from 1; the usual one of a family comes first.
  let order: Int
  /// What it is called in words.
  let name: String
}

/// Since when a family has several sizes on a platform, and one of them.
struct FamilyVariant: Sendable {
  let platform: Platform
  let family: WidgetFamily
  let variant: WidgetVariant
  /// The first version of the platform that has it.
  let firstOS: OSVersion
  /// Who says so; nil if nobody is cited.
  let source: Key<Source>?
  /// A remark.
  let note: String?
}
