internal import DataTables

/// One of the sizes of a family that has several on the same screen.
///
/// A table lists the variants; see ``Catalog/variants``. The constants are those that a rule or a
/// drawing is about, valid in every catalog. Any other variant is valid in the catalog that it comes from.
public struct WidgetVariant: AxisValue {
  package static var axisNumber: Int { 9 }
  package static var mayBeAbsent: Bool { true }

  package let place: Int

  /// The variant at a place; nil at that of a family with one size.
  package init?(place: Int) {
    guard place > 0 else { return nil }
    self.place = place
  }

  /// The variants of all families.
  package static func all(of kind: WidgetKind, in catalog: Catalog) -> [WidgetVariant] {
    catalog.variants
  }

  /// The identifier: `icons-small`.
  package func id(in catalog: Catalog) -> String { catalog.id(of: self) }

  package static var isListed: Bool { true }

  /// Those that the family has on the version, and that a question need not name.
  package static func unnamed(beside cell: Cell, in catalog: Catalog) -> [WidgetVariant?] {
    all(beside: cell, in: catalog).filter { $0?.isUnnamed ?? true }
  }

  /// Those that the family has on the version.
  package static func all(beside cell: Cell, in catalog: Catalog) -> [WidgetVariant?] {
    guard let family = cell[WidgetFamily.self] else { return [nil] }
    return catalog.variants(of: family, on: cell.platform, cell.os)
  }

  /// Those that the family may have.
  package static func listed(
    _ asked: [WidgetVariant], beside cell: Cell, in catalog: Catalog
  ) -> [WidgetVariant?] {
    guard let family = cell[WidgetFamily.self] else { return [nil] }
    return catalog.variants(of: family, on: cell.platform, cell.os, among: asked)
  }

  private init(known place: Int) { self.place = place }
}

/// A row of the table of variants.
struct VariantRow: Sendable {
  let variant: WidgetVariant
  /// Its identifier.
  let id: String
  /// Its position in lists of variants, from 1; the default of a family comes first.
  let order: Int
  /// Its name in words.
  let name: String
}

extension VariantRow: TableRow {
  static let table = "variants"

  init(_ row: inout Row) {
    id = row.text("id")
    variant = row.variant("id")
    order = row.integer("order")
    name = row.text("name")
  }
}

extension WidgetVariant {
  /// On iPads, the size that the view is laid out in. Source: HIG5.
  public static var canvas: Self { Self(known: 1) }
  /// On iPads, the size on the screen, after scaling. Source: HIG5.
  public static var device: Self { Self(known: 2) }
  /// Among small icons with names, the default. Source: MZ1.
  public static var iconsSmall: Self { Self(known: 3) }
  /// Among large icons without names, an option since iOS 18. Source: MZ1.
  public static var iconsLarge: Self { Self(known: 4) }
  /// A small widget on the Lock Screen of an iPad, which has a size of its own. Source: FR1.
  public static var lockScreen: Self { Self(known: 5) }
  /// On a watch, in the Smart Stack. Source: HIG5.
  public static var smartStack: Self { Self(known: 6) }
  /// On a watch, on the face. Source: FR2.
  public static var watchFace: Self { Self(known: 7) }

  /// On an iPhone, in StandBy. Source: CHA1.
  public static var standBy: Self { Self(known: 8) }

  /// Whether a question that names no variant is about it, too. A widget in StandBy is drawn larger, and a
  /// bare `small` does not mean it.
  package var isUnnamed: Bool { self != .standBy }

  /// The identifiers of the constants, by their places.
  static let known = [
    "", "canvas", "device", "icons-small", "icons-large", "lock-screen", "smart-stack",
    "watch-face", "standby",
  ]
}

/// One of several sizes of a family on a platform, and the first version that has it.
struct FamilyVariant: Sendable {
  let platform: Platform
  let family: WidgetFamily
  let variant: WidgetVariant
  /// The first version of the platform that has it.
  let firstOS: OSVersion
  /// How many cells of a grid it covers, where that is not what the family covers.
  let span: WidgetSpan?
}

extension FamilyVariant: TableRow {
  static let table = "family_variants"

  init(_ row: inout Row) {
    platform = row.choice("platform")
    family = row.family("family")
    variant = row.variant("variant")
    firstOS = row.version("os_first")
    span = WidgetSpan(&row)
  }
}
