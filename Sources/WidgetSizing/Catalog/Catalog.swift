/// The key of rows about a family on a platform, or about one of its variants.
private struct FamilyOnPlatform: Hashable {
  let family: WidgetFamily
  let platform: Platform
  var variant: WidgetVariant?
}

/// The tables, read and linked: what the engine answers from.
///
/// Copies share one reference to the tables: copying the tables, or retaining each of them, would
/// take longer than most answers.
public struct Catalog: Sendable {
  private final class Storage: Sendable {
    let tables: CatalogTables
    /// The versions of iOS with Today extensions. Each search for the nearest known number iterates
    /// over this list or one of the next, so they are made once.
    let todayVersions: [OSVersion]
    /// The versions with widgets that come in families, by the places of kind and platform.
    let familyVersions: [[[OSVersion]]]
    /// The families with their first versions, by the places of kind and platform, in the order of
    /// lists.
    let familiesOnPlatforms: [[[(family: WidgetFamily, firstOS: OSVersion)]]]
    /// The versions of each platform, by its place, the oldest first, and their numbers.
    let releases: [[OSRelease]]
    let versions: [[OSVersion]]
    /// The variants of each family on each platform, in the order of the variants.
    let familyVariants: [FamilyOnPlatform: [FamilyVariant]]
    /// The first version on which each family has each of its variants, and for no variant that on which it has any
    /// that a question need not name.
    let firstVersions: [FamilyOnPlatform: OSVersion]
    /// How many cells variants cover, of those that do not cover what their family does.
    let variantSpans: [FamilyOnPlatform: WidgetSpan]
    let availabilities: [FamilyOnPlatform: FamilyAvailability]
    /// The claims that are exceptions to each rule.
    let exceptions: [RuleName: Set<Key<Claim>>]
    /// The families and the variants, in the order of lists.
    let families: [WidgetFamily]
    let variants: [WidgetVariant]
    /// The families of each kind, by its place, in the order of lists.
    let familiesOfKinds: [[WidgetFamily]]
    /// The position of each family in the order of lists.
    let positions: [WidgetFamily: Int]

    init(_ tables: CatalogTables) {
      self.tables = tables
      releases = Platform.allCases.map { platform in
        tables.osReleases.filter { $0.platform == platform }
      }
      versions = releases.map { $0.map(\.os) }
      familyVariants = Dictionary(grouping: tables.familyVariants) {
        FamilyOnPlatform(family: $0.family, platform: $0.platform)
      }
      firstVersions = Dictionary(
        tables.familyVariants.flatMap { row in
          [row.variant, row.variant.isUnnamed ? nil : row.variant].map {
            (FamilyOnPlatform(family: row.family, platform: row.platform, variant: $0), row.firstOS)
          }
        }, uniquingKeysWith: min)
      variantSpans = Dictionary(
        tables.familyVariants.compactMap { row in
          row.span.map {
            (FamilyOnPlatform(family: row.family, platform: row.platform, variant: row.variant), $0)
          }
        }, uniquingKeysWith: { first, _ in first })
      let availabilities = Dictionary(
        tables.widgetFamilies.map {
          (FamilyOnPlatform(family: $0.family, platform: $0.platform), $0)
        }, uniquingKeysWith: { first, _ in first })
      self.availabilities = availabilities
      familiesOnPlatforms = WidgetKind.allCases.map { kind in
        Platform.allCases.map { platform in
          tables.families.filter { $0.kind == kind }.compactMap { row in
            availabilities[FamilyOnPlatform(family: row.family, platform: platform)]
              .map { (row.family, $0.firstOS) }
          }
        }
      }
      exceptions = Dictionary(grouping: tables.exceptions, by: \.rule)
        .mapValues { Set($0.map(\.claim)) }
      families = tables.families.map(\.family)
      familiesOfKinds = WidgetKind.allCases.map { kind in
        tables.families.filter { $0.kind == kind }.map(\.family)
      }
      positions = Dictionary(
        families.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      variants = tables.variants.map(\.variant)
      todayVersions = tables.osReleases.filter { $0.platform == .iOS && $0.modes != nil }.map(\.os)
      familyVersions = WidgetKind.allCases.map { kind in
        Platform.allCases.map { tables.versions(with: kind, on: $0) }
      }
    }
  }

  private let storage: Storage

  init(_ tables: CatalogTables) {
    storage = Storage(tables)
  }

  /// All tables.
  var tables: CatalogTables { storage.tables }

  /// The version of the tables, `YYYY.MM.N`: that of all tables, and `+local` if rows were added.
  public var dataVersion: String { storage.tables.version }
  /// Where claims were published.
  public var sources: Rows<Source> { storage.tables.sources }
  /// The screen classes, in the order of the table, which is sorted by identifier.
  public var screenClasses: Rows<ScreenClass> { storage.tables.screenClasses }
  /// The marketing models.
  public var devices: Rows<Device> { storage.tables.devices }
  /// Other names of devices and screen classes.
  public var deviceNames: [DeviceName] { storage.tables.deviceNames }
  /// The screen sizes of devices about which sources disagree, one row for each source.
  package var screenReadings: [ScreenReading] { storage.tables.screenReadings }
  /// Every version of every platform, in the order of the platforms and of their versions.
  public var osReleases: [OSRelease] { storage.tables.osReleases }
  /// One row for each case of ``TextSize``, in that order.
  public var textSizeRows: [TextSizeRow] { storage.tables.textSizeRows }
  /// The text styles, in the order of lists.
  public var textStyles: [TextStyle] { storage.tables.textStyles.map(\.style) }
  /// The entry points, in the order of lists.
  public var entryPointRows: [EntryPointRow] { storage.tables.entryPointRows }
  /// Every published number, those of Today extensions first.
  public var claims: Rows<Claim> { storage.tables.claims }
  /// The families of all kinds of widget, in the order of lists.
  public var families: [WidgetFamily] { storage.families }
  /// The families of a kind of widget, in the order of lists.
  public func families(of kind: WidgetKind) -> [WidgetFamily] {
    storage.familiesOfKinds[kind.place]
  }

