public import WidgetSizingData

extension TableName {
  /// The first line of the bundled table, which names its columns.
  public var header: String {
    let bytes = EmbeddedTables.bytes(of: "tables/\(fileName)") ?? []
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

extension TableFiles {
  /// Files given as their texts; their paths are those of a folder `mine`.
  public init(texts tables: [TableName: String]) {
    self.init(
      files: Dictionary(
        uniqueKeysWithValues: tables.map { table, text in
          (table, File(bytes: Array(text.utf8), path: "mine/\(table.fileName)"))
        }))
  }

  /// Rows below the headers of the bundled tables; the paths of the files are those of a folder `mine`.
  public init(rows: [TableName: [String]]) { self.init(texts: Self.texts(rows)) }

  /// Rows below the headers of the bundled tables.
  public static func texts(_ rows: [TableName: [String]]) -> [TableName: String] {
    Dictionary(
      uniqueKeysWithValues: rows.map { table, rows in
        (table, ([table.header] + rows).map { $0 + "\n" }.joined())
      })
  }

  /// The lines of a table, the header first.
  public func lines(of table: TableName) -> [String] {
    String(decoding: files[table]?.bytes ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// Replaces the lines of a table.
  public mutating func replaceLines(of table: TableName, with lines: [String]) {
    let text = lines.map { $0 + "\n" }.joined()
    files[table] = File(bytes: Array(text.utf8), path: files[table]?.path ?? table.fileName)
  }

  /// Keeps the header of a table, and some of its rows.
  public mutating func keepRows(of table: TableName, where isKept: (String) -> Bool) {
    let lines = lines(of: table)
    replaceLines(of: table, with: lines.prefix(1) + lines.dropFirst().filter(isKept))
  }
}
