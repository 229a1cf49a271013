package import DataTables

extension Catalog {
  /// Makes a catalog of tables that have been checked.
  public init(_ tables: TableSet) { self.init(CatalogTables(tables)) }

  /// Adds the rows of files to tables, and reads them.
  ///
  /// - Parameters:
  ///   - own: The files. A row with a key that is there already is an error.
  ///   - tables: The tables.
  /// - Returns: The catalog of all rows without an error, and every complaint about the others, as lines
  ///   `path:line:column: error: …` in the order of file and line. The catalog may be used if there is no
  ///   complaint.
  public static func read(
    _ own: TableFiles, addedTo tables: TableSet
  ) -> (catalog: Catalog, complaints: [String]) {
    var tables = tables
    let (catalog, complaints) = tables.read(own)
    return (catalog, complaints.sorted().map(\.description))
  }
}

extension TableSet {
  /// Adds the rows of files, and reads the tables; `isReview` as for ``add(_:isReview:)``.
  package mutating func read(
    _ own: TableFiles, isReview: Bool = false
  ) -> (catalog: Catalog, complaints: [Complaint]) {
    let complaints = add(own, isReview: isReview)
    let tables = CatalogTables(self)
    let catalog = Catalog(tables)
    let found = complaints + RowChecks(self, tables).complaints
    // Sizes are inferred by the engine, which wants sound tables.
    return (catalog, found.isEmpty ? SizeChecks(self, catalog).complaints : found)
  }
}
