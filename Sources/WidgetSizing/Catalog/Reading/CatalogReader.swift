internal import DataTables
internal import Wording

/// Reads tables into a catalog, and resolves the identifiers by which rows refer to each other.
struct CatalogReader {
  var catalog = CatalogTables()
  var background = Background()
  var complaints: [Complaint] = []

  var sources = Identifiers<Source>(of: "a source")
  var screenClasses = Identifiers<ScreenClass>(of: "a screen class")
  var devices = Identifiers<Device>(of: "a device")
  var claims = Identifiers<Claim>(of: "a claim")
  /// The lists of classes that claims speak of, by the claim's identifier.
  var claimClasses = Identifiers<ClassList>(of: "a claim")
  var homeScreens = Identifiers<HomeScreenGrid>(of: "a Home Screen")
  /// Whether the tables are checked for more than what an answer needs: the order of rows, and numbers larger
  /// than their screen.
  var isReviewing = false
  /// Whether rows are added to the tables.
  private var addsRows = false
  /// The claims that lists of classes refer to, and where.
  var listedClaims: [(id: FieldText, path: String, position: Position)] = []
  /// Where each claim stands that other claims may bound: a minimum, a radius or a margin.
  var boundedClaims: [Key<Claim>: (path: String, position: Position)] = [:]
  /// Where each claim about a side of a widget in families stands; empty unless the tables are reviewed.
  var sideClaims: [Key<Claim>: (path: String, position: Position)] = [:]
  /// The keys of rows with errors. References to these rows are not reported in addition.
  var excused: Set<FieldText> = []
  /// What the reading of each table says of it.
  private(set) var descriptions: [TableName: TableDescription] = [:]
  /// The last file of each table.
  private var paths: [TableName: String] = [:]

  /// Reads these tables, and adds the rows of those with the same names.
  mutating func read(_ names: [TableName], of tables: TableFiles, adding own: TableFiles? = nil) {
    addsRows = own != nil
    for name in names {
      let table = tables.files[name].map { Table(parsing: $0.bytes, path: $0.path) }
      if let table { read(name, from: table) }
      if let file = own?.files[name] {
        read(name, from: Table(parsing: file.bytes, path: file.path), addedTo: table)
      }
    }
  }

  private mutating func read(_ name: TableName, from rows: Table, addedTo existing: Table? = nil) {
    var table = TableReader(rows)
    table.existing = existing
    table.excused = excused
    table.checksOrder = isReviewing
    switch name {
    case .sources: readSources(&table)
    case .sourceCautions: readSourceCautions(&table)
    case .screenClasses: readScreenClasses(&table)
    case .osReleases: readOSReleases(&table)
    case .textSizes: readTextSizes(&table)
    case .textStyles: readTextStyles(&table)
    case .lineHeights: readLineHeights(&table)
    case .entryPoints: readEntryPoints(&table)
    case .devices: readDevices(&table)
    case .zoomSettings: readZoomSettings(&table)
    case .deviceReleases: readDeviceReleases(&table)
    case .osRanges: readOSRanges(&table)
    case .screenReadings: readScreenReadings(&table)
    case .deviceNames: readDeviceNames(&table)
    case .kindAxes: readKindAxes(&table)
    case .claimClasses: readClaimClasses(&table)
    case .claims: readClaims(&table)
    case .families: readFamilies(&table)
    case .familyNames: readFamilyNames(&table)
    case .familyQuantities: readFamilyQuantities(&table)
    case .variants: readVariants(&table)
    case .widgetFamilies: readWidgetFamilies(&table)
    case .familyVariants: readFamilyVariants(&table)
    case .versionRuns: readVersionRuns(&table)
    case .exceptions: readExceptions(&table)
    case .homeScreens: readHomeScreens(&table)
    case .lifecycle: readLifecycle(&table)
    case .memoryLimits: readMemoryLimits(&table)
    case .archiveLimits: readArchiveLimits(&table)
    }
    complaints += table.complaints
    descriptions[name] = table.description
    paths[name] = rows.path
    excused.formUnion(table.identifiersOfUnsoundRows)
  }

  /// Links and checks what needs all rows.
  mutating func finish() {
    for (id, path, position) in listedClaims where claims[id] == nil && !excused.contains(id) {
      complaints.append(
        Complaint(
          path: path, position: position, check: .reference,
          message: "claim_id \(quoted(id.text)) is not the id of a claim"
            + didYouMean(id.text, in: claims.index.names.sorted())))
    }
    // The bundled tables alone are checked when they are reviewed, not each time they are read.
    if isReviewing || addsRows { checkBounds() }
    catalog.linkDevices()
    catalog.linkSightings()
    catalog.linkVersionRuns()
    catalog.sortReleases()
    catalog.sortNames()
    catalog.textSizeRows.sort { $0.textSize.place < $1.textSize.place }
    let isComplete = Set(catalog.textSizeRows.map(\.textSize)).count == TextSize.allCases.count
    // A row with an error already has its own complaint.
    if !isComplete, excused.isDisjoint(with: TextSize.all.map { FieldText($0.rawValue) }) {
      complaints.append(
        Complaint(
          path: paths[.textSizes] ?? TableName.textSizes.fileName,
          position: Position(line: 1, column: 1),
          check: .required,
          message: "expected a row for each of the \(TextSize.allCases.count) text sizes"))
    }
    // Grids are inferred by the engine, which wants sound tables.
    if isReviewing, complaints.isEmpty { checkGrids() }
  }
}

