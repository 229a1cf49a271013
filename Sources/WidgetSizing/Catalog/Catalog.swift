/// What rows about a family on a platform are found by.
private struct FamilyOnPlatform: Hashable {
  let family: WidgetFamily
  let platform: Platform

  /// Hashes numbers alone: an enumeration hashes the text of its raw value, which takes longer.
  func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(platform.place)
  }
}

/// The tables, read and linked: what the engine answers from.
///
/// Copies share their tables: to copy these, or only the references to them, would take longer than
/// most answers.
public struct Catalog: Sendable {
  private final class Storage: Sendable {
    let tables: CatalogTables
    /// The versions with Today extensions, and for each system, at its place, and each platform, at its
    /// place, those with widgets that come in families. Unknown numbers go over them to find the
    /// nearest known one.
    let todayVersions: [OSVersion]
    let familyVersions: [[[OSVersion]]]
    /// The families of each system and platform, likewise, in their usual order, and since when.
    let familiesOnPlatforms: [[[(family: WidgetFamily, firstOS: OSVersion)]]]
    /// The versions of each platform, at its place, the oldest first.
    let releases: [[OSRelease]]
    /// The variants of each family on each platform, in the order of the variants.
    let familyVariants: [FamilyOnPlatform: [FamilyVariant]]
    let availabilities: [FamilyOnPlatform: FamilyAvailability]
    let lineHeights: [TextOnPlatform: LineHeightRow]
    /// The families and the variants, in the order in which they are told.
    let families: [WidgetFamily]
    let variants: [WidgetVariant]

    init(_ tables: CatalogTables) {
      self.tables = tables
      releases = Platform.allCases.map { platform in
        tables.osReleases.filter { $0.platform == platform }
      }
      familyVariants = Dictionary(grouping: tables.familyVariants) {
        FamilyOnPlatform(family: $0.family, platform: $0.platform)
      }
      let availabilities = Dictionary(
        tables.widgetFamilies.map {
          (FamilyOnPlatform(family: $0.family, platform: $0.platform), $0)
        }, uniquingKeysWith: { first, _ in first })
      self.availabilities = availabilities
      familiesOnPlatforms = WidgetSystem.allCases.map { system in
        Platform.allCases.map { platform in
          tables.families.filter { $0.system == system }.compactMap { row in
            availabilities[FamilyOnPlatform(family: row.family, platform: platform)]
              .map { (row.family, $0.firstOS) }
          }
        }
      }
      lineHeights = tables.lineHeights.byText
      families = tables.families.map(\.family)
      variants = tables.variants.map(\.variant)
      todayVersions = tables.osReleases.filter { $0.platform == .iOS && $0.modes != nil }.map(\.os)
      familyVersions = WidgetSystem.allCases.map { system in
        Platform.allCases.map { tables.versions(with: system, on: $0) }
      }
    }
  }

  private let storage: Storage

  init(_ tables: CatalogTables) {
    storage = Storage(tables)
  }

  /// All tables.
  var tables: CatalogTables { storage.tables }

  /// Where claims were published.
  public var sources: Rows<Source> { storage.tables.sources }
  /// In the order of the table, which is that of the identifiers.
  public var screenClasses: Rows<ScreenClass> { storage.tables.screenClasses }
  /// The marketing models.
  public var devices: Rows<Device> { storage.tables.devices }
  /// Other names of devices and screen classes.
  public var deviceNames: [DeviceName] { storage.tables.deviceNames }
  /// The screens of devices of which sources say different things.
  package var screenReadings: [ScreenReading] { storage.tables.screenReadings }
  /// Every version of every platform, in the order of the platforms and of their versions.
  public var osReleases: [OSRelease] { storage.tables.osReleases }
  /// One row for each case of ``TextSize``, in that order.
  public var textSizeRows: [TextSizeRow] { storage.tables.textSizeRows }
  /// The text styles, in the order in which they are shown.
  public var textStyles: [TextStyle] { storage.tables.textStyles.map(\.style) }
  /// In the order in which they are shown.
  public var entryPointRows: [EntryPointRow] { storage.tables.entryPointRows }
  /// Every published number, those of Today extensions first.
  public var claims: Rows<Claim> { storage.tables.claims }
  /// The words of each claim, in the order of the claims.
  var citations: [Citation] { storage.tables.citations }
  /// The families of widgets that come in them, in the order in which they are told.
  public var families: [WidgetFamily] { storage.families }
  /// The sizes that a family may have on one screen, in the order in which they are told.
  public var variants: [WidgetVariant] { storage.variants }
  /// The variants of a family on a platform, in the order of the variants.
  func familyVariants(of family: WidgetFamily, on platform: Platform) -> [FamilyVariant] {
    storage.familyVariants[FamilyOnPlatform(family: family, platform: platform)] ?? []
  }

