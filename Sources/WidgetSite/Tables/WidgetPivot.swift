internal import WidgetSizing

/// Answers about widgets in rows and columns, which are said by what a widget is: its family and its variant.
struct WidgetPivot<Row: Hashable, Column: Hashable> {
  /// In the order in which the answers have them.
  let rows: [Row]
  private let answers: [Row: [Column: CellEvidence]]

  /// Takes the answers about widgets that exist; of several in one place the first.
  init(_ all: [CellEvidence], row: (WidgetSetting) -> Row, column: (WidgetSetting) -> Column) {
    var rows: [Row] = []
    var answers: [Row: [Column: CellEvidence]] = [:]
    for answer in all where answer.width.state != .notApplicable {
      guard let widget = answer.cell.widget else { continue }
      let (row, column) = (row(widget), column(widget))
      if answers[row] == nil { rows.append(row) }
      answers[row, default: [:]][column] = answers[row]?[column] ?? answer
    }
    self.rows = rows
    self.answers = answers
  }

  /// Whether a column has an answer in any row.
  func has(_ column: Column) -> Bool { answers.values.contains { $0[column] != nil } }

  subscript(row: Row, column: Column) -> CellEvidence? { answers[row]?[column] }
}
