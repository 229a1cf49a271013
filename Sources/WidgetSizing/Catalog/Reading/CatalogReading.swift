internal import DataTables

extension Catalog {
  /// Reads tables, and adds rows to them.
  ///
  /// - Parameters:
  ///   - tables: All tables.
  ///   - own: Tables of the same names with the rows to add. A row with a key that is there already is an error.
  /// - Returns: The catalog of all rows that could be read, and every complaint about the others,
  ///   as lines `path:line:column: error: …` in the order of file and line. The catalog may be
  ///   used if there is no complaint.
  public static func read(
    _ tables: TableFiles, adding own: TableFiles? = nil
  ) -> (catalog: Catalog, complaints: [String]) {
    read(tables, own, isReviewing: false)
  }

  /// Reads tables as ``read(_:adding:)`` does, and also complains about rows that are not sorted, and about sizes
  /// larger than their screen.
  ///
  /// No answer depends on the order of rows, but sorted tables are easier to review.
  public static func reviewed(
    _ tables: TableFiles, adding own: TableFiles? = nil
  ) -> (catalog: Catalog, complaints: [String]) {
    read(tables, own, isReviewing: true)
  }

  private static func read(
    _ tables: TableFiles, _ own: TableFiles?, isReviewing: Bool
  ) -> (catalog: Catalog, complaints: [String]) {
    var reader = CatalogReader()
    reader.isReviewing = isReviewing
    reader.read(TableName.allCases, of: tables, adding: own)
    reader.finish()
    // The rows of a user have no version of their own.
    reader.catalog.version = (tables.version ?? "unknown") + (own == nil ? "" : "+local")
    return (Catalog(reader.catalog), reader.complaints.sorted().map(\.description))
  }
}
