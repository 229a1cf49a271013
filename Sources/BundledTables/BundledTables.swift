@_exported public import WidgetSizing

/// The tables that come with the package.
public enum BundledTables {
  /// The tables as files, not yet read. Their paths are those below the package.
  public static var layer: DataLayer {
    var files: [TableName: DataLayer.File] = [:]
    for table in TableName.allCases {
      if let bytes = EmbeddedTables.bytes(of: "tables/\(table.fileName)") {
        files[table] = DataLayer.File(bytes: bytes, path: "Data/tables/\(table.fileName)")
      }
    }
    return DataLayer(files: files)
  }

  /// The version of the data, `YYYY.MM.N`, as `datapackage.json` states it.
  public static var dataVersion: String {
    let package = EmbeddedTables.bytes(of: "datapackage.json") ?? []
    let words = String(decoding: package, as: UTF8.self).split(separator: "\"")
    guard let name = words.firstIndex(of: "version"), name + 2 < words.endIndex else { return "" }
    return String(words[name + 2])
  }
}

extension Catalog {
  /// The catalog of the bundled tables, read once.
  public static let bundled = read([BundledTables.layer]).catalog
}
