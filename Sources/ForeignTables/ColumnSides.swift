/// What the head of a column or of a row says of the numbers in it: widths, or heights.
struct ColumnSide {
  let isWidth: Bool
  /// The other words of the head: `small` of `small width`.
  let stem: String
  let unit: WrittenSize.Unit
  /// Sides of one size are in one group: a row, or two rows of a table.
  let group: Int
}

// Numbers in tables that are sides: below `Width` and `Height`, or behind them.
extension Tables {
  /// The sides, by the tokens of their numbers.
  func columnSides() -> [Int: ColumnSide] {
    var (sides, heads, table): ([Int: ColumnSide], [Int: ColumnSide], Int) = ([:], [:], -1)
    for (index, row) in rows.enumerated() {
      if row.table != table { (table, heads) = (row.table, [:]) }
      let named = row.cells.compactMap { cell in
        head(cell, group: index).map { (cell.column, $0) }
      }
      let numbers = row.cells.compactMap { cell in number(in: cell).map { (cell.column, $0) } }
      guard !numbers.isEmpty else {
        for (column, head) in named { heads[column] = head }
        continue
      }
      for (column, number) in numbers {
        if let head = heads[column] {
          sides[number] = ColumnSide(
            isWidth: head.isWidth, stem: head.stem, unit: head.unit, group: index)
        } else if let head = named.first?.1 {
          // `| Width | 158 | 338 |` above `| Height | 158 | 158 |`
          sides[number] = ColumnSide(
            isWidth: head.isWidth, stem: "\(head.stem)[\(column)]", unit: head.unit, group: -table)
        }
      }
    }
    return sides
  }

  /// The token of the number of a cell that has nothing else.
  func number(in cell: TableRow.Cell) -> Int? {
    let numbers = cell.tokens.filter { text.isNumber($0) }
    guard numbers.count == 1, text.tokens[numbers[0]].value > 0,
      cell.tokens.allSatisfy({
        text.word($0).isEmpty
          || ["pt", "pts", "px", "points", "td", "b"].contains(text.word($0))
      })
    else { return nil }
    return numbers[0]
  }

  private func head(_ cell: TableRow.Cell, group: Int) -> ColumnSide? {
    let words = cell.tokens.map { text.word($0) }
    guard let word = words.first(where: { SizeReader.sideWords[$0] != nil }),
      let isWidth = SizeReader.sideWords[word], !words.contains("radius")
    else { return nil }
    let unit = words.lazy.compactMap { SizeReader.units[$0] }.first { $0 != .points }
    return ColumnSide(
      isWidth: isWidth, stem: words.filter { $0 != word }.joined(separator: ""),
      unit: unit ?? .unstated, group: group)
  }
}
