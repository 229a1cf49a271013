internal import DataTables

extension CatalogReader {
  mutating func readFamilies(_ table: inout TableReader) {
    readNames(&table) { catalog, id, order, name in
      let row = FamilyRow(family: WidgetFamily(id), order: order, name: name)
      catalog.families.removeAll { $0.family == row.family }
      catalog.families.append(row)
    }
  }

  mutating func readVariants(_ table: inout TableReader) {
    readNames(&table) { catalog, id, order, name in
      let row = VariantRow(variant: WidgetVariant(id), order: order, name: name)
      catalog.variants.removeAll { $0.variant == row.variant }
      catalog.variants.append(row)
    }
  }

  /// Reads a table of identifiers, which stand between the dots of those of cells, with their names.
  private mutating func readNames(
    _ table: inout TableReader, _ put: (inout CatalogTables, String, Int, String) -> Void
  ) {
    let id = table.column("id"), order = table.column("order"), name = table.column("name")
    table.checkUnique(id)
    _ = table.rows { row in
      let text = row.text(id), order = row.integer(order, in: 1...1_000), name = row.text(name)
      guard let text, let order, let name else { return }
      guard text.utf8.allSatisfy(Self.isInIdentifiers), text.utf8.count <= WidgetFamily.limit else {
        return row.complain(
          about: id, .form, "is not at most \(WidgetFamily.limit) letters, digits and hyphens")
      }
      put(&catalog, text, order, name)
    }
  }

  private static func isInIdentifiers(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  mutating func readFamilyVariants(_ table: inout TableReader) {
    let platform = table.column("platform"), family = table.column("family")
    let variant = table.column("variant"), first = table.column("os_first")
    let source = table.column("source_id"), note = table.column("note")
    let platforms = Choices<Platform>(), families = catalog.familyChoices
    let variants = catalog.variantChoices
    table.checkUnique(platform, family, variant)
    _ = table.rows { row in
      let platform = row.choice(platform, of: platforms), family = row.choice(family, of: families)
      let variant = row.choice(variant, of: variants)
      let os = row.integer(first, in: 1...VersionSet.limit).map { OSVersion($0) }
      let source = row.optionalReference(source, in: sources, as: "the id of a source")
      if let platform, let os { row.checkRelease(os, of: platform, first, in: catalog) }
      guard let platform, let family, let variant, let os, row.isSound else { return }
      catalog.familyVariants.removeAll {
        $0.platform == platform && $0.family == family && $0.variant == variant
      }
      catalog.familyVariants.append(
        FamilyVariant(
          platform: platform, family: family, variant: variant, firstOS: os, source: source,
          note: row.optionalText(note)))
    }
  }

  mutating func readWidgetFamilies(_ table: inout TableReader) {
    let platform = table.column("platform"), family = table.column("family")
    let firstColumn = table.column("os_first"), source = table.column("source_id")
    let note = table.column("note")
    let platforms = Choices<Platform>(), families = catalog.familyChoices
    table.checkUnique(platform, family)
    _ = table.rows { row in
      let platform = row.choice(platform, of: platforms), family = row.choice(family, of: families)
      let first = row.integer(firstColumn, in: 1...VersionSet.limit)
      let source = row.optionalReference(source, in: sources, as: "the id of a source")
      if let platform, let first {
        row.checkRelease(OSVersion(first), of: platform, firstColumn, in: catalog)
      }
      guard let platform, let family, let first, row.isSound else { return }
      let availability = FamilyAvailability(
        platform: platform, family: family, firstOS: OSVersion(first), source: source,
        note: row.optionalText(note))
      catalog.widgetFamilies.put(
        availability, under: "\(platform.rawValue).\(family.rawValue)", in: &widgetFamilies)
    }
  }

  mutating func readHomeScreens(_ table: inout TableReader) {
    let id = table.column("id"), source = table.column("source_id")
    let screenClass = table.column("screen_class")
    let first = table.column("os_first"), last = table.column("os_last")
    let zoom = table.column("zoom"), icons = table.column("icons"), note = table.column("note")
    let origins = ["left_pt", "right_pt", "top_pt", "middle_pt", "bottom_pt"].map {
      table.column($0)
    }
    let zooms = Choices(zoomsBut: .standard)
    let iconSizes = Choices<WidgetVariant>([("small", .iconsSmall), ("large", .iconsLarge)])
    table.checkUnique(id)
    _ = table.rows { row in
      let id = row.text(id)
      let source = row.reference(source, in: sources, as: "the id of a source")
      let screenClass = row.reference(
        screenClass, in: screenClasses, as: "the id of a screen class")
      let os = row.versions(first, last, of: .iOS, in: catalog)
      let zoom = row.optionalChoice(zoom, of: zooms) ?? .standard
      let icons = row.optionalChoice(icons, of: iconSizes)
      let scale = screenClass.map { catalog.screenClasses[$0].scale }
      let points = origins.map { row.optionalPoints($0, atScale: scale) }
      guard let id, let source, let screenClass, let os, row.isSound else { return }
      catalog.homeScreens.put(
        HomeScreenGrid(
          id: id, source: source, screenClass: screenClass, os: os, zoom: zoom, icons: icons,
          left: points[0], right: points[1], top: points[2], middle: points[3], bottom: points[4],
          note: row.optionalText(note)),
        under: id, in: &homeScreens)
    }
  }
}

/// The columns of `widgetkit_claims.csv`, looked up once.
struct WidgetKitClaimColumns: ClaimColumns {
  let shared: SharedClaimColumns
  let osBasis, platform, zoom, family, variant, method: Column

