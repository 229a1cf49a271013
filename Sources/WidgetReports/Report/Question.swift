package import Documents
package import WidgetSizing
internal import Wording

/// A question with its answer, described once: programs get the fields of its rows, and people those that they see.
package protocol Question {
  associatedtype Row
  /// The version of the data that it is answered from.
  var dataVersion: String { get }
  /// Notes on how the question was understood.
  var remarks: [String] { get }
  /// What JSON says of the answer as a whole.
  var facts: [Field<Void>] { get }
  /// The key of the rows in JSON; nil if it has facts alone.
  var key: String? { get }
  /// What each row has, in the order of all formats.
  var fields: [Field<Row>] { get }
  /// The rows.
  var rows: [Row] { get }
  /// Calls `body` with each row as soon as it is computed, so that any number takes no memory.
  func forEachRow(_ body: (Row) -> Void)
  /// The line of cells of a row: neighbours of one line share what depends on nothing else; nil where they share nothing.
  func line(of row: Row) -> Cell?
  /// Writes the rows as elements of a list of JSON, and hands them on, piece by piece. A requirement, as is
  /// ``writeRows(showing:sortedBy:isDescending:_:)``, so that the compiler specializes it for the rows of each question.
  func writeObjects(_ handOn: ([UInt8]) -> Void)
  /// Writes the rows with some of their columns, in the order of one column or as they come, and hands them on, piece by
  /// piece.
  func writeRows(
    showing columns: [String], sortedBy column: String?, isDescending: Bool,
    _ handOn: ([UInt8]) -> Void)
  /// The title of the table that people see a row in; rows with one title stand together.
  func heading(of row: Row) -> String
  /// What people read first, a sentence a line.
  var verdict: [String] { get }
  /// Whether a number is known and no check failed, for the exit code; asked after the report is written.
  var succeeds: Bool { get }
  /// What must be said of the answer as a whole.
  var notesOnAnswer: [String] { get }
  /// Whether the first of that stand beside rows and source code, too: of many screens, finding them takes time.
  var hasNotesBesideRows: Bool { get }
  /// The sizes, for formats that hold nothing else; nil if there are none.
  var sizes: SizeList? { get }
  /// The answer as a drawing; nil if it has none.
  var drawing: (() -> Drawing)? { get }
  /// What was checked of each file, for CI systems.
  var checks: [CheckList] { get }
  /// Whether the sources of the sheet are always listed with their addresses.
  var citesAddresses: Bool { get }
  /// Adds to what people read what stands below the tables: what marks mean, hints, sources.
  func complete(_ sheet: inout Sheet)
}

extension Question {
  package var facts: [Field<Void>] { [] }
  package var verdict: [String] { [] }
  package var succeeds: Bool { true }
  package var notesOnAnswer: [String] { [] }
  package var hasNotesBesideRows: Bool { true }
  package var sizes: SizeList? { nil }
  package var drawing: (() -> Drawing)? { nil }
  package var checks: [CheckList] { [] }
  package var citesAddresses: Bool { false }
  package func forEachRow(_ body: (Row) -> Void) { rows.forEach(body) }
  package func line(of row: Row) -> Cell? { nil }
  package func heading(of row: Row) -> String { "" }

  /// The answer in all formats.
  package var report: Report { Report(self) }

  /// The verdict, a table of the rows, and one for each list in them.
  var sheet: Sheet {
    let fields = fields
    var sheet = Sheet()
    sheet.lines = verdict
    let seen = fields.compactMap(\.seen)
    if !seen.isEmpty {
      let rows = rows
      for (title, rows) in rows.grouped(by: heading) {
        sheet.append(Sheet.Table(title, seen, rows))
      }
      for details in fields.compactMap(\.details) {
        sheet.append(Sheet.Table(details, of: rows, seen))
      }
    }
    complete(&sheet)
    return sheet
  }

  /// All rows in one table for people.
  package func table(_ title: String = "") -> Sheet.Table {
    Sheet.Table(title, fields.compactMap(\.seen), rows)
  }
}

extension Sheet.Table {
  /// The columns of rows that people see; no rows if there are only labels.
  fileprivate init<Row>(_ title: String, _ seen: [Field<Row>.Seen], _ rows: [Row]) {
    self.init(title, seen.map(\.column))
    guard seen.contains(where: { !$0.column.isLabel }) else { return }
    for row in rows { append(seen.map { $0.cell(row) }) }
  }

  /// The parts of all rows behind what tells the rows apart, if there are several.
  fileprivate init<Row>(_ details: Field<Row>.Details, of rows: [Row], _ seen: [Field<Row>.Seen]) {
    let labels = rows.count > 1 ? seen.filter(\.column.isLabel) : []
    self.init(details.title, labels.map(\.column) + details.columns)
    for row in rows {
      for part in details.rows(row) { append(labels.map { $0.cell(row) } + part) }
    }
  }
}
