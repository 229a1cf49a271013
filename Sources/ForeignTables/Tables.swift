/// A row of a table: the tokens of its cells with their columns. A cell that spans rows is in each of them.
struct TableRow {
  struct Cell {
    let column: Int
    let tokens: Range<Int>
  }

  let table: Int
  var cells: [Cell] = []
  var isHead = false
}

/// The tables of a file, and the cell of each token: delimited lines, Markdown and the like with `|`, HTML, and columns set with blanks.
struct Tables {
  let text: Text
  var rows: [TableRow] = []
  /// The row of each token; -1 outside of tables.
  var rowOf: [Int]
  var tables = 0
  static let mostColumns = 32

  /// - Parameters:
  ///   - text: The tokens and lines.
  ///   - delimiter: The byte between the cells of each line of the file; nil if it is no table as a whole.
  init(_ text: Text, delimiter: UInt8?) {
    self.text = text
    rowOf = Array(repeating: -1, count: text.tokens.count)
    if let delimiter {
      tables = 1
      for line in text.lines where text.sign(line.tokens.lowerBound) != "#" {
        add(cells(of: line.tokens) { $0 == delimiter })
      }
      return
    }
    if text.id(of: "tr") != nil, text.id(of: "td") != nil || text.id(of: "th") != nil { readHTML() }
    var line = 0
    while line < text.lines.count {
      let first = text.lines[line].tokens.lowerBound
      line =
        rowOf[first] >= 0
        ? line + 1 : readPipes(line) ?? readColumns(line) ?? line + 1
    }
  }

  /// Notes the cell of each token.
  func markCells(of text: inout Text) {
    var next = Int32(text.lines.count)
    for row in rows {
      for cell in row.cells
      where !cell.tokens.isEmpty && text.unitOf[cell.tokens.lowerBound] < text.lines.count {
        for token in cell.tokens { text.unitOf[token] = next }
        next += 1
      }
    }
  }

  mutating func add(_ cells: [TableRow.Cell], isHead: Bool = false) {
    guard !cells.isEmpty else { return }
    rows.append(TableRow(table: tables, cells: cells, isHead: isHead))
    for cell in cells where !cell.tokens.isEmpty && rowOf[cell.tokens.lowerBound] < 0 {
      for token in cell.tokens { rowOf[token] = rows.count - 1 }
    }
  }

  /// The cells between signs; a tabulator is no token, so it is looked for between them. Quotes hide signs.
  func cells(of tokens: Range<Int>, _ isEnd: (UInt8) -> Bool) -> [TableRow.Cell] {
    var (cells, start, column, isQuoted): ([TableRow.Cell], Int, Int, Bool) = (
      [], tokens.lowerBound, 0, false
    )
    func isTabbed(_ place: Int) -> Int {
      guard place > tokens.lowerBound, isEnd(UInt8(ascii: "\t")) else { return 0 }
      return text.bytes[text.tokens[place - 1].end..<text.tokens[place].start].count { $0 == "\t" }
    }
    let hasQuotes =
      !isEnd(UInt8(ascii: "|")) && tokens.count { text.sign($0) == "\"" }.isMultiple(of: 2)
    for place in tokens {
      let tabs = isTabbed(place)
      if tabs > 0 {
        cells.append(TableRow.Cell(column: column, tokens: start..<place))
        (start, column) = (place, column + tabs)
      }
      if hasQuotes, text.sign(place) == "\"" { isQuoted.toggle() }
      if !isQuoted, isEnd(text.sign(place)) {
        cells.append(TableRow.Cell(column: column, tokens: start..<place))
        (start, column) = (place + 1, column + 1)
      }
    }
    cells.append(TableRow.Cell(column: column, tokens: start..<tokens.upperBound))
    return cells
  }

  // MARK: Pipes

  /// Reads the lines of a table with `|`, and returns the line behind it; nil if none begins here.
  mutating func readPipes(_ start: Int) -> Int? {
    guard isPipeRow(start) || isPipeRow(start + 1) && isRule(start + 1) && hasPipe(start) else {
      return nil
    }
    tables += 1
    var line = start
    // In AsciiDoc, a row may go over many lines.
    let isBlock = isBlockMark(start)
    if isBlock { line += 1 }
    var (pending, columns): ([TableRow.Cell], Int) = ([], 0)
    while line < text.lines.count {
      if isBlockMark(line) {
        line += 1
        break
      }
      guard isBlock || hasPipe(line) || isRule(line),
        isBlock || line == start || !text.lines[line].isAfterBlank
      else { break }
      var tokens = text.lines[line].tokens
      while [">", "*", "/"].contains(where: { text.tokens[tokens.lowerBound].isSign($0) }),
        tokens.count > 1
      {
        tokens = tokens.lowerBound + 1..<tokens.upperBound
      }
      let isMarked = text.sign(tokens.lowerBound) == "|" || text.sign(tokens.lowerBound) == "!"
      if !isRule(line) {
        // `||` and `!!` are one sign.
        let sign: UInt8 =
          text.sign(tokens.lowerBound) == "!" ? UInt8(ascii: "!") : UInt8(ascii: "|")
        var own = cells(of: tokens) { $0 == sign }.filter {
          !($0.tokens.isEmpty && $0.tokens.lowerBound > tokens.lowerBound
            && text.isGlued($0.tokens.lowerBound)
            && text.sign($0.tokens.lowerBound) == sign)
        }
        if isMarked { own.removeFirst() }
        if own.last?.tokens.isEmpty == true, !isBlock { own.removeLast() }
        own = own.prefix(Self.mostColumns).enumerated().map {
          TableRow.Cell(column: $0, tokens: $1.tokens)
        }
        guard isBlock else {
          add(own)
          line += 1
          continue
        }
        let isHeadEnd =
          columns == 0 && line + 1 < text.lines.count && text.lines[line + 1].isAfterBlank
        pending += own.map { TableRow.Cell(column: $0.column + pending.count, tokens: $0.tokens) }
        if columns == 0, isHeadEnd || own.count > 1 { columns = pending.count }
        if columns > 0, pending.count >= columns {
          add(pending)
          pending = []
        }
      }
      line += 1
    }
    add(pending)
    return line
  }

