import DataTables
import TableAudit
import TestSupport
import WidgetSizing
import WidgetSizingData

extension Reader {
  /// Checks a table by a description with every kind of column.
  static func readTable(_ text: [UInt8]) throws {
    let table = Table(parsing: text, path: "t.csv")
    let existing = EncodedTable(columnNames: description.columns.map(\.name))
    let check = TableCheck(table, by: description, addedTo: (existing, "e.csv"), isReview: true) {
      _, _ in [FieldText("a"), FieldText("Ann")]
    }
    let lines = text.count { $0 == UInt8(ascii: "\n") } + 1
    for complaint in check.complaints {
      try BrokenPromise.unlessHarmless(complaint.description)
      try BrokenPromise.unless(
        (1...lines).contains(complaint.position.line)
          && (1...text.count + 1).contains(complaint.position.column),
        "a complaint has a place outside of the file: \(complaint)")
    }
    var rows = existing
    rows.append((0..<table.rowCount).filter { !check.unsoundRows.contains($0) }, of: table)
    Row.each(of: rows, places: { _ in [FieldText("a"): 0, FieldText("Ann"): 1] }) { row in
      _ = (row.text("id"), row.optionalText("name"), row.optionalPlace("kind", in: "kinds"))
      _ = (row.optionalInteger("value"), row.optionalBoolean("is_so"))
    }
    try expectSameWhenWritten(table)
  }

  private static let description = tableDescription(
    """
    t,id,string,true,true,,,,,,,,,1
    t,name,string,false,false,,,5,[a-z]*,,,,,
    t,kind,string,false,false,,,,,,kinds.id,id,,
    t,value,integer,false,false,0,5,,,,,,,2
    t,value_pt,number,false,false,1,,,,,,,value,
    t,is_so,boolean,true,false,,,,,,,,,
    t,day,date,false,false,,,,,,,,,
    t,choice,string,false,false,,,,,a Ann,,,,

    """)

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
    let name = String(decoding: lines[0], as: UTF8.self)
    let tables = BundledTables.names
    let table =
      tables.first { $0 + ".csv" == name } ?? tables[Int(bytes.first ?? 0) % tables.count]
    var files = SoundTables.files
    files.files[table] = TableFiles.File(
      bytes: lines.count > 1 ? Array(lines[1]) : [], path: "\(table).csv")
    let review = TableReview(files, addedTo: TableSet.bundled.empty)
    for complaint in review.complaints { try BrokenPromise.unlessHarmless(complaint) }
    guard review.complaints.isEmpty else { return }
    let catalog = review.catalog
    let engine = Engine(catalog)
    let asked = Asked(screenClasses: Array(catalog.classesWithTodayExtensions().prefix(3)))
    for block in engine.blocks(asked) {
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
}
