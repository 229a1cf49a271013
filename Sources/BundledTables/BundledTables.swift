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
  public static var dataVersion: String { EmbeddedEngine.dataVersion }

  /// What changed in the data, version by version, as Markdown.
  public static var changes: String {
    EmbeddedTables.bytes(of: "CHANGELOG.md").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Engine {
  /// The engine on the bundled tables, compiled when the package was built.
  public static let bundled = Engine(image: EmbeddedEngine.image)
}

extension Catalog {
  /// The catalog of the bundled tables.
  public static var bundled: Catalog { Engine.bundled.catalog }
}