  func isBlockMark(_ line: Int) -> Bool {
    guard line < text.lines.count, case let own = text.lines[line].tokens, own.count > 3 else {
      return false
    }
    return text.sign(own.lowerBound) == "|" && own.dropFirst().allSatisfy { text.sign($0) == "=" }
  }

  func isPipeRow(_ line: Int) -> Bool {
    guard line < text.lines.count else { return false }
    var first = text.lines[line].tokens.lowerBound
    if text.sign(first) == ">" || text.sign(first) == "*" { first += 1 }
    guard isBlockMark(line) || isRule(line) && hasPipe(line) else {
      let isBar =
        text.sign(first) == "|"
        || text.sign(first) == "!"
          && text.lines[line].tokens.contains { text.sign($0) == "!" && text.sign($0 + 1) == "!" }
      return isBar && text.lines[line].tokens.count > 2
    }
    return true
  }

  func hasPipe(_ line: Int) -> Bool {
    text.lines[line].tokens.contains {
      text.sign($0) == "|" || text.sign($0) == "!" && text.sign($0 + 1) == "!"
    }
  }

  /// Whether a line has only the signs that separate rows.
  func isRule(_ line: Int) -> Bool {
    line < text.lines.count
      && text.lines[line].tokens.allSatisfy { "|-+:=}{".utf8.contains(text.sign($0)) }
      && text.lines[line].tokens.count > 1 && !isBlockMark(line)
  }

  // MARK: Columns

  /// Reads lines of cells with two blanks between them, whose head has no number.
  mutating func readColumns(_ start: Int) -> Int? {
    let heads = runs(start)
    guard heads.count > 1, !text.lines[start].tokens.contains(where: { text.isNumber($0) }),
      heads.allSatisfy({ $0.count < 6 }),
      heads.contains(where: { !text.word($0.lowerBound).isEmpty })
    else { return nil }
    var line = start + 1
    var rows: [[TableRow.Cell]] = [heads.enumerated().map { TableRow.Cell(column: $0, tokens: $1) }]
    while line < text.lines.count, !text.lines[line].isAfterBlank || line == start + 1 {
      let own = runs(line)
      if own.allSatisfy({ $0.allSatisfy { "=-".utf8.contains(text.sign($0)) } }) {
        line += 1
        continue
      }
      guard own.count > 1, text.lines[line].tokens.contains(where: { text.isNumber($0) }) else {
        break
      }
      rows.append(own.map { TableRow.Cell(column: column(of: $0, below: heads), tokens: $0) })
      line += 1
    }
    guard rows.count > 1 else { return nil }
    tables += 1
    for row in rows { add(row) }
    return line
  }

  /// The head that a cell is below, by their columns.
  func column(of cell: Range<Int>, below heads: [Range<Int>]) -> Int {
    func place(_ token: Int) -> Int {
      var start = text.tokens[token].start
      while start > 0, !text.bytes[start - 1].isNewline, text.tokens[token].start - start < 400 {
        start -= 1
      }
      return text.tokens[token].start - start
    }
    let own = place(cell.lowerBound)
    return heads.indices.min {
      abs(place(heads[$0].lowerBound) - own) < abs(place(heads[$1].lowerBound) - own)
    } ?? 0
  }

  func runs(_ line: Int) -> [Range<Int>] {
    let tokens = text.lines[line].tokens
    var (runs, start): ([Range<Int>], Int) = ([], tokens.lowerBound)
    for place in tokens.dropFirst() where text.tokens[place].start - text.tokens[place - 1].end > 1
    {
      let gap = text.bytes[text.tokens[place - 1].end..<text.tokens[place].start]
      guard gap.count > 2 || gap.allSatisfy({ $0 == " " }) else { continue }
      runs.append(start..<place)
      start = place
      if runs.count > Self.mostColumns { break }
    }
    return runs + [start..<tokens.upperBound]
  }
}

extension Text {
  /// The byte between the cells of a file that is one table, by its name and its first lines; nil if it is none.
  func delimiter(of path: String) -> UInt8? {
    let lower = path.lowercased()
    let isNamed = lower.hasSuffix(".csv") || lower.hasSuffix(".tsv")
    guard isNamed || lower.hasSuffix(".txt") || path == "-" else { return nil }
    let first = lines.prefix(4).filter { sign($0.tokens.lowerBound) != "#" }.prefix(3)
    guard !first.isEmpty, isNamed || first.count > 1 else { return nil }
    let rows = first.map { bytes[$0.bytes] }
    if !isNamed, rows.contains(where: { $0.contains { "{}[]=|".utf8.contains($0) } }) { return nil }
    func count(_ row: ArraySlice<UInt8>, _ delimiter: UInt8) -> Int {
      row.reduce(into: (0, false)) { result, byte in
        if byte == "\"" { result.1.toggle() }
        if byte == delimiter, !result.1 { result.0 += 1 }
      }.0
    }
    return "\t;,|".utf8.first { delimiter in
      let own = count(rows[0], delimiter)
      return own > 0 && (isNamed || rows.allSatisfy { count($0, delimiter) == own })
    }
  }
}
