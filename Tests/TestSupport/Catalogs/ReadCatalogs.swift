public import WidgetSizingData

extension Catalog {
  /// Reads tables, without the bundled ones.
  public static func read(_ tables: TableFiles) -> (catalog: Catalog, complaints: [String]) {
    read(tables, addedTo: TableSet.bundled.empty)
  }

  /// Reads tables, without the bundled ones, and adds rows to them.
  public static func read(
    _ tables: TableFiles, adding own: TableFiles
  ) -> (catalog: Catalog, complaints: [String]) {
    var set = TableSet.bundled.empty
    _ = set.add(tables)
    return read(own, addedTo: set)
  }
}