  /// The families of a system that a version of a platform has, in their usual order.
  public func families(
    of system: WidgetSystem, on platform: Platform, _ os: OSVersion
  ) -> [WidgetFamily] {
    storage.familiesOnPlatforms[system.place][platform.place].lazy
      .filter { $0.firstOS <= os }.map(\.family)
  }

  /// Since when a platform has a family; nil if it has not.
  public func availability(of family: WidgetFamily, on platform: Platform) -> FamilyAvailability? {
    storage.availabilities[FamilyOnPlatform(family: family, platform: platform)]
  }

  /// Since when each platform has which family.
  public var widgetFamilies: [FamilyAvailability] { storage.tables.widgetFamilies }
  /// Where widgets stand on Home Screens.
  public var homeScreens: Rows<HomeScreenGrid> { storage.tables.homeScreens }
  /// The claims that rules are known to miss.
  public var exceptions: [Exception] { storage.tables.exceptions }
  /// What is known of the largest images that WidgetKit archives.
  public var archiveRefusals: [ArchiveRefusal] { storage.tables.archiveRefusals }

  /// The versions of a platform that exist, the oldest first.
  public func releases(of platform: Platform) -> [OSRelease] {
    storage.releases[platform.place]
  }

  /// The versions of iOS with Today extensions, the oldest first.
  var todayVersions: [OSVersion] { storage.todayVersions }

  /// The versions of a platform that have a system, the oldest first.
  func versions(with system: WidgetSystem, on platform: Platform) -> [OSVersion] {
    system.hasFamilies ? storage.familyVersions[system.place][platform.place] : todayVersions
  }

  /// The numbers of the versions of all platforms, the lowest first.
  var majorVersions: [OSVersion] { Set(osReleases.map(\.os)).sorted() }

  /// A version of a platform; nil if it does not exist. Of Today extensions, iPadOS counts as iOS.
  public func release(_ os: OSVersion, of platform: Platform = .iOS) -> OSRelease? {
    storage.releases[platform.place].first { $0.os == os }
  }

  /// How high a line of a text style is on a platform; nil if no source says.
  public func lineHeight(
    of style: TextStyle, at textSize: TextSize, on platform: Platform
  ) -> LineHeightRow? {
    storage.lineHeights[TextOnPlatform(platform: platform, style: style, textSize: textSize)]
  }

  /// What is known of a text size.
  public func row(of textSize: TextSize) -> TextSizeRow {
    textSizeRows[textSize.order]
  }

  /// What is known of an entry point; nil if the tables do not have it.
  public func row(of entryPoint: EntryPoint) -> EntryPointRow? {
    entryPointRows.first { $0.entryPoint == entryPoint }
  }

  /// The words of a claim.
  public func citation(of claim: Key<Claim>) -> Citation {
    citations[claim.index]
  }

  /// The screen classes that a claim speaks of.
  public func classes(of subject: ClaimSubject) -> [Key<ScreenClass>] {
    storage.tables.classes(of: subject)
  }

  /// Whether it is known, with a reason, that `rule` misses `claim`.
  func isException(_ claim: Key<Claim>, to rule: RuleName) -> Bool {
    exceptions.indices.contains { exceptions[$0].claim == claim && exceptions[$0].rule == rule }
  }
}

extension TextSize {
  /// The place among the text sizes, from the smallest, 0.
  var order: Int {
    switch self {
    case .xs: 0
    case .s: 1
    case .m: 2
    case .l: 3
    case .xl: 4
    case .xxl: 5
    case .xxxl: 6
    case .ax1: 7
    case .ax2: 8
    case .ax3: 9
    case .ax4: 10
    case .ax5: 11
    }
  }
}
