/// A row of a table: its cells, as ranges of bytes.
struct GridRow {
  var cells: [Range<Int>]
  /// Whether it has the heads of the columns.
  var isHead = false
  /// The columns of cells of rows above that reach down into this row.
  var carried: Set<Int> = []
}

// MARK: Tables of rows

extension TextReader {
  /// Reads the rows of a table. Without heads, the first row that has no size is the head.
  mutating func readGrid(_ rows: [GridRow], isDelimited: Bool) {
    var heads = rows.prefix(while: \.isHead)
    if heads.isEmpty {
      heads = rows.prefix(1)
      // A second row of heads names sides.
      if rows.count > 2, rows[1].cells.contains(where: { side(of: $0) != nil }) {
        heads = rows.prefix(2)
      }
    }
    if isDelimited, let first = heads.first,
      first.cells.contains(where: { isNumber($0) && !isVersion($0) })
    {
      heads = []
    }
    // A title of a group of rows at the top is no head of their columns.
    if heads.count == 1, let first = heads.first, isGroup(first),
      rows.dropFirst().contains(where: isGroup)
    {
      heads = []
    }
    let base = frames.count - 1
    // A short line above the table is about it.
    var title =
      line - frames[base].commentLine <= rows.count + 3
      ? frames[base].comment.map { text.phrase($0) } ?? ReadText.none : ReadText.none
    let columns = (heads.map(\.cells.count).max() ?? 0)
    // The lowest head of each column, and the one above it.
    let lowest = (0..<columns).compactMap { column in
      heads.last { $0.cells.indices.contains(column) }?.cells[column]
    }
    let names = lowest.map { text.phrase($0) }
    // `| iOS 17 | Medium |`
    if title == ReadText.none, let name = names.first,
      !rows.contains(where: { sizeStart(in: $0.cells.first ?? 0..<0) != nil })
    {
      title = name
    }
    let upper = heads.count < 2 ? [] : filled(heads[0].cells).map { text.phrase($0) }
    let sides = lowest.map { side(of: $0) }
    let units = lowest.map { unit(of: $0) }
    let versionColumns = VersionColumns(lowest.map { words(of: $0) }, names)
    let unitColumn = lowest.firstIndex { !Self.unitHeads.isDisjoint(with: words(of: $0)) }
    var before: GridRow?
    // The title of the rows that follow.
    var group: Range<Int>?
    for var row in rows.dropFirst(heads.count) {
      if isGroup(row) {
        let start = text.sizes.count
        readCell(row.cells[0], depth: base, title: title, above: ReadText.none)
        if text.sizes.count == start { (group, before) = (row.cells[0], nil) }
        continue
      }
      guard !row.cells.isEmpty, !row.isHead else { continue }
      let numbered = row.cells.filter { isNumber($0) }.count
      let cells = row.cells
      fill(&row, from: before)
      before = row
      self.row = text.row(row.cells + [group].compactMap(\.self))
      let rowUnit = unitColumn.flatMap {
        row.cells.indices.contains($0) ? unit(of: row.cells[$0]) : nil
      }
      versions = ReadText.none
      if let cells = versionColumns?.cells(of: row) {
        text.versionCells.append(cells)
        versions = text.versionCells.count - 1
      }
      var sideCells: [(column: Int, unit: WrittenSize.Unit?, number: WrittenNumber, node: Int)] = []
      for (column, cell) in cells.enumerated() where !row.carried.contains(column) {
        self.column = column < columns ? names[column] : ReadText.none
        let start = text.sizes.count
        readCell(
          cell, depth: base, title: title,
          above: column < upper.count ? upper[column] : ReadText.none)
        for size in start..<text.sizes.count where text.sizes[size].unit == .unstated {
          if let unit = rowUnit ?? (column < columns ? units[column] : nil) {
            text.sizes[size].unit = unit
          }
        }
        // Of two columns for the sides, either may come first.
        let side = column < columns ? sides[column] : nil
        let isSide =
          side != nil
          || numbered == 2 && (columns == 0 || isDelimited && sides.allSatisfy { $0 == nil })
        guard isSide, text.sizes.count == start + 1, text.sizes[start].form == .single else {
          continue
        }
        let own = text.sizes.removeLast()
        text.nodes[own.node].size = ReadText.none
        let unit = rowUnit ?? (column < columns ? units[column] : nil)
        // Columns of points may stand between those of pixels.
        let place = sideCells.lastIndex {
          (side == nil || sides[$0.column] != side)
            && ($0.unit == unit || $0.unit == nil || unit == nil)
        }
        guard let place else {
          if sideCells.count > Self.mostSides { sideCells.removeFirst() }
          sideCells.append((column, unit, own.width, own.node))
          continue
        }
        let other = sideCells.remove(at: place)
        let (width, height) = side == true ? (own.width, other.number) : (other.number, own.width)
        var size = WrittenSize(
          width, height, .size, at: other.number.bytes.lowerBound, node: other.node)
        size.unit = unit ?? other.unit ?? .unstated
        text.nodes[other.node].size = text.sizes.count
        text.sizes.append(size)
      }
    }
    (self.column, self.row, versions) = (ReadText.none, ReadText.none, ReadText.none)
  }

