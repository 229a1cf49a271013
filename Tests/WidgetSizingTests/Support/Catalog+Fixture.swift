import Testing
import WidgetSizingData

extension Catalog {
  /// The bundled devices, sources and axes with other claims: those of `claims`, and no other.
  ///
  /// - Parameters:
  ///   - claims: Rows of `claims.csv`.
  ///   - rows: Rows of other tables, laid over the bundled ones.
  /// - Returns: The catalog; tables that cannot be read stop the tests.
  static func fixture(_ claims: [ClaimRow], rows: [TableName: [String]] = [:]) -> Catalog {
    let layer = DataLayer(rows: rows.merging([.claims: claims.map(\.line)]) { $1 })
    let (catalog, complaints) = read([.withoutTodayClaims, layer])
    precondition(complaints.isEmpty, "\(complaints)")
    return catalog
  }

  /// The bundled tables with these rows laid over them, which must be free of complaints.
  static func bundled(
    with rows: [TableName: [String]], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Catalog {
    let (catalog, complaints) = read([BundledTables.layer, DataLayer(rows: rows)])
    try #require(complaints == [], sourceLocation: sourceLocation)
    return catalog
  }
}

extension DataLayer {
  /// The bundled tables without the claims about Today extensions, and without the rows that refer
  /// to them.
  static var withoutTodayClaims: DataLayer {
    var layer = BundledTables.layer
    let claims = layer.lines(of: .claims).filter { $0.split(separator: ",")[1] == "widgetkit" }
    let ids = Set(claims.map { $0.prefix { $0 != "," } })
    layer.keepRows(of: .claims) { ids.contains($0.prefix { $0 != "," }) }
    layer.keepRows(of: .claimClasses) { ids.contains($0.prefix { $0 != "," }) }
    layer.keepRows(of: .exceptions) { ids.contains($0.split(separator: ",")[1]) }
    return layer
  }

  /// The bundled tables without claims, and without the rows that refer to them.
  static var withoutClaims: DataLayer {
    var layer = BundledTables.layer
    for table in [TableName.claims, .claimClasses, .exceptions, .versionRuns] {
      layer.files[table] = nil
    }
    return layer
  }
}