  /// The position of a family in the order of lists; nil if the table does not have it.
  package func position(of family: WidgetFamily) -> Int? { storage.positions[family] }

  /// The sizes that a family may have on one screen, in the order of lists.
  public var variants: [WidgetVariant] { storage.variants }
  /// The variants of a family on a platform, in the order of the variants.
  func familyVariants(of family: WidgetFamily, on platform: Platform) -> [FamilyVariant] {
    storage.familyVariants[FamilyOnPlatform(family: family, platform: platform)] ?? []
  }

  /// The first version on which a family has a variant, or for nil any that a question need not name; nil if it
  /// never has.
  func firstVersion(
    with variant: WidgetVariant?, of family: WidgetFamily, on platform: Platform
  ) -> OSVersion? {
    storage.firstVersions[FamilyOnPlatform(family: family, platform: platform, variant: variant)]
  }

  /// How many cells a widget covers; nil if it is no rectangle of a grid.
  func span(
    of family: WidgetFamily, _ variant: WidgetVariant?, on platform: Platform
  ) -> WidgetSpan? {
    let widget = FamilyOnPlatform(family: family, platform: platform, variant: variant)
    return storage.variantSpans[widget] ?? availability(of: family, on: platform)?.span
  }

  /// The families of a kind on a version of a platform, in the order of lists.
  public func families(
    of kind: WidgetKind, on platform: Platform, _ os: OSVersion
  ) -> [WidgetFamily] {
    storage.familiesOnPlatforms[kind.place][platform.place].lazy
      .filter { $0.firstOS <= os }.map(\.family)
  }

  /// The availability of a family on a platform; nil if the platform does not have the family.
  public func availability(of family: WidgetFamily, on platform: Platform) -> FamilyAvailability? {
    storage.availabilities[FamilyOnPlatform(family: family, platform: platform)]
  }

  /// The availability of each family on each platform that has it.
  public var widgetFamilies: [FamilyAvailability] { storage.tables.widgetFamilies }
  /// The positions of widgets on Home Screens.
  public var homeScreens: Rows<HomeScreenGrid> { storage.tables.homeScreens }
  /// The claims that contradict a rule and are accepted, each with the reason.
  public var exceptions: [Exception] { storage.tables.exceptions }
  /// What is known of the largest images that WidgetKit archives.
  public var archiveRefusals: [ArchiveRefusal] { storage.tables.archiveRefusals }

  /// The versions of a platform that exist, the oldest first.
  public func releases(of platform: Platform) -> [OSRelease] {
    storage.releases[platform.place]
  }

  /// The numbers of the versions of a platform, the oldest first.
  package func versions(of platform: Platform) -> [OSVersion] { storage.versions[platform.place] }

  /// The versions of a platform in a range, the oldest first.
  func versions(of platform: Platform, in range: ClosedRange<OSVersion>) -> [OSVersion] {
    versions(of: platform).filter(range.contains)
  }

  /// The versions of iOS with Today extensions, the oldest first.
  package var todayVersions: [OSVersion] { storage.todayVersions }

  /// The versions of a platform that have widgets of a kind, the oldest first.
  package func versions(with kind: WidgetKind, on platform: Platform) -> [OSVersion] {
    kind.hasFamilies ? storage.familyVersions[kind.place][platform.place] : todayVersions
  }

  /// A version of a platform; nil if it does not exist. For Today extensions, use iOS also on
  /// iPads.
  public func release(_ os: OSVersion, of platform: Platform = .iOS) -> OSRelease? {
    storage.releases[platform.place].first { $0.os == os }
  }

  /// The line height of a text style on a platform; nil if no source states it. A row for one text size overrides
  /// one for all of them.
  public func lineHeight(
    of style: TextStyle, at textSize: TextSize, on platform: Platform
  ) -> LineHeightRow? {
    let rows = tables.lineHeights.filter { $0.platform == platform && $0.style == style }
    return rows.first { $0.textSize == textSize } ?? rows.first { $0.textSize == nil }
  }

  /// What is known of a text size.
  public func row(of textSize: TextSize) -> TextSizeRow {
    textSizeRows[textSize.place]
  }

  /// What is known of an entry point; nil if the tables do not have it.
  public func row(of entryPoint: EntryPoint) -> EntryPointRow? {
    entryPointRows.first { $0.entryPoint == entryPoint }
  }

  /// The texts of a claim.
  public func citation(of claim: Key<Claim>) -> Citation {
    storage.tables.citations[claim]
  }

  /// The screen classes that a claim speaks of.
  public func classes(of subject: ClaimSubject) -> [Key<ScreenClass>] {
    storage.tables.classes(of: subject)
  }

  /// The claims of which an exception accepts that they contradict `rule`.
  func exceptions(to rule: RuleName) -> Set<Key<Claim>> { storage.exceptions[rule] ?? [] }

  /// Whether an exception accepts that `claim` contradicts `rule`.
  package func isException(_ claim: Key<Claim>, to rule: RuleName) -> Bool {
    exceptions(to: rule).contains(claim)
  }
}