  /// Reads the sizes of one cell. A cell that is one number is a size of one number.
  private mutating func readCell(_ cell: Range<Int>, depth: Int, title: Int, above: Int) {
    let saved = (offset, end, isCell, lastByte)
    (offset, end, isCell) = (cell.lowerBound, cell.upperBound, true)
    var frame = Frame(.cell, at: cell.lowerBound, textStart: cell.lowerBound)
    (frame.above, frame.earlier) = (above, title)
    frames.append(frame)
    forgetNumber()
    if isNumber(cell) {
      while offset < end, text.bytes[offset].digit == nil { offset += 1 }
      if let number = readNumber(afterTimes: true) {
        unit = readUnit()
        addSingle(number)
      }
    } else {
      scan()
    }
    while frames.count > depth + 2 { popFrame(at: end) }
    popFrame(at: end)
    side = nil
    forgetNumber()
    (offset, end, isCell, lastByte) = saved
  }

  /// Whether a cell is one number, with or without a unit.
  private func isNumber(_ cell: Range<Int>) -> Bool {
    var bytes = text.bytes[cell].drop { $0.isBlank || $0 == "\"" || $0 == "`" }
    guard bytes.first?.digit != nil, cell.count < 24 else { return false }
    bytes = bytes.drop { $0.digit != nil || $0 == "." || $0 == "," }
    let rest = bytes.filter { !$0.isBlank && $0 != "\"" && $0 != "`" }.map(\.lower)
    return rest.isEmpty || ["pt", "px", "dp", "pts"].contains { rest.elementsEqual($0.utf8) }
  }

  /// Repeats the cells above where a row begins with cells that are empty or have a mark such as `″`.
  private func fill(_ row: inout GridRow, from before: GridRow?) {
    guard let before, row.cells.count > 1 else { return }
    for column in row.cells.indices.dropLast() {
      let cell = row.cells[column]
      guard !text.bytes[cell].contains(where: \.isWord) || isDitto(cell) else {
        return
      }
      if before.cells.indices.contains(column) { row.cells[column] = before.cells[column] }
    }
  }

  /// The heads of several columns, of which the first cell alone is not empty.
  private func filled(_ cells: [Range<Int>]) -> [Range<Int>] {
    var last: Range<Int>?
    return cells.map { cell in
      if text.bytes[cell].contains(where: \.isWord) { last = cell }
      return last ?? cell
    }
  }

  private func isDitto(_ cell: Range<Int>) -> Bool {
    ["″", "〃"].contains { text.bytes[cell].filter { !$0.isBlank }.elementsEqual($0.utf8) }
  }

  /// Whether a row of words in its first cell alone is the title of those below it: `| **iPhone 15** | |`.
  func isGroup(_ row: GridRow) -> Bool {
    guard let first = row.cells.first, text.bytes[first].contains(where: \.isWord) else {
      return false
    }
    let others = row.cells.dropFirst().filter { $0 != first }
    return row.carried.isEmpty && !isNumber(first) && sizeStart(in: first) == nil
      && !others.contains { text.bytes[$0].contains { !$0.isBlank && $0 != "\"" } }
  }