  let bases = Choices<Claim.VersionBasis>([("stated", .stated), ("inferred", .inferred)])
  let platforms = Choices<Platform>()
  let zooms = Choices(zoomsBut: .standard)
  let families: Choices<WidgetFamily>
  let variants: Choices<WidgetVariant>
  let methods = Choices<Claim.Method>()

  init(_ table: inout TableReader, _ catalog: CatalogTables) {
    families = catalog.familyChoices
    variants = catalog.variantChoices
    shared = SharedClaimColumns(&table)
    osBasis = table.column("os_basis")
    platform = table.column("platform")
    zoom = table.column("zoom")
    family = table.column("family")
    variant = table.column("variant")
    method = table.column("method")
  }

  func claim(
    of row: inout TableReader, in reader: CatalogReader
  ) -> (Claim, Citation)? {
    let stated = shared.stated(in: &row, reader)
    let platform = row.choice(platform, of: platforms)
    let os = platform.flatMap {
      row.versions(shared.firstOS, shared.lastOS, of: $0, in: reader.catalog)
    }
    let basis = row.choice(osBasis, of: bases)
    let subject = platform.flatMap { self.subject(of: &row, on: $0, in: reader) }
    let zoom = row.optionalChoice(zoom, of: zooms) ?? .standard
    let family = row.choice(family, of: families)
    let variant = row.optionalChoice(variant, of: variants)
    let method = row.choice(method, of: methods)
    let scale = subject.flatMap { reader.scale(of: $0) }
    let value = row.points(shared.value, atScale: scale)
    guard let stated, let value, let os, let basis, let platform, let subject, let family,
      let method, row.isSound
    else { return nil }
    return (
      Claim(
        source: stated.source, use: stated.use, quantity: stated.quantity, value: value,
        formula: nil,
        platform: platform, os: os, osBasis: basis, subject: subject, zoom: zoom,
        method: method, setting: .widget(WidgetSetting(family: family, variant: variant))),
      stated.citation
    )
  }

  /// The device axis, which is given in at most one way, and by devices of the platform.
  private func subject(
    of row: inout TableReader, on platform: Platform, in reader: CatalogReader
  ) -> ClaimSubject? {
    let device = row.optionalReference(shared.device, in: reader.devices, as: "the id of a device")
    let screenClass = row.optionalReference(
      shared.screenClass, in: reader.screenClasses, as: "the id of a screen class")
    let claim = row.field(shared.id).text
    let isOld = reader.layersOfLists[claim].map { $0 < reader.layer } ?? false
    let list = (device != nil || screenClass != nil) && isOld ? nil : reader.claimClasses[claim]
    let subjects: [ClaimSubject] = [
      device.map { .device($0) }, screenClass.map { .screenClass($0) }, list.map { .list($0) },
    ].compactMap(\.self)
    if subjects.count > 1 {
      row.complain(
        .reference, at: row.position(shared.device),
        "the devices must be given in one way: a device, a screen class, or rows of "
          + "widgetkit_claim_classes")
      return nil
    }
    let subject = subjects.first ?? .anything
    let classes = subject == .anything ? [] : reader.catalog.classes(of: subject)
    if classes.contains(where: { reader.catalog.screenClasses[$0].idiom != platform.idiom }) {
      row.complain(
        .reference, at: row.position(self.platform),
        "platform \(quoted(platform.rawValue)) is not that of the devices")
      return nil
    }
    return subject
  }
}

extension CatalogTables {
  /// The families that a cell may name.
  fileprivate var familyChoices: Choices<WidgetFamily> {
    Choices(families.map { ($0.family.rawValue, $0.family) })
  }

  /// The variants that a cell may name.
  fileprivate var variantChoices: Choices<WidgetVariant> {
    Choices(variants.map { ($0.variant.rawValue, $0.variant) })
  }
}

extension CatalogReader {
  /// Pixels a point on the screens that a claim speaks of; nil if they differ or are not said.
  fileprivate func scale(of subject: ClaimSubject) -> Int? {
    guard subject != .anything else { return nil }
    let scales = Set(catalog.classes(of: subject).map { catalog.screenClasses[$0].scale })
    return scales.count == 1 ? scales.first : nil
  }
}

extension Choices where Value == DisplayZoom {
  /// The choices by their raw values, without one that is written as an empty cell.
  fileprivate init(zoomsBut excluded: DisplayZoom) {
    self.init(DisplayZoom.allCases.filter { $0 != excluded }.map { ($0.rawValue, $0) })
  }
}

extension TableReader {
  /// A range of versions; complains about an empty cell.
  fileprivate mutating func versions(
    _ first: Column, _ last: Column, of platform: Platform, in catalog: CatalogTables
  ) -> ClosedRange<OSVersion>? {
    let versions = optionalVersions(first, last, of: platform, in: catalog)
    if versions == nil, isSound {
      complain(.required, at: position(first), "os_first is empty; a value is required")
    }
    return versions
  }

  /// A number of points, to the nearest pixel if it is the two-decimal rounding of one; complains
  /// about an empty cell.
  fileprivate mutating func points(_ column: Column, atScale scale: Int?) -> Points? {
    points(column).map { scale.map($0.pixelOfTwoDecimals) ?? $0 }
  }

  /// A number of points, as ``points(_:atScale:)`` reads it, or nil if the cell is empty.
  fileprivate mutating func optionalPoints(_ column: Column, atScale scale: Int?) -> Points? {
    optionalPoints(column).map { scale.map($0.pixelOfTwoDecimals) ?? $0 }
  }
}
