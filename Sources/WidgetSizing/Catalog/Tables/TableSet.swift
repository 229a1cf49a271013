package import DataTables

/// The tables that a catalog is made of. Their cells have been checked: the bundled ones by tests, those of files
/// when they are added.
public struct TableSet: Sendable {
  /// The version, `YYYY.MM.N`; with `+local` if rows were added.
  public private(set) var version: String
  /// What `datapackage.json` says of each table.
  private let describe: @Sendable () -> [TableDescription]
  private var tables: [String: EncodedTable]
  /// Where the rows that were added stand in their files.
  private var files: [String: AddedRows] = [:]

  /// The keys of rows that were left out. Cells that have them are right, though nothing is called so.
  private(set) var leftOut: Set<FieldText> = []

  private struct AddedRows {
    let table: Table
    /// The number of the first of them in the table that they were added to.
    let first: Int
    /// The numbers of the rows in the file.
    let rows: [Int]
  }

  /// Makes a set of tables that have been checked.
  package init(
    version: String, _ tables: [String: EncodedTable],
    described describe: @escaping @Sendable () -> [TableDescription]
  ) {
    self.version = version
    self.describe = describe
    self.tables = tables
  }

  /// Tables of the same descriptions, without rows.
  package var empty: TableSet { TableSet(version: "unknown", [:], described: describe) }

  /// A table; without rows if there is none of the name.
  package func table(_ name: String) -> EncodedTable {
    tables[name]
      ?? EncodedTable(columnNames: describe().first { $0.name == name }?.columns.map(\.name) ?? [])
  }

  /// The tables with rows that were added, and the number of the first of them.
  var added: [(table: String, first: Int)] {
    describe().compactMap { description in
      files[description.name].map { (description.name, $0.first) }
    }
  }

  /// The tables as files.
  package var unread: TableFiles {
    TableFiles(
      files: Dictionary(
        uniqueKeysWithValues: tables.map { name, table in
          (name, TableFiles.File(bytes: table.csv, path: Self.path(of: name)))
        }), version: version)
  }

  /// A complaint about a cell of a row that was added: the cell of a column, and what is wrong with it.
  package func complaint(
    _ check: Check, _ table: String, row: Int, _ column: String, _ message: String
  ) -> Complaint? {
    guard let file = files[table], row >= file.first else { return nil }
    let place = file.table.columnNames.firstIndex(of: column) ?? 0
    return Complaint(
      path: file.table.path,
      position: file.table.position(row: file.rows[row - file.first], column: place),
      check: check, message: message)
  }

  /// Whether all rows of the file of a table were added.
  func isWhole(_ table: String) -> Bool {
    files[table].map { $0.rows.count == $0.table.rowCount } ?? true
  }

  /// The path of the file of a table: of the rows that were added, if there are some.
  func path(of table: String) -> String { files[table]?.table.path ?? Self.path(of: table) }

  private static func path(of table: String) -> String { "Data/tables/\(table).csv" }
}

extension TableSet {
  /// Checks files by the descriptions of their tables, and adds their rows.
  ///
  /// - Parameters:
  ///   - own: The files.
  ///   - isReview: Whether cells that do not match their pattern, and rows that are not sorted by their key, are
  ///     reported, too. No answer depends on either.
  /// - Returns: What is wrong. A row with a complaint is not added, nor one that refers to it.
  package mutating func add(_ own: TableFiles, isReview: Bool = false) -> [Complaint] {
    let isEmpty = tables.isEmpty
    let described = describe().filter { own.files[$0.name] != nil }
    var parsed: [String: Table] = [:]
    for description in described {
      parsed[description.name] = own.files[description.name].map {
        Table(parsing: $0.bytes, path: $0.path)
      }
    }
    var known: [String: Set<FieldText>] = [:]
    func cells(_ table: String, _ column: String) -> Set<FieldText> {
      if let cells = known[table] { return cells }
      var cells = Set(self.table(table).column(column).map { Array($0.cells.keys) } ?? [])
      if let own = parsed[table], let place = own.columnNames.firstIndex(of: column) {
        for row in 0..<own.rowCount { cells.insert(own.field(row: row, column: place)) }
      }
      known[table] = cells
      return cells
    }
    var complaints: [Complaint] = []
    var unsound: [String: Set<Int>] = [:]
    for description in described {
      guard let table = parsed[description.name] else { continue }
      let check = TableCheck(
        table, by: description,
        addedTo: (self.table(description.name), Self.path(of: description.name)),
        isReview: isReview, cells)
      complaints += check.complaints
      unsound[description.name] = check.unsoundRows
    }
    leaveOutReferences(to: &unsound, in: parsed)
    for description in described {
      guard let table = parsed[description.name] else { continue }
      let left = unsound[description.name] ?? []
      let rows = (0..<table.rowCount).filter { !left.contains($0) }
      for place in description.key.compactMap({ table.columnNames.firstIndex(of: $0.name) }) {
        leftOut.formUnion(left.map { table.field(row: $0, column: place) })
      }
      var merged = self.table(description.name)
      files[description.name] = AddedRows(table: table, first: merged.rowCount, rows: rows)
      merged.append(rows, of: table)
      tables[description.name] = merged
    }
    leftOut.remove(FieldText(""))
    version = own.version ?? (isEmpty ? version : version + "+local")
    return complaints
  }

  /// Counts the rows that refer to unsound rows as unsound, too.
  private func leaveOutReferences(
    to unsound: inout [String: Set<Int>], in parsed: [String: Table]
  ) {
    // A table refers to earlier ones, but for the lists of classes, which claims follow.
    for description in describe() + describe() {
      guard let table = parsed[description.name] else { continue }
      for column in description.columns {
        guard let reference = column.reference, let other = parsed[reference.table],
          let rows = unsound[reference.table], !rows.isEmpty,
          let key = other.columnNames.firstIndex(of: reference.column),
          let place = table.columnNames.firstIndex(of: column.name)
        else { continue }
        // A row that is there twice is sound once.
        let sound = Set(
          (0..<other.rowCount).filter { !rows.contains($0) }.map {
            other.field(row: $0, column: key)
          })
        let keys = Set(rows.map { other.field(row: $0, column: key) }).subtracting(sound)
        for row in 0..<table.rowCount where keys.contains(table.field(row: row, column: place)) {
          unsound[description.name]?.insert(row)
        }
      }
    }
  }
}
