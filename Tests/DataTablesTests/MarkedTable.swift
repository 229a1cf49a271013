import DataTables
import TestSupport
import Testing

/// A complaint that a test expects at a mark.
struct Expected {
  var mark: Character
  var text: String

  /// - Parameters:
  ///   - mark: The mark in the text of the table.
  ///   - text: Check and message, `[blank] blank at the end of a cell`.
  init(_ mark: Character, _ text: String) {
    self.mark = mark
    self.text = "error: " + text
  }
}

/// Reads a table in which marks, ① to ⑨, show where complaints are expected, and fails on any
/// complaint that is missing, unexpected or elsewhere. With `columns`, it is checked by the description that
/// these rows make, as rows that are added to the table `existing`.
func expectComplaints(
  about marked: String, _ expected: [Expected], sourceLocation: SourceLocation = #_sourceLocation,
  by columns: String? = nil, addedTo existing: String = ""
) {
  let (text, positions) = unmarked(marked)
  let table = Table(parsing: Array(text.utf8), path: "t.csv")
  var found = table.complaints
  if let columns {
    let description = tableDescription(columns)
    var rows = EncodedTable(columnNames: description.columns.map(\.name))
    let there = Table(parsing: Array(existing.utf8), path: "there.csv")
    rows.append(0..<there.rowCount, of: there)
    found =
      TableCheck(table, by: description, addedTo: (rows, "there.csv"), isReview: true) { _, _ in
        Set(["today-view", "quick-action"].map { FieldText($0) })
      }.complaints
  }
  let lines = expected.map { expected in
    "t.csv:\(positions[expected.mark]?.description ?? "no mark"): \(expected.text)"
  }
  let complaints = found.sorted().map(\.description)
  #expect(complaints == lines, sourceLocation: sourceLocation)
}

/// The text without its marks, and where they stood.
private func unmarked(_ marked: String) -> (text: String, positions: [Character: Position]) {
  var (text, positions) = ("", [Character: Position]())
  var here = Position(line: 1, column: 1)
  for scalar in marked.unicodeScalars {
    if ("①"..."⑨").contains(scalar) {
      positions[Character(scalar)] = here
      continue
    }
    text.unicodeScalars.append(scalar)
    here.column += 1
    if scalar == "\n" { here = Position(line: here.line + 1, column: 1) }
  }
  return (text, positions)
}
