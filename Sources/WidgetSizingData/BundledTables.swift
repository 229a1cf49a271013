@_exported public import WidgetSizing

/// The tables that come with the package.
public enum BundledTables {
  /// The tables as files, not yet read. Their paths are those below the package.
  public static var files: TableFiles {
    var files: [TableName: TableFiles.File] = [:]
    for table in TableName.allCases {
      if let bytes = EmbeddedTables.bytes(of: "tables/\(table.fileName)") {
        files[table] = TableFiles.File(bytes: bytes, path: "Data/tables/\(table.fileName)")
      }
    }
    return TableFiles(files: files, version: dataVersion)
  }

  /// The version of the data, `YYYY.MM.N`, as `datapackage.json` states it.
  public static let dataVersion: String = {
    let package = EmbeddedFiles.text(of: "datapackage.json") ?? ""
    let parts = package.split(separator: "\"version\": \"", maxSplits: 1)
    return parts.last.map { String($0.prefix { $0 != "\"" }) } ?? ""
  }()

  /// What changed in the data, version by version, as Markdown.
  public static var changes: String {
    EmbeddedTables.bytes(of: "CHANGELOG.md").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Catalog {
  /// The catalog of the bundled tables.
  ///
  /// Tests of this package check these tables. If they are wrong, the process ends with the complaints.
  public static let bundled: Catalog = {
    let (catalog, complaints) = read(BundledTables.files)
    guard complaints.isEmpty else { fatalError(complaints.joined(separator: "\n")) }
    return catalog
  }()
}

extension Engine {
  /// The engine on the bundled tables.
  public static let bundled = Engine(.bundled)
}
