internal import DataTables

/// From which version on a platform has a family, and whether it has a size there.
public struct FamilyAvailability: Sendable {
  /// The platform.
  public let platform: Platform
  /// The family.
  public let family: WidgetFamily
  /// The first version of the platform that has it.
  public let firstOS: OSVersion
  /// Whether its view has a frame of its own there. If the system draws the text itself, the family
  /// has no size.
  public let hasFrame: Bool
  /// How many cells of a grid it covers; nil if it is no rectangle of one.
  public let span: WidgetSpan?
  /// The source; nil if the table cites none.
  public let source: Key<Source>?
  /// A remark, such as where such widgets can be placed.
  public let note: String?
}

extension FamilyAvailability: TableRow {
  static let table = "widget_families"

  init(_ row: inout Row) {
    platform = row.choice("platform")
    family = row.family("family")
    firstOS = row.version("os_first")
    hasFrame = row.boolean("has_frame")
    span = WidgetSpan(&row)
    source = row.optionalKey("source_id")
    note = row.optionalText("note")
  }
}

extension Catalog {
  /// The row of a family; nil if the table does not have it.
  private func row(of family: WidgetFamily) -> FamilyRow? {
    position(of: family).map { tables.families[$0] }
  }

  /// The kind of widget that has a family; WidgetKit if the table does not have the family.
  public func kind(of family: WidgetFamily) -> WidgetKind {
    row(of: family)?.kind ?? .widgetKit
  }

  /// The places where a Live Activity shows all of its content: not those beside the camera.
  package var activityPlaces: [WidgetFamily] {
    families(of: .activity).filter { !WidgetFamily.besideIsland.contains($0) }
  }

  /// Whether widgets of a family stand on a Lock Screen or a watch. Apple's names of these families, and
  /// only of these, begin alike.
  package func isAccessory(_ family: WidgetFamily) -> Bool { id(of: family).hasPrefix("accessory") }

  /// Whether widgets of a family are a part of the Dynamic Island.
  func isInDynamicIsland(_ family: WidgetFamily) -> Bool {
    row(of: family)?.isInDynamicIsland ?? false
  }

  /// The sizes of a family on a version of a platform, the default first; `[nil]` if there is only
  /// one.
  public func variants(
    of family: WidgetFamily, on platform: Platform, _ os: OSVersion
  ) -> [WidgetVariant?] {
    let variants: [WidgetVariant?] = familyVariants(of: family, on: platform).lazy
      .filter { $0.firstOS <= os }.map(\.variant)
    return hasVariant(nil, of: family, on: platform, os) ? [nil] + variants : variants
  }

  /// The size of a family that is meant where none is named: the first of ``variants(of:on:_:)``.
  public func usualVariant(
    of family: WidgetFamily, on platform: Platform, _ os: OSVersion
  ) -> WidgetVariant? {
    familyVariants(of: family, on: platform)
      .first { $0.firstOS <= os && $0.variant.isUnnamed }?.variant
  }

  /// The sizes of a family on a version that a question names; all of them if it names none.
  ///
  /// A family with a single size has it, unless all that is named are other sizes that the family has on later
  /// versions, or in a place that a question has to name: an iPhone with iOS 17 has no large icons.
  func variants(
    of family: WidgetFamily, on platform: Platform, _ os: OSVersion, among asked: [WidgetVariant]?
  ) -> [WidgetVariant?] {
    guard let asked else { return variants(of: family, on: platform, os) }
    guard hasVariant(nil, of: family, on: platform, os) else { return asked.map { Optional($0) } }
    let later = familyVariants(of: family, on: platform).map(\.variant).dropFirst()
    let isOther = asked.allSatisfy { later.contains($0) || !$0.isUnnamed }
    return isOther ? asked.map { Optional($0) } : [nil]
  }

  /// Whether ``variants(of:on:_:)`` contains a variant. Allocates no array.
  func hasVariant(
    _ variant: WidgetVariant?, of family: WidgetFamily, on platform: Platform, _ os: OSVersion
  ) -> Bool {
    let isThere = firstVersion(with: variant, of: family, on: platform).map { $0 <= os } ?? false
    return isThere == (variant != nil)
  }

  /// The identifier of a family: `systemSmall`.
  public func id(of family: WidgetFamily) -> String { tables.familyIDs[family.place] }

  /// The identifier of a family or a variant; nil if there is none.
  package func id(of value: (some AxisValue)?) -> String? { value.map { $0.id(in: self) } }

  /// The family with an identifier; nil if there is none.
  public func family(_ id: String) -> WidgetFamily? {
    tables.families.first { $0.id == id }?.family
  }

  /// The identifier of a variant: `icons-small`.
  public func id(of variant: WidgetVariant) -> String { tables.variantIDs[variant.place] }

  /// The name of a family in words; its identifier if the table does not have it.
  public func name(of family: WidgetFamily) -> String {
    row(of: family)?.name ?? id(of: family)
  }

  /// The name of a variant in words; its identifier if the table does not have it.
  public func name(of variant: WidgetVariant) -> String {
    tables.variants.first { $0.variant == variant }?.name ?? id(of: variant)
  }
}
