internal import DataTables

extension Catalog {
  /// Reads layers of data, each laid over the ones before: a row with the same key replaces.
  ///
  /// - Returns: The catalog of all rows that could be read, and every complaint about the others,
  ///   as lines `path:line:column: error: …` in the order of file and line. The catalog may be
  ///   used if there is no complaint.
  public static func read(_ layers: [DataLayer]) -> (catalog: Catalog, complaints: [String]) {
    var reader = CatalogReader()
    reader.read(TableName.allCases, of: layers)
    reader.finish()
    return (reader.catalog, reader.complaints.sorted().map(\.description))
  }
}

/// Reads tables into a catalog and keeps the identifiers by which rows refer to each other.
struct CatalogReader {
  var catalog = Catalog()
  var background = Background()
  var complaints: [Complaint] = []

  var sources: [String: Key<Source>] = [:]
  var screenClasses: [String: Key<ScreenClass>] = [:]
  var devices: [String: Key<Device>] = [:]
  var claims: [String: Key<TodayClaim>] = [:]
  /// The lists of classes that claims speak of, by the claim's identifier.
  var claimClasses: [String: Key<ClassList>] = [:]
  /// The layer that a list comes from. A claim of a later layer may speak of other devices.
  var layersOfLists: [String: Int] = [:]
  /// The layer that is read, from 0.
  var layer = 0
  /// The claims that tables of lists name, and where.
  var listedClaims: [(id: String, path: String, position: Position)] = []
  /// Other names of devices, folded.
  var deviceNames: [FoldedName: Int] = [:]

  /// Reads these tables of all layers, each laid over the ones before.
  mutating func read(_ tables: [TableName], of layers: [DataLayer]) {
    for table in tables {
      for (index, layer) in layers.enumerated() {
        self.layer = index
        if let file = layer.files[table] { read(table, from: file) }
      }
    }
  }

  private mutating func read(_ name: TableName, from file: DataLayer.File) {
    var table = TableReader(Table(parsing: file.bytes, path: file.path))
    switch name {
    case .sources: readSources(&table)
    case .screenClasses: readScreenClasses(&table)
    case .osReleases: readOSReleases(&table)
    case .textSizes: readTextSizes(&table)
    case .entryPoints: readEntryPoints(&table)
    case .devices: readDevices(&table)
    case .deviceNames: readDeviceNames(&table)
    case .claimClasses: readClaimClasses(&table)
    case .todayClaims: readTodayClaims(&table)
    case .exceptions: readExceptions(&table)
    case .lifecycle: readLifecycle(&table)
    case .memoryLimits: readMemoryLimits(&table)
    }
    complaints += table.complaints
  }

  /// Links what can be linked only when all rows are read.
  mutating func finish() {
    for (id, path, position) in listedClaims where claims[id] == nil {
      complaints.append(
        Complaint(
          path: path, position: position, check: .reference,
          message: "claim_id \(quoted(id)) is not the id of a claim"
            + didYouMean(id, in: claims.keys.sorted())))
    }
    catalog.linkDevices()
    catalog.indexNames()
    catalog.osReleases.sort { $0.os < $1.os }
    catalog.textSizeRows.sort { $0.textSize.order < $1.textSize.order }
    if catalog.textSizeRows.count < TextSize.allCases.count {
      complaints.append(
        Complaint(
          path: TableName.textSizes.fileName, position: Position(line: 1, column: 1),
          check: .required,
          message: "expected a row for each of the \(TextSize.allCases.count) text sizes"))
    }
  }
}

extension Rows {
  /// Puts a row under its identifier, in place of an earlier one.
  mutating func put(_ row: Row, under id: String, in keys: inout [String: Key<Row>]) {
    if let key = keys[id] {
      self[key] = row
    } else {
      keys[id] = append(row)
    }
  }
}

extension Points {
  /// What a table may hold. The product of any two fits into an `Int` many times.
  static let inTables = Points(threeHundredths: 1)...Points(100_000)
}

extension TableReader {
  /// A positive number of points, exact to 1/300.
  mutating func optionalPoints(_ column: Column) -> Points? {
    guard let number = optionalDecimal(column, as: "a number of points") else { return nil }
    guard let points = Points(mantissa: number.mantissa, decimals: number.fractionDigits),
      Points.inTables.contains(points)
    else {
      complain(
        about: column, .range, "is not a positive number of points, up to 100000 with two decimals")
      return nil
    }
    return points
  }

  /// A number of points; complains about an empty cell.
  mutating func points(_ column: Column) -> Points? {
    let points = optionalPoints(column)
    if points == nil, field(column).isEmpty {
      complain(about: column, .required, "is not a number of points")
    }
    return points
  }

  /// A range of versions; nil if neither end is given.
  mutating func optionalVersions(
    _ first: Column, _ last: Column
  ) -> ClosedRange<OSVersion>? {
    let lower = optionalInteger(first, in: 1...VersionSet.limit),
      upper = optionalInteger(last, in: 1...VersionSet.limit)
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
