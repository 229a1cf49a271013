internal import DataTables
public import WidgetSizingData

extension TableFiles {
  /// The bundled tables, written once.
  public static let bundled = TableSet.bundled.unread

  /// Files given as their texts; their paths are those of a folder `mine`.
  public init(texts tables: [String: String]) {
    self.init(
      files: Dictionary(
        uniqueKeysWithValues: tables.map { table, text in
          (table, File(bytes: Array(text.utf8), path: "mine/\(table).csv"))
        }))
  }

  /// Rows below the headers of the bundled tables; the paths of the files are those of a folder `mine`.
  public init(rows: [String: [String]]) { self.init(texts: Self.texts(rows)) }

  /// Rows below the headers of the bundled tables.
  public static func texts(_ rows: [String: [String]]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: rows.map { table, rows in
        (table, completed(([header(of: table)] + rows).map { $0 + "\n" }.joined(), table))
      })
  }

  /// The first line of a bundled table, which names its columns.
  public static func header(of table: String) -> String {
    description(of: table).columns.map(\.name).joined(separator: ",")
  }

  /// A table with all columns, in which cells that are empty and must not be are those of the first row of the
  /// bundled table: a test states what it is about.
  public static func completed(_ text: String, _ name: String) -> String {
    let table = Table(parsing: Array(text.utf8), path: name)
    guard table.complaints.isEmpty else { return text }
    let columns = description(of: name).columns
    var writer = CSVWriter()
    writer.append(row: columns.map(\.name))
    for row in 0..<table.rowCount {
      writer.append(
        row: columns.map { column in
          let place = table.columnNames.firstIndex(of: column.name)
          let cell = place.map { table.field(row: row, column: $0).text } ?? ""
          let isFilled = cell.isEmpty && column.isRequired && !column.isUnique
          return isFilled ? first(column.name, of: name) : cell
        })
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static func description(of table: String) -> TableDescription {
    guard let description = BundledTables.descriptions.first(where: { $0.name == table }) else {
      preconditionFailure("there is no table \(table)")
    }
    return description
  }

  /// The cell of the first row of a bundled table.
  private static func first(_ column: String, of table: String) -> String {
    firsts[table]?[column] ?? ""
  }

  /// The first row of each bundled table.
  private static let firsts: [String: [String: String]] = bundled.files.mapValues { file in
    let table = Table(parsing: file.bytes, path: file.path)
    return Dictionary(
      uniqueKeysWithValues: table.columnNames.enumerated().map {
        ($1, table.field(row: 0, column: $0).text)
      })
  }

  /// The lines of a table, the header first.
  public func lines(of table: String) -> [String] {
    String(decoding: files[table]?.bytes ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// Replaces the lines of a table.
  public mutating func replaceLines(of table: String, with lines: [String]) {
    let text = lines.map { $0 + "\n" }.joined()
    files[table] = File(bytes: Array(text.utf8), path: files[table]?.path ?? "\(table).csv")
  }

  /// Keeps the header of a table, and some of its rows.
  public mutating func keepRows(of table: String, where isKept: (String) -> Bool) {
    let lines = lines(of: table)
    replaceLines(of: table, with: lines.prefix(1) + lines.dropFirst().filter(isKept))
  }
}
