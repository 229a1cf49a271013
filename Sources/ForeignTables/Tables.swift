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

/// The tables of a file, and the cell of each token: delimited lines, Markdown and the like with `|`, HTML, lists of
/// reStructuredText, and columns set with blanks.
struct Tables {
  let text: Text
  var rows: [TableRow] = []
  /// The row of each token; -1 outside of tables.
  var rowOf: [Int]
  /// The index of its cell in the row.
  private(set) var cellOf: [Int]
  var tables = 0
  static let mostColumns = 32

  /// - Parameters:
  ///   - text: The tokens and lines.
  ///   - delimiter: The byte between the cells of each line of the file; nil if it is no table as a whole.
  init(_ text: Text, delimiter: UInt8?) {
    self.text = text
    rowOf = Array(repeating: -1, count: text.tokens.count)
    cellOf = rowOf
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
        ? line + 1 : readPipes(line) ?? readItems(line) ?? readColumns(line) ?? line + 1
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
    for (index, cell) in cells.enumerated()
    where !cell.tokens.isEmpty && rowOf[cell.tokens.lowerBound] < 0 {
      for token in cell.tokens { (rowOf[token], cellOf[token]) = (rows.count - 1, index) }
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

  /// Reads the lines of a table with `|`, and returns the line behind it; nil if none begins here. In AsciiDoc, a row may
  /// go over many lines: the first with several cells, or the first block, has one for each column.
  mutating func readPipes(_ start: Int) -> Int? {
    let isBlock = isBlockMark(start)
    guard isBlock || isPipeRow(start) || isPipes(start) && isRule(start + 1) && isPipes(start + 1)
    else { return nil }
    tables += 1
    var (line, pending, columns): (Int, [Range<Int>], Int) = (isBlock ? start + 1 : start, [], 0)
    while line < text.lines.count, !isBlockMark(line) {
      guard isBlock || isPipes(line) || isRule(line),
        isBlock || line == start || !text.lines[line].isAfterBlank
      else { break }
      if !isRule(line) {
        let own = pipeCells(line, isBlock: isBlock)
        let isHeadEnd = line + 1 < text.lines.count && text.lines[line + 1].isAfterBlank
        pending += own
        if columns == 0, isHeadEnd || own.count > 1 { columns = pending.count }
        if !isBlock || columns > 0 && pending.count >= columns {
          add(pending)
          pending = []
        }
      }
      line += 1
    }
    add(pending)
    return line < text.lines.count && isBlockMark(line) ? line + 1 : line
  }

  private mutating func add(_ cells: [Range<Int>]) {
    add(cells.prefix(Self.mostColumns).enumerated().map { TableRow.Cell(column: $0, tokens: $1) })
  }

  /// The cells of a line; `||` and `!!` are one sign.
  private func pipeCells(_ line: Int, isBlock: Bool) -> [Range<Int>] {
    var tokens = text.lines[line].tokens
    while tokens.count > 1, ">*/".utf8.contains(text.sign(tokens.lowerBound)) {
      tokens.removeFirst()
    }
    let first = text.sign(tokens.lowerBound)
    let sign = first == "!" ? first : UInt8(ascii: "|")
    var own = cells(of: tokens) { $0 == sign }.map(\.tokens).filter {
      !($0.isEmpty && $0.lowerBound > tokens.lowerBound && text.isGlued($0.lowerBound)
        && text.sign($0.lowerBound) == sign)
    }
    if first == sign { own.removeFirst() }
    if own.last?.isEmpty == true, !isBlock { own.removeLast() }
    return own
  }

  private func isBlockMark(_ line: Int) -> Bool {
    guard line < text.lines.count else { return false }
    let own = text.lines[line].tokens
    return own.count > 3 && text.sign(own.lowerBound) == "|"
      && own.dropFirst().allSatisfy { text.sign($0) == "=" }
  }

  /// Whether a line begins with `|`, behind a quote or the star of a comment, or with `!` and has `!!`.
  private func isPipeRow(_ line: Int) -> Bool {
    let own = text.lines[line].tokens
    let sign = text.sign(own.lowerBound + (">*".utf8.contains(text.sign(own.lowerBound)) ? 1 : 0))
    return isRule(line)
      ? isPipes(line) : own.count > 2 && (sign == "|" || sign == "!" && isPipes(line))
  }

  private func isPipes(_ line: Int) -> Bool {
    text.lines[line].tokens.contains {
      text.sign($0) == "|" || text.sign($0) == "!" && text.sign($0 + 1) == "!"
    }
  }

  /// Whether a line has only the signs that separate rows.
  private func isRule(_ line: Int) -> Bool {
    guard line < text.lines.count, text.lines[line].tokens.count > 1 else { return false }
    return text.lines[line].tokens.allSatisfy { "|-+:=}{".utf8.contains(text.sign($0)) }
  }

  /// Reads the rows of a table of reStructuredText that are lists: `* - Device` begins one, `- Small` is its next cell.
  mutating func readItems(_ start: Int) -> Int? {
    var (line, rows): (Int, [[Range<Int>]]) = (start, [])
    while line < text.lines.count, text.lines[line].isItem {
      let own = text.lines[line].tokens
      let isRow = text.sign(own.lowerBound) == "*" && text.sign(own.lowerBound + 1) == "-"
      guard isRow || !rows.isEmpty && text.sign(own.lowerBound) == "-" else { break }
      if isRow { rows.append([]) }
      rows[rows.count - 1].append(own.dropFirst(isRow ? 2 : 1))
      line += 1
    }
    guard rows.count > 1 else { return nil }
    tables += 1
    for row in rows { add(row) }
    return line
  }

  // MARK: Columns

  /// Reads lines of cells with two blanks between them, whose head has no number. A cell is below the nearest head.
  mutating func readColumns(_ start: Int) -> Int? {
    let heads = runs(start)
    guard heads.count > 1, !text.isNumber(in: text.lines[start].tokens),
      heads.allSatisfy({ $0.count < 6 }),
      heads.contains(where: { !text.word($0.lowerBound).isEmpty })
    else { return nil }
    let places = heads.map(place)
    var (line, rows) = (
      start + 1, [heads.enumerated().map { TableRow.Cell(column: $0, tokens: $1) }]
    )
    while line < text.lines.count, !text.lines[line].isAfterBlank || line == start + 1 {
      let own = runs(line), isNumbered = text.isNumber(in: text.lines[line].tokens)
      let isRule = text.lines[line].tokens.allSatisfy { "=-".utf8.contains(text.sign($0)) }
      guard isRule || own.count > 1 && isNumbered else { break }
      if !isRule {
        rows.append(
          own.map { cell in
            let own = place(cell)
            let column = heads.indices.min { abs(places[$0] - own) < abs(places[$1] - own) }
            return TableRow.Cell(column: column ?? 0, tokens: cell)
          })
      }
      line += 1
    }
    guard rows.count > 1 else { return nil }
    tables += 1
    for row in rows { add(row) }
    return line
  }

  /// How far a cell is from the start of its line.
  private func place(_ cell: Range<Int>) -> Int {
    let line = text.lines[text.line(of: cell.lowerBound)]
    return line.indent + text.tokens[cell.lowerBound].start - line.bytes.lowerBound
  }

  private func runs(_ line: Int) -> [Range<Int>] {
    let tokens = text.lines[line].tokens
    var (runs, start): ([Range<Int>], Int) = ([], tokens.lowerBound)
    for place in tokens.dropFirst() where runs.count <= Self.mostColumns {
      let gap = text.bytes[text.tokens[place - 1].end..<text.tokens[place].start]
      guard gap.count(where: \.isBlank) > 1 else { continue }
      runs.append(start..<place)
      start = place
    }
    return runs + [start..<tokens.upperBound]
  }
}

extension Text {
  /// The byte between the cells of a file that is one table, by its name and its first line; nil if it is none.
  func delimiter(of path: String) -> UInt8? {
    guard [".csv", ".tsv"].contains(where: path.lowercased().hasSuffix),
      let first = lines.first(where: { sign($0.tokens.lowerBound) != "#" })
    else { return nil }
    var isQuoted = false
    let signs = bytes[first.bytes].filter { byte in
      if byte == "\"" { isQuoted.toggle() }
      return !isQuoted
    }
    return "\t;,|".utf8.first(where: signs.contains)
  }
}
