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
  static func fixture(_ claims: [ClaimRow], rows: [TableName: [String]] = [:]) -> Catalog {
    let rows = rows.merging([.claims: claims.map(\.line)]) { $1 }
    let (catalog, complaints) = read(.withoutTodayClaims.putting(TableFiles.texts(rows)))
    precondition(complaints.isEmpty, "\(complaints)")
    return catalog
  }

  /// The bundled tables with these rows, each in place of the row with its key, or added. They must be free of
  /// complaints.
  static func bundled(
    with rows: [TableName: [String]], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Catalog {
    let (catalog, complaints) = read(BundledTables.files.putting(TableFiles.texts(rows)))
    try #require(complaints == [], sourceLocation: sourceLocation)
    return catalog
  }

  /// The bundled tables with these rows added, which must be free of complaints.
  static func bundled(
    adding rows: [TableName: [String]], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Catalog {
    let (catalog, complaints) = read(BundledTables.files, adding: TableFiles(rows: rows))
    try #require(complaints == [], sourceLocation: sourceLocation)
    return catalog
  }

  /// The complaints about rows that are added to the bundled tables, but for keys that are there already.
  static func faults(adding rows: [TableName: [String]]) -> [String] {
    read(BundledTables.files, adding: TableFiles(rows: rows)).complaints
      .filter { !$0.contains("is there already") }
  }
}

extension TableFiles {
  /// The bundled tables without the claims about Today extensions, and without the rows that refer
  /// to them.
  static var withoutTodayClaims: TableFiles {
    var tables = BundledTables.files
    let claims = tables.lines(of: .claims).filter { $0.split(separator: ",")[1] == "widgetkit" }
    let ids = Set(claims.map { $0.prefix { $0 != "," } })
    tables.keepRows(of: .claims) { ids.contains($0.prefix { $0 != "," }) }
    tables.keepRows(of: .claimClasses) { ids.contains($0.prefix { $0 != "," }) }
    tables.keepRows(of: .exceptions) { ids.contains($0.split(separator: ",")[1]) }
    return tables
  }

  /// The bundled tables without claims, and without the rows that refer to them.
  static var withoutClaims: TableFiles {
    var tables = BundledTables.files
    for table in [TableName.claims, .claimClasses, .exceptions, .versionRuns] {
      tables.files[table] = nil
    }
    return tables
  }
}
