extension TextReader {
  /// Passes over a tag in a cell.
  mutating func skipTag() {
    guard peek(1).isLetter || peek(1) == "/" else {
      offset += 1
      return
    }
    while offset < end, text.bytes[offset] != ">" { offset += 1 }
    offset = min(offset + 1, end)
  }

  /// Whether a tag begins here that does not end a number: `<b>344</b> x 162`.
  var isInlineTag: Bool {
    ["b", "strong", "em", "i", "code", "sup", "sub", "small"].contains {
      isTag($0, at: offset) || isTag("/" + $0, at: offset)
    }
  }

  /// Reads a table of HTML that begins here; false if none does.
  mutating func scanHTMLTable() -> Bool {
    guard isTag("table", at: offset) else { return false }
    let top = frames.count - 1
    if frames[top].textEnd == nil { frames[top].textEnd = offset }
    var rows: [GridRow] = []
    var cellStart: Int?
    // Cells that reach down: their columns, how many rows are left, and where they are.
    var reaching: [Int: (rows: Int, cell: Range<Int>)] = [:]
    var (columns, lines, hasBody, rowStart) = (1, 1, false, offset)
    func endCell(at place: Int) {
      guard let start = cellStart, !rows.isEmpty else { return }
      cellStart = nil
      for _ in 0..<columns where rows[rows.count - 1].cells.count < 1_000 {
        if lines > 1 { reaching[rows[rows.count - 1].cells.count] = (lines, start..<place) }
        rows[rows.count - 1].cells.append(start..<place)
      }
      pass()
    }
    /// Repeats the cells of rows above that reach down into the next columns.
    func pass() {
      while case let column = rows[rows.count - 1].cells.count, let cell = reaching[column],
        cell.cell.upperBound <= rowStart
      {
        rows[rows.count - 1].carried.insert(column)
        reaching[column] = cell.rows > 2 ? (cell.rows - 1, cell.cell) : nil
        rows[rows.count - 1].cells.append(cell.cell)
      }
    }
    var place = offset
    while place < end {
      guard text.bytes[place] == "<" else {
        if text.bytes[place] == "\n" { line += 1 }
        place += 1
        continue
      }
      if isTag("/table", at: place) { break }
      var tagEnd = place
      while tagEnd < end, text.bytes[tagEnd] != ">" { tagEnd += 1 }
      let isHead = isTag("th", at: place)
      if isTag("tr", at: place) || isTag("/tr", at: place) {
        endCell(at: place)
        if isTag("tr", at: place) {
          if rows.last?.cells.isEmpty ?? false { rows.removeLast() }
          rows.append(GridRow(cells: [], isHead: !hasBody))
          rowStart = place
          pass()
        }
      } else if isHead || isTag("td", at: place) {
        endCell(at: place)
        if rows.isEmpty { rows.append(GridRow(cells: [], isHead: true)) }
        if !isHead {
          rows[rows.count - 1].isHead = false
          hasBody = true
        }
        columns = attribute("colspan", in: place..<tagEnd)
        lines = attribute("rowspan", in: place..<tagEnd)
        cellStart = min(tagEnd + 1, end)
      } else if isTag("/td", at: place) || isTag("/th", at: place) {
        endCell(at: place)
      }
      place = min(tagEnd + 1, end)
    }
    endCell(at: place)
    offset = place
    readGrid(rows.filter { !$0.cells.isEmpty }, isDelimited: false)
    if offset < end { offset += 1 }
    return true
  }

  private func isTag(_ name: String, at place: Int) -> Bool {
    let after = place + 1 + name.utf8.count
    return after <= end && zip(name.utf8, text.bytes[(place + 1)...]).allSatisfy { $0 == $1.lower }
      && (after == end || !text.bytes[after].isWord)
  }

  /// The number of an attribute, from 1 to 100.
  private func attribute(_ name: String, in tag: Range<Int>) -> Int {
    let text = String(decoding: text.bytes[tag].prefix(200).map(\.lower), as: UTF8.self)
    guard let range = text.firstRange(of: name) else { return 1 }
    let digits = text[range.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber }
    return min(max(Int(digits) ?? 1, 1), 100)
  }
}
