internal import Wording

/// A table with a line for each column, and the rows beside each other. The words of labels and of
/// evidence stand below each other.
struct TurnedTable {
  private let table: ReportTable
  /// The cells of each row, one for each column.
  private let cells: [[[TextTable.Cell]]]
  private let headings: [TextTable.Cell]

  init(_ table: ReportTable) {
    self.table = table
    headings = table.columns.map { .init($0.isLabel ? "" : $0.heading, style: .faint) }
    cells = table.rows.map { row in
      zip(table.columns, row).map { column, cell in
        let text = cell.text ?? ""
        guard column.isLabel || column.isEvidence else { return [.init(text, style: cell.style)] }
        return text.split(separator: " ").map { .init(String($0), style: .faint) }
      }
    }
  }

  private var headingWidth: Int { headings.map(\.width).max() ?? 0 }

  private func width(of row: [[TextTable.Cell]]) -> Int { row.joined().map(\.width).max() ?? 0 }

  /// How wide the table is with all rows beside each other.
  var width: Int { cells.reduce(headingWidth) { $0 + 2 + width(of: $1) } }

  /// The table with as many rows beside each other as there is room for, and below them the next ones;
  /// nil if there is no room for one.
  func parts(within limit: Int) -> [TextTable]? {
    var groups: [[Int]] = []
    var used = 0
    for (index, row) in cells.enumerated() {
      let needed = 2 + width(of: row)
      guard headingWidth + needed <= limit else { return nil }
      if groups.isEmpty || used + needed > limit {
        groups.append([])
        used = headingWidth
      }
      groups[groups.count - 1].append(index)
      used += needed
    }
    return groups.map(text)
  }

  private func text(of rows: [Int]) -> TextTable {
    var text = TextTable(isNumeric: [false] + rows.map { _ in true })
    for index in table.columns.indices where rows.contains(where: { !cells[$0][index].isEmpty }) {
      text.append(lines: [[headings[index]]] + rows.map { cells[$0][index] })
    }
    return text
  }
}
