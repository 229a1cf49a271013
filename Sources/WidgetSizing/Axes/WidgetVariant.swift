/// One of the sizes of a family that has several on the same screen.
///
/// A table lists the variants; see ``Catalog/variants``. The constants are those that a rule or a
/// drawing is about.
public typealias WidgetVariant = RowName<VariantRow>

/// A row of the table of variants.
public struct VariantRow: Sendable {
  let variant: WidgetVariant
  /// Its position in lists of variants, from 1; the default of a family comes first.
  let order: Int
  /// Its name in words.
  let name: String
}

extension WidgetVariant {
  /// On iPads, the size that the view is laid out in. Source: HIG5.
  public static var canvas: Self { Self("canvas") }
  /// On iPads, the size on the screen, after scaling. Source: HIG5.
  public static var device: Self { Self("device") }
  /// Among small icons with names, the default. Source: MZ1.
  public static var iconsSmall: Self { Self("icons-small") }
  /// Among large icons without names, an option since iOS 18. Source: MZ1.
  public static var iconsLarge: Self { Self("icons-large") }
  /// A small widget on the Lock Screen of an iPad, which has a size of its own. Source: FR1.
  public static var lockScreen: Self { Self("lock-screen") }
  /// On a watch, in the Smart Stack. Source: HIG5.
  public static var smartStack: Self { Self("smart-stack") }
  /// On a watch, on the face. Source: FR2.
  public static var watchFace: Self { Self("watch-face") }
}

/// One of several sizes of a family on a platform, and the first version that has it.
struct FamilyVariant: Sendable {
  let platform: Platform
  let family: WidgetFamily
  let variant: WidgetVariant
  /// The first version of the platform that has it.
  let firstOS: OSVersion
  /// The source; nil if the table cites none.
  let source: Key<Source>?
  /// A remark.
  let note: String?
}
