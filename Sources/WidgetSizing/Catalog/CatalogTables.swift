internal import DataTables

/// The rows of all tables, linked: what a ``Catalog`` is made of.
struct CatalogTables: Sendable {
  /// The version, `YYYY.MM.N`.
  let version: String
  var sources: Rows<Source>
  var screenClasses: Rows<ScreenClass>
  var devices: Rows<Device>
  let deviceNames: [DeviceName]
  let screenReadings: [ScreenReading]
  /// In the order of the platforms and of their versions.
  let osReleases: [OSRelease]
  /// In the order of the text sizes.
  let textSizeRows: [TextSizeRow]
  /// In the order of lists.
  let textStyles: [TextStyleRow]
  let lineHeights: [LineHeightRow]
  /// In the order of lists.
  let entryPointRows: [EntryPointRow]
  /// What empty cells of claims mean, for each kind of widget.
  let kindAxes: [KindAxes]
  private(set) var claims = Rows<Claim>()
  /// The texts of the claims.
  let citations: Citations
  /// The identifiers of families and variants, by their places.
  let familyIDs, variantIDs: ValueIDs
  /// In the order of lists.
  let families: [FamilyRow]
  let familyQuantities: [FamilyQuantity]
  let quantityStarts: [QuantityStart]
  /// The families of which each quantity, by its place, belongs to the model.
  let modelFacts: [PlaceSet<WidgetFamily>]
  /// The models that each source names in claims about such numbers.
  var namedModels: [Key<Source>: Set<Key<Device>>] = [:]
  /// In the order of lists.
  let variants: [VariantRow]
  let widgetFamilies: [FamilyAvailability]
  /// In the order of the variants.
  let familyVariants: [FamilyVariant]
  let versionRuns: [VersionRun]
  /// The same by the widgets that they are about.
  let placeRuns: [RunPlace: PlaceRuns]
  let homeScreens: Rows<HomeScreenGrid>
  private(set) var classLists = Rows<ClassList>()
  let exceptions: [Exception]
  let archiveRefusals: [ArchiveRefusal]

  /// Reads tables that have been checked.
  init(_ tables: TableSet) {
    let rows = TableRows(tables)
    version = tables.version
    sources = Rows(rows.all())
    screenClasses = Rows(rows.all())
    devices = Rows(rows.all())
    deviceNames = rows.all()
    screenReadings = rows.all()
    osReleases = rows.all(OSRelease.self).sorted {
      ($0.platform.place, $0.os) < ($1.platform.place, $1.os)
    }
    textSizeRows = rows.all(TextSizeRow.self).sorted { $0.textSize.place < $1.textSize.place }
    textStyles = rows.all(TextStyleRow.self).sorted {
      ($0.order, $0.style.rawValue) < ($1.order, $1.style.rawValue)
    }
    lineHeights = rows.all()
    entryPointRows = rows.all(EntryPointRow.self).sorted { $0.order < $1.order }
    (familyIDs, variantIDs) = (rows.familyIDs, rows.variantIDs)
    families = rows.all(FamilyRow.self).sorted { ($0.order, $0.id) < ($1.order, $1.id) }
    familyQuantities = rows.all()
    quantityStarts = rows.all()
    modelFacts = rows.all(of: "model_facts") { FamilyQuantity(&$0) }.families
    let variants = rows.all(VariantRow.self).sorted { ($0.order, $0.id) < ($1.order, $1.id) }
    self.variants = variants
    let places = Dictionary(
      variants.enumerated().map { ($0.element.variant, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    familyVariants = rows.all(FamilyVariant.self).sorted {
      places[$0.variant] ?? 0 < places[$1.variant] ?? 0
    }
    widgetFamilies = rows.all()
    kindAxes = KindAxes.all(rows)
    let versionRuns: [VersionRun] = rows.all()
    self.versionRuns = versionRuns
    placeRuns = versionRuns.byPlace
    let classes = screenClasses
    homeScreens = Rows(rows.all(of: HomeScreenGrid.table) { HomeScreenGrid(&$0, classes) })
    exceptions = rows.all()
    archiveRefusals = rows.all()
    citations = Citations(tables.table(Claim.table))
    readClaims(tables.table(Claim.table), rows)
    for setting in rows.all(ZoomSetting.self) {
      devices[setting.device].zoomSettings[setting.setting] = setting
    }
    linkTexts(rows)
    linkDevices()
    linkFacts()
    linkSightings()
  }

  private mutating func readClaims(_ table: EncodedTable, _ rows: TableRows) {
    // The lists of classes that claims speak of, by the claim.
    var lists: [Key<ClassList>?] = Array(repeating: nil, count: table.rowCount)
    for listed in rows.all(ListedClass.self) {
      let list = lists[listed.claim.index] ?? classLists.append(ClassList(screenClasses: []))
      lists[listed.claim.index] = list
      classLists[list].screenClasses.append(listed.screenClass)
    }
    let columns = ClaimColumns(table, rows, kindAxes)
    let scales = CommonScales(screenClasses, devices, classLists)
    claims = Rows((0..<table.rowCount).map { columns.claim($0, lists[$0], scales) })
  }

  /// Sets what tables of their own say of sources and devices.
  private mutating func linkTexts(_ rows: TableRows) {
    let cautions = rows.all(of: "source_cautions") { row -> (Key<Source>, String) in
      (row.key("source_id"), row.text("caution"))
    }
    for (source, caution) in cautions { sources[source].caution = caution }
    let releases = rows.all(of: "device_releases") { row -> (Key<Device>, String) in
      (row.key("device"), row.text("released"))
    }
    for (device, released) in releases { devices[device].released = released }
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

  func release(_ os: OSVersion, of platform: Platform = .iOS) -> OSRelease? {
    osReleases.first { $0.platform == platform && $0.os == os }
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