extension Points {
  /// The numbers of a formula. The product of any two fits into an `Int`.
  static let inTables = Points(threeHundredths: 1)...Points(100_000)
  /// The lengths that a table may state.
  package static let lengths = Points(1)...Points(100_000)
}

extension TableReader {
  /// A number of points from `least` to 100000, exact to 1/300; nil if the cell is empty.
  mutating func optionalPoints(_ column: Column, from least: Int = 1) -> Points? {
    guard let number = optionalDecimal(column, as: "a number of points") else { return nil }
    guard let points = Points(mantissa: number.mantissa, decimals: number.fractionDigits),
      (Points(least)...Points.lengths.upperBound).contains(points)
    else {
      complain(
        about: column, .range,
        "is not a number of points from \(least) to 100000 with up to two decimals")
      return nil
    }
    return points
  }

  /// A range of versions of a platform that exist; nil if neither end is given.
  mutating func optionalVersions(
    _ first: Column, _ last: Column, of platform: Platform = .iOS, in catalog: CatalogTables
  ) -> ClosedRange<OSVersion>? {
    guard let versions = optionalVersions(first, last) else { return nil }
    for (column, os) in [(first, versions.lowerBound), (last, versions.upperBound)] {
      checkRelease(os, of: platform, column, in: catalog)
    }
    return versions
  }

  /// Complains about a version that does not exist on the platform.
  mutating func checkRelease(
    _ os: OSVersion, of platform: Platform, _ column: Column, in catalog: CatalogTables
  ) {
    guard !catalog.versions(of: platform).contains(os), !excused.contains(field(column)) else {
      return
    }
    complain(
      about: column, .reference, "is not a version of \(platform.rawValue) in os_releases")
  }

  /// A range of versions; nil if neither end is given.
  private mutating func optionalVersions(
    _ first: Column, _ last: Column
  ) -> ClosedRange<OSVersion>? {
    let lower = optionalInteger(first, in: 1...OSVersion.limit),
      upper = optionalInteger(last, in: 1...OSVersion.limit)
    guard let lower else {
      if upper != nil { complain(about: last, .range, "ends a range that has no beginning") }
      return nil
    }
    guard let upper, lower <= upper else {
      complain(about: last, .range, "is not a version from \(lower) on")
      return nil
    }
    return OSVersion(lower)...OSVersion(upper)
  }
}

extension TableReader {
  /// A number of points from 1 to 100000, exact to 1/300; nil if the cell is empty.
  mutating func optionalPoints(_ name: String) -> Points? {
    optionalPoints(column(reading: name))
  }

  /// A number of points; complains about an empty cell.
  mutating func points(_ name: String) -> Points {
    requires(name) ? optionalPoints(name) ?? .zero : .zero
  }

  /// A whole number of points, as screens have; complains about an empty cell.
  mutating func wholePoints(_ name: String) -> Points { Points(integer(name, in: 1...100_000)) }

  /// A whole number of points, or nil if the cell is empty.
  mutating func optionalWholePoints(_ name: String) -> Points? {
    optionalInteger(name, in: 1...100_000).map { Points($0) }
  }

  /// A version of any platform; complains about an empty cell.
  mutating func version(_ name: String) -> OSVersion {
    OSVersion(integer(name, in: 1...OSVersion.limit))
  }

  /// A version of any platform, or nil if the cell is empty.
  mutating func optionalVersion(_ name: String) -> OSVersion? {
    optionalInteger(name, in: 1...OSVersion.limit).map { OSVersion($0) }
  }

  /// A version that exists, if the platform is known; complains about an empty cell.
  mutating func version(
    _ name: String, of platform: Platform?, in catalog: CatalogTables
  ) -> OSVersion {
    guard requires(name), let os = optionalVersion(name) else { return OSVersion(1) }
    if let platform { checkRelease(os, of: platform, name, in: catalog) }
    return os
  }

  /// A range of versions of iOS that exist; complains about empty cells.
  mutating func versions(
    _ first: String, _ last: String, in catalog: CatalogTables
  ) -> ClosedRange<OSVersion> {
    let none = OSVersion(1)...OSVersion(1)
    if optionalText(last) == nil, !requires(first) { return none }
    return optionalVersions(first, last, in: catalog) ?? none
  }

  /// A range of versions of a platform that exist; nil if neither end is given.
  mutating func optionalVersions(
    _ first: String, _ last: String, of platform: Platform = .iOS, in catalog: CatalogTables
  ) -> ClosedRange<OSVersion>? {
    optionalVersions(
      column(reading: first), column(reading: last), of: platform, in: catalog)
  }

  /// Complains about a version that does not exist on the platform.
  mutating func checkRelease(
    _ os: OSVersion, of platform: Platform, _ name: String, in catalog: CatalogTables
  ) {
    checkRelease(os, of: platform, column(of: name), in: catalog)
  }

  /// How many characters an identifier of a family, a variant or a text style may have.
  private static var nameLimit: Int { 24 }

  /// An identifier that becomes a part of the identifiers of cells, so that it contains no dots.
  mutating func name(_ name: String) -> String {
    let text = text(name)
    if !text.utf8.allSatisfy(Self.isInIdentifiers) || text.utf8.count > Self.nameLimit {
      complain(
        about: name, .form, "is not at most \(Self.nameLimit) letters, digits and hyphens")
    }
    return text
  }

  private static func isInIdentifiers(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