  func filledCells(_ row: GridRow) -> Int {
    row.cells.count { text.bytes[$0].contains(where: \.isWord) }
  }

  /// Whether a head is that of a version: `18`, `v26`.
  private func isVersion(_ cell: Range<Int>) -> Bool {
    guard
      let number = Int(
        String(decoding: text.bytes[cell].filter { $0.digit != nil || $0 == "." }, as: UTF8.self))
    else { return false }
    return (8...40).contains(number)
  }

  /// How many cells may wait for the cell with the other side.
  private static let mostSides = 8

  private static let unitHeads: Set = ["unit", "units", "einheit"]

  private func words(of cell: Range<Int>) -> [String] {
    String(decoding: text.bytes[cell].prefix(200).map(\.lower), as: UTF8.self).split {
      !$0.isLetter
    }.map(String.init)
  }

  /// The side that the head of a column names: width (true) or height.
  private func side(of cell: Range<Int>) -> Bool? {
    words(of: cell).lazy.compactMap(Self.side).first
  }

  private func unit(of cell: Range<Int>) -> WrittenSize.Unit? {
    words(of: cell).lazy.compactMap { word in
      ["px", "pixel", "pixels"].contains(word)
        ? .pixels : ["pt", "pts", "point", "points"].contains(word) ? .points : nil
    }.first
  }

  // MARK: Rows of Markdown

  /// Takes a line that is a row of a table: one that begins with `|`, stands above a rule of `-` and `|`, or
  /// follows a row and has a `|`.
  mutating func scanRow(to lineEnd: Int) -> Bool {
    var start = offset
    // The marks of quotes and of comments.
    while start < lineEnd, [0x3E, 0x2F, 0x2A, 0x23, 0x20, 0x09].contains(text.bytes[start]) {
      start += 1
    }
    let line = text.bytes[start..<lineEnd]
    let isRule = Self.isRule(line)
    if isRule, line.contains(UInt8(ascii: "|")) || line.first == "+" {
      // What is above the rule is the head, unless the table has begun already.
      if rows.count == 1 || line.contains(UInt8(ascii: "=")) && line.first == "+", !rows.isEmpty {
        rows[rows.count - 1].isHead = true
      }
      guard line.first == "+" || line.first == "|" || !rows.isEmpty else { return false }
      offset = lineEnd
      return true
    }
    guard line.contains(UInt8(ascii: "|")),
      line.first == "|" && line.dropFirst().first != "|" || !rows.isEmpty || ruleFollows(lineEnd)
    else { return false }
    var cells: [Range<Int>] = []
    var place = line.first == "|" ? start + 1 : start
    var cellStart = place
    while place < lineEnd, cells.count < 1_000 {
      if text.bytes[place] == "|", text.bytes[place - 1] != "\\" || place == start {
        cells.append(cellStart..<place)
        cellStart = place + 1
      }
      place += 1
    }
    if text.bytes[cellStart..<lineEnd].contains(where: { !$0.isBlank }) {
      cells.append(cellStart..<lineEnd)
    }
    if rows.isEmpty {
      while let other = frames[frames.count - 1].indent, other >= 0 { popFrame(at: lineStart) }
    }
    rows.append(GridRow(cells: cells))
    offset = lineEnd
    return true
  }

  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains { $0 == "-" || $0 == "=" }
      && line.allSatisfy { $0.isBlank || [0x2D, 0x3D, 0x7C, 0x3A, 0x2B, 0x3E].contains($0) }
  }

  private func ruleFollows(_ lineEnd: Int) -> Bool {
    var start = lineEnd + 1
    if start < end, text.bytes[lineEnd] == "\r", text.bytes[start] == "\n" { start += 1 }
    var place = start
    while place < end, !text.bytes[place].isNewline {
      guard text.bytes[place].isBlank || [0x2D, 0x7C, 0x3A, 0x3E].contains(text.bytes[place]) else {
        return false
      }
      place += 1
    }
    return start < place && text.bytes[start..<place].contains(UInt8(ascii: "|"))
      && Self.isRule(text.bytes[start..<place])
  }

  mutating func endTable() {
    guard !rows.isEmpty else { return }
    let rows = rows
    self.rows = []
    readGrid(rows, isDelimited: false)
  }
}
