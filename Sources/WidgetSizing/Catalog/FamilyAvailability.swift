/// Since when a platform has a family.
public struct FamilyAvailability: Sendable {
  /// The platform.
  public let platform: Platform
  /// The family.
  public let family: WidgetFamily
  /// The first version of the platform that has it.
  public let firstOS: OSVersion
  /// Whether its view has a frame of its own there. Where the system draws the text itself, there is no
  /// size.
  public let hasFrame: Bool
  /// Who says so; nil if nobody is cited.
  public let source: Key<Source>?
  /// A remark, such as where it can stand.
  public let note: String?
}

extension Catalog {
  /// The families of a system, in their usual order.
  public func families(of system: WidgetSystem) -> [WidgetFamily] {
    tables.families.filter { $0.system == system }.map(\.family)
  }

  /// The system that a family is of; WidgetKit if no table says.
  public func system(of family: WidgetFamily) -> WidgetSystem {
    tables.families.first { $0.family == family }?.system ?? .widgetKit
  }

  /// Whether widgets of a family are a part of the Dynamic Island.
  func isInDynamicIsland(_ family: WidgetFamily) -> Bool {
    tables.families.first { $0.family == family }?.isInDynamicIsland ?? false
  }

  /// The sizes that a family has on a version of a platform, the usual first; a nil is the only one.
  public func variants(
    of family: WidgetFamily, on platform: Platform, _ os: OSVersion
  ) -> [WidgetVariant?] {
    let variants = familyVariants(of: family, on: platform).filter { $0.firstOS <= os }
    return variants.isEmpty ? [nil] : variants.map(\.variant)
  }

  /// Whether a family has a size on a version of a platform: whether ``variants(of:on:_:)`` has it,
  /// without making an array.
  func hasVariant(
    _ variant: WidgetVariant?, of family: WidgetFamily, on platform: Platform, _ os: OSVersion
  ) -> Bool {
    let variants = familyVariants(of: family, on: platform)
    return variant == nil
      ? !variants.contains { $0.firstOS <= os }
      : variants.contains { $0.variant == variant && $0.firstOS <= os }
  }

  /// What a family is called in words; its identifier if no table says.
  public func name(of family: WidgetFamily) -> String {
    tables.families.first { $0.family == family }?.name ?? family.rawValue
  }

  /// What a variant is called in words; its identifier if no table says.
  public func name(of variant: WidgetVariant) -> String {
    tables.variants.first { $0.variant == variant }?.name ?? variant.rawValue
  }
}
