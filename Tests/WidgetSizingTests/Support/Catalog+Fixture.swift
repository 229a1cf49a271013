import TestSupport
import Testing
import WidgetSizingData

extension Catalog {
  /// The bundled devices, sources and axes with other claims: those of `claims`, and no other.
  ///
  /// - Parameters:
  ///   - claims: Rows of `claims.csv`.
  ///   - rows: Rows of other tables, each in place of the row with its key, or added.
  /// - Returns: The catalog; tables that cannot be read stop the tests.
  static func fixture(_ claims: [ClaimRow], rows: [String: [String]] = [:]) -> Catalog {
    let rows = rows.merging(["claims": claims.map(\.line)]) { $1 }
    let (catalog, complaints) = read(.withoutTodayClaims.putting(TableFiles.texts(rows)))
    // Made-up numbers may be larger than their screen.
    precondition(complaints.allSatisfy { $0.contains(" is more than ") }, "\(complaints)")
    return catalog
  }

  /// The bundled tables with these rows, each in place of the row with its key, or added. They must be free of
  /// complaints.
  static func bundled(
    with rows: [String: [String]], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Catalog {
    let (catalog, complaints) = read(TableFiles.bundled.putting(TableFiles.texts(rows)))
    try #require(complaints == [], sourceLocation: sourceLocation)
    return catalog
  }

  /// The bundled tables with these rows added, which must be free of complaints.
  static func bundled(
    adding rows: [String: [String]], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Catalog {
    let (catalog, complaints) = read(TableFiles(rows: rows), addedTo: .bundled)
    try #require(complaints == [], sourceLocation: sourceLocation)
    return catalog
  }

  /// The complaints about rows that are added to the bundled tables, but for keys that are there already.
  static func faults(adding rows: [String: [String]]) -> [String] {
    let own = TableFiles(rows: rows)
    return read(own, addedTo: rows.count == 1 ? .without(rows.first?.key ?? "") : .bundled)
      .complaints
      .filter { !$0.contains("is there already") }
  }
}

extension TableSet {
  /// The bundled tables without the rows of one, if rows of others do not refer to them.
  static func without(_ table: String) -> TableSet {
    let bare = [
      "kind_axes", "os_releases", "zoom_settings", "memory_limits", "lifecycle", "entry_points",
      "version_runs", "device_releases",
    ]
    guard bare.contains(table) else { return .bundled }
    let others = BundledTables.names.filter { $0 != table }
    return TableSet(
      version: "1",
      Dictionary(uniqueKeysWithValues: others.map { ($0, TableSet.bundled.table($0)) }),
      described: { BundledTables.descriptions })
  }
}

extension TableFiles {
  /// The bundled tables without the claims about Today extensions, and without the rows that refer
  /// to them.
  static let withoutTodayClaims: TableFiles = {
    var tables = TableFiles.bundled
    let claims = tables.lines(of: "claims").filter { $0.split(separator: ",")[1] == "widgetkit" }
    let ids = Set(claims.map { $0.prefix { $0 != "," } })
    tables.keepRows(of: "claims") { ids.contains($0.prefix { $0 != "," }) }
    tables.keepRows(of: "claim_classes") { ids.contains($0.prefix { $0 != "," }) }
    tables.keepRows(of: "exceptions") { ids.contains($0.split(separator: ",")[1]) }
    return tables
  }()

  /// The bundled tables without claims, and without the rows that refer to them.
  static var withoutClaims: TableFiles {
    var tables = TableFiles.bundled
    for table in ["claims", "claim_classes", "exceptions", "version_runs"] {
      tables.files[table] = nil
    }
    return tables
  }
}
