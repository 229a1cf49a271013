import DataTables
import TableAudit

@testable import WidgetSizing

/// Made once: making a dictionary for each cell would take most of the time.
private let someKeys = KeyIndex(["a"])
private let otherKeys = KeyIndex(["b"])

extension Reader {
  /// Reads a table with every accessor.
  static func readTable(_ text: [UInt8]) throws {
    let table = Table(parsing: text, path: "t.csv")
    var reader = TableReader(table)
    let columns = ["id", "name", "value_pt", "missing"].map { reader.optionalColumn($0) }
    let required = reader.column("kind")
    let choices = Choices([1, 2], names: ["a", "Ann"])
    reader.checkOrder(by: [.bytes(columns[0]), .number(columns[2])])
    reader.checkUnique([.bytes(columns[0]), .number(columns[2])])
    reader.checkUnique([.bytes(columns[1])])
    _ = reader.rows { row -> Int? in
      for column in columns + [required] {
        _ = row.text(column)
        _ = row.optionalText(column)
        _ = row.boolean(column)
        _ = row.optionalBoolean(column)
        _ = row.integer(column, in: 0...5)
        _ = row.optionalInteger(column)
        _ = row.optionalDecimal(column)?.count(ofUnitsPerOne: 300)
        _ = row.optionalDecimal(column)?.description
        _ = row.choice(column, of: choices)
        _ = row.optionalChoice(column, of: choices)
        _ = row.reference(column, in: someKeys, as: "an a")
        _ = row.optionalReference(column, in: otherKeys, as: "a b")
        _ = row.position(column)
      }
      return row.row
    }
    let lines = text.count { $0 == UInt8(ascii: "\n") } + 1
    for complaint in reader.complaints {
      try BrokenPromise.unlessHarmless(complaint.description)
      try BrokenPromise.unless(
        (1...lines).contains(complaint.position.line)
          && (1...text.count + 1).contains(complaint.position.column),
        "a complaint has a place outside of the file: \(complaint)")
    }
    try expectSameWhenWritten(table)
  }

  /// Checks that a table reads back as it was written.
  private static func expectSameWhenWritten(_ table: Table) throws {
    guard !table.columnNames.isEmpty else { return }
    let rows = (0..<table.rowCount).map { row in
      table.columnNames.indices.map { table.field(row: row, column: $0).text }
    }
    var writer = CSVWriter()
    for row in [table.columnNames] + rows { writer.append(row: row) }
    let again = Table(parsing: writer.bytes, path: "t.csv")
    try BrokenPromise.unless(
      again.columnNames == table.columnNames && again.rowCount == rows.count,
      "a written table reads back with other columns, or another number of rows")
    for (index, row) in rows.enumerated() {
      try BrokenPromise.unless(
        row.indices.allSatisfy { again.field(row: index, column: $0).text == row[$0] },
        "row \(index) does not read back as it was written")
    }
  }

  /// Reads one table in place of a sound one, and answers from them if nothing is wrong. The first line is
  /// the name of its file.
  static func readCatalog(_ bytes: [UInt8]) throws {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let tables = TableName.allCases
    let table =
      tables.first { lines[0].elementsEqual($0.fileName.utf8) }
      ?? tables[Int(bytes.first ?? 0) % tables.count]
    var files = SoundTables.files
    files.files[table] = TableFiles.File(
      bytes: lines.count > 1 ? Array(lines[1]) : [], path: table.fileName)
    var reader = readersBefore[table] ?? CatalogReader()
    reader.read([table], of: files)
    for complaint in reader.complaints { try BrokenPromise.unlessHarmless(complaint.description) }
    // Reading the later tables takes the most time, and changes little about most faults.
    guard reader.complaints.isEmpty || bytes.count % 16 == 0 else { return }
    let (catalog, complaints) = Catalog.reviewed(files)
    for complaint in complaints { try BrokenPromise.unlessHarmless(complaint) }
    try BrokenPromise.unless(
      complaints.count >= reader.complaints.count, "complaints about a table were lost")
    guard complaints.isEmpty else { return }
    _ = Background.read(files)
    let engine = Engine(catalog)
    let query = Query(screenClasses: Array(catalog.classesWithTodayExtensions().prefix(3)))
    for block in engine.blocks(query) {
      for cell in block.cells.prefix(30) {
        let answer = engine.answer(cell)
        for number in [answer.width, answer.height] {
          try BrokenPromise.unless(
            number.state.isKnown == (number.value != nil),
            "an answer that is \(number.state) has \(number.value?.description ?? "no value")")
        }
      }
    }
    _ = engine.disputes()
  }

  /// For each table a reader that has read the sound tables before it.
  private static let readersBefore: [TableName: CatalogReader] = {
    var readers: [TableName: CatalogReader] = [:]
    var reader = CatalogReader()
    reader.isReviewing = true
    for table in TableName.allCases {
      readers[table] = reader
      reader.read([table], of: SoundTables.files)
    }
    return readers
  }()
}
