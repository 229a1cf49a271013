/// The tables while they are read and linked: what a ``Catalog`` is made of.
struct CatalogTables: Sendable {
  /// The version, `YYYY.MM.N`.
  var version = ""
  var sources = Rows<Source>()
  var screenClasses = Rows<ScreenClass>()
  var devices = Rows<Device>()
  var deviceNames: [DeviceName] = []
  var screenReadings: [ScreenReading] = []
  var osReleases: [OSRelease] = [] {
    didSet { linkVersions() }
  }
  /// The versions of each platform, in the order of the platforms.
  private var versions: [PlaceSet<OSVersion>] = []
  var textSizeRows: [TextSizeRow] = []
  /// In the order of lists.
  var textStyles: [TextStyleRow] = []
  var lineHeights: [LineHeightRow] = []
  var entryPointRows: [EntryPointRow] = []
  /// What empty cells of claims mean, for each kind of widget.
  var kindAxes = WidgetKind.allCases.map { _ in KindAxes() }
  var claims = Rows<Claim>()
  /// The texts of each claim, in the order of the claims.
  var citations: [Citation] = []
  /// The identifiers of families and variants, by their places.
  var familyIDs = ValueIDs(WidgetFamily.known)
  var variantIDs = ValueIDs(WidgetVariant.known)
  /// In the order of lists.
  var families: [FamilyRow] = []
  var familyNames: [FamilyName] = []
  var familyQuantities: [FamilyQuantity] = []
  var variants: [VariantRow] = []
  var widgetFamilies: [FamilyAvailability] = []
  /// In the order of the variants.
  var familyVariants: [FamilyVariant] = []
  var versionRuns: [VersionRun] = []
  /// The same by the widgets that they are about.
  var placeRuns: [RunPlace: PlaceRuns] = [:]
  var homeScreens = Rows<HomeScreenGrid>()
  var classLists = Rows<ClassList>()
  var exceptions: [Exception] = []
  var archiveRefusals: [ArchiveRefusal] = []

  /// The versions of a platform that exist.
  func versions(of platform: Platform) -> PlaceSet<OSVersion> {
    versions.isEmpty ? PlaceSet<OSVersion>() : versions[platform.place]
  }

  /// The versions of a platform from the first that has a family of a kind, the oldest first.
  func versions(with kind: WidgetKind, on platform: Platform) -> [OSVersion] {
    let own = Set(families.lazy.filter { $0.kind == kind }.map(\.family))
    let first = widgetFamilies.lazy
      .filter { $0.platform == platform && own.contains($0.family) }.map(\.firstOS).min()
    return osReleases.filter { release in
      release.platform == platform && first.map { release.os >= $0 } ?? false
    }.map(\.os)
  }

  private mutating func linkVersions() {
    versions = Platform.allCases.map { platform in
      var versions = PlaceSet<OSVersion>()
      for release in osReleases where release.platform == platform {
        versions.insert(release.os...release.os)
      }
      return versions
    }
  }

  func release(_ os: OSVersion, of platform: Platform = .iOS) -> OSRelease? {
    osReleases.first { $0.platform == platform && $0.os == os }
  }

  /// Sorts the releases by platform and version.
  mutating func sortReleases() {
    osReleases.sort { ($0.platform.place, $0.os) < ($1.platform.place, $1.os) }
  }

  /// Sorts text styles, families, variants and the variants of each family into the order of lists.
  mutating func sortNames() {
    families.sort { ($0.order, $0.id) < ($1.order, $1.id) }
    textStyles.sort { ($0.order, $0.style.rawValue) < ($1.order, $1.style.rawValue) }
    variants.sort { ($0.order, $0.id) < ($1.order, $1.id) }
    let places = Dictionary(
      variants.enumerated().map { ($0.element.variant, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    familyVariants.sort { places[$0.variant] ?? 0 < places[$1.variant] ?? 0 }
  }

  func classes(of subject: ClaimSubject) -> [Key<ScreenClass>] {
    switch subject {
    case .device(let device): devices[device].screenClass.map { [$0] } ?? []
    case .screenClass(let screenClass): [screenClass]
    case .list(let list): classLists[list].screenClasses
    case .idiom(let idiom): screenClasses.keys.filter { screenClasses[$0].idiom == idiom }
    case .anything: screenClasses.keys.filter { screenClasses[$0].idiom != .watch }
    }
  }
}
