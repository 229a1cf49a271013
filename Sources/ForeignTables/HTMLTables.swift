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
    var place = 0
    while place < text.tokens.count {
      guard text.sign(place) == "<" else {
        place += 1
        continue
      }
      let isEnd = text.sign(place + 1) == "/"
      let tag = text.word(isEnd ? place + 2 : place + 1)
      guard ["table", "tr", "td", "th"].contains(tag) else {
        place += 1
        continue
      }
      end(place, &cells)
      if tag == "tr" || tag == "table", !cells.isEmpty { endRow(&self) }
      if tag == "table" { (tables, carried) = (tables + 1, [:]) }
      var next = place + 1
      (width, height) = (1, 1)
      while next < text.tokens.count, text.sign(next) != ">", next < place + 60 {
        // `colspan="2"`
        let number = text.isNumber(next + 2) ? next + 2 : next + 3
        if text.isNumber(number) {
          let count = min(1_000, text.tokens[number].value / 10_000)
          if text.word(next) == "colspan" { width = max(1, count) }
          if text.word(next) == "rowspan" { height = max(1, count) }
        }
        next += 1
      }
      if !isEnd, tag == "td" || tag == "th" {
        while carried[column] != nil, column < Self.mostColumns { column += 1 }
        start = min(next + 1, text.tokens.count)
        isHead = isHead || tag == "th" && cells.allSatisfy { _ in isHead }
      }
      place = next
    }
    end(text.tokens.count, &cells)
    if !cells.isEmpty { endRow(&self) }
  }
}
