// The tables of HTML.
extension Tables {
  /// Reads the tags of tables. A cell that spans rows is carried into them, and one that spans columns moves the next.
  mutating func readHTML() {
    var (cells, isHead, start): ([TableRow.Cell], Bool, Int?) = ([], false, nil)
    var carried: [Int: (cell: TableRow.Cell, rows: Int)] = [:]
    var (column, width, height) = (0, 1, 1)
    func end(_ place: Int, _ cells: inout [TableRow.Cell]) {
      guard let first = start else { return }
      start = nil
      for next in (column..<column + width).prefix(while: { $0 < Self.mostColumns }) {
        let cell = TableRow.Cell(column: next, tokens: first..<place)
        cells.append(cell)
        if height > 1 { carried[next] = (cell, height) }
      }
      column += width
    }
    func endRow(_ tables: inout Tables) {
      for (_, own) in carried.sorted(by: { $0.key < $1.key }) where own.rows < 1_000 {
        if !cells.contains(where: { $0.column == own.cell.column }) { cells.append(own.cell) }
      }
      carried = carried.compactMapValues { $0.rows > 1 ? ($0.cell, $0.rows - 1) : nil }
      tables.add(cells.sorted { $0.column < $1.column }, isHead: isHead)
      (cells, isHead, column) = ([], false, 0)
    }
    for tag in text.tags(where: Self.tags.contains) where Self.tags.contains(tag.name) {
      end(tag.tokens.lowerBound, &cells)
      if tag.name == "tr" || tag.name == "table", !cells.isEmpty { endRow(&self) }
      if tag.name == "table" { (tables, carried) = (tables + 1, [:]) }
      guard !tag.isEnd, tag.name == "td" || tag.name == "th" else { continue }
      (width, height) = (text.span("colspan", of: tag), text.span("rowspan", of: tag))
      while carried[column] != nil, column < Self.mostColumns { column += 1 }
      start = tag.tokens.upperBound
      isHead = isHead || tag.name == "th" && cells.allSatisfy { _ in isHead }
    }
    end(text.tokens.count, &cells)
    if !cells.isEmpty { endRow(&self) }
  }

  private static let tags: Set = ["table", "tr", "td", "th"]
}

extension Text {
  /// How many cells one spans: `colspan="2"`.
  fileprivate func span(_ name: String, of tag: Tag) -> Int {
    guard let place = tag.tokens.first(where: { word($0) == name }),
      let number = (place + 1..<place + 4).first(where: isNumber)
    else { return 1 }
    return max(1, min(1_000, tokens[number].value / 10_000))
  }
}
