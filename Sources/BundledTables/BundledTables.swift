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
    // The first member of this name is that of the package, before those of the tables.
    let package = EmbeddedTables.bytes(of: "datapackage.json") ?? []
    let name = Array("\"version\": \"".utf8)
    var start = 0
    while start + name.count < package.count {
      if package[start..<start + name.count].elementsEqual(name) {
        let version = package[(start + name.count)...].prefix { $0 != UInt8(ascii: "\"") }
        return String(decoding: version, as: UTF8.self)
      }
      start += 1
    }
    return ""
  }
}

extension Engine {
  /// The engine on the bundled tables, compiled when the package was built.
  public static let bundled = EmbeddedEngine.image.withUTF8Buffer {
    unsafe Engine(image: Array($0))
  }
}

extension Catalog {
  /// The catalog of the bundled tables.
  public static var bundled: Catalog { Engine.bundled.catalog }
}
