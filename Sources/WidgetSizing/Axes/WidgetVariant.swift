/// Which of several sizes, where one family has more than one on the same screen.
///
/// A table has the variants that there are, see ``Catalog/variants``. Here are those that a rule or a
/// drawing is about.
public typealias WidgetVariant = RowName<VariantRow>

/// A variant as its table has it.
public struct VariantRow: Sendable {
  let variant: WidgetVariant
  /// Its place among the variants as they are told, from 1; the usual one of a family comes first.
  let order: Int
  /// What it is called in words.
  let name: String
}

extension WidgetVariant {
  /// On iPads, what the view is laid out in. Source: HIG5.
  public static var canvas: Self { Self("canvas") }
  /// On iPads, what is shown after scaling. Source: HIG5.
  public static var device: Self { Self("device") }
  /// Among icons with names, the usual ones. Source: MZ1.
  public static var iconsSmall: Self { Self("icons-small") }
  /// Among large icons without names, a choice since iOS 18. Source: MZ1.
  public static var iconsLarge: Self { Self("icons-large") }
  /// A small widget on the Lock Screen of an iPad, which has a size of its own. Source: FR1.
  public static var lockScreen: Self { Self("lock-screen") }
  /// On a watch, in the Smart Stack. Source: HIG5.
  public static var smartStack: Self { Self("smart-stack") }
  /// On a watch, on the face. Source: FR2.
  public static var watchFace: Self { Self("watch-face") }
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
