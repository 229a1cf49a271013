/// A table of GitHub Flavored Markdown, which core cmark takes for a paragraph: the source of its
/// cells.
struct PipeTable {
  let headings: [Cell]
  /// Whether each column is set flush right.
  let isNumeric: [Bool]
  /// The rows, each with one cell for each heading.
  let rows: [[Cell]]

  /// A cell as it is written.
  struct Cell {
    let source: String
    /// Whether it has letters, digits, spaces and the like only: they mean themselves, and most
    /// cells have no others.
    let isPlain: Bool

    static let empty = Cell(source: "", isPlain: true)
  }

  /// Reads the lines of a paragraph, if they are a table: headings, a rule with as many columns,
  /// and rows. Each line is a range of bytes.
  init?(_ bytes: Span<UInt8>, lines: [Range<Int>]) {
    guard lines.count >= 2, lines[1].contains(where: { bytes[$0] == UInt8(ascii: "|") }) else {
      return nil
    }
    let rule = Self.cells(of: lines[1], in: bytes)
    guard rule.allSatisfy(Self.isRule) else { return nil }
    let headings = Self.cells(of: lines[0], in: bytes)
    guard headings.count == rule.count else { return nil }
    self.headings = headings
    isNumeric = rule.map { !$0.source.hasPrefix(":") && $0.source.hasSuffix(":") }
    var rows: [[Cell]] = []
    rows.reserveCapacity(lines.count - 2)
    var missing = 0
    for line in lines.dropFirst(2) {
      // GitHub fills short rows up and cuts long ones.
      var cells = Self.cells(of: line, in: bytes)
      cells.removeLast(max(0, cells.count - headings.count))
      missing += headings.count - cells.count
      guard missing <= Self.mostMissing else { return nil }
      while cells.count < headings.count { cells.append(.empty) }
      rows.append(cells)
    }
    self.rows = rows
  }

  /// How many cells are filled in before it is no table: a few long lines and many short ones
  /// would otherwise make more cells than there is memory. GitHub has the same bound.
  private static let mostMissing = 0x80000

  /// Whether a cell is part of a rule: dashes, with or without a colon at either end.
  private static func isRule(_ cell: Cell) -> Bool {
    let colon = UInt8(ascii: ":")
    var dashes = cell.source.utf8[...]
    if dashes.first == colon { dashes.removeFirst() }
    if dashes.last == colon { dashes.removeLast() }
    return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// The cells of a row: what stands between its pipes, trimmed, with `\|` as `|`.
  private static func cells(of line: Range<Int>, in bytes: Span<UInt8>) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(8)
    var start = line.lowerBound
    var isEscaped = false
    for place in line {
      let byte = bytes[place]
      if byte == UInt8(ascii: "|"), !isEscaped {
        cells.append(cell(start..<place, of: bytes))
        start = place + 1
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    cells.append(cell(start..<line.upperBound, of: bytes))
    // A pipe at either end of the line has nothing outside it.
    if cells.count > 1, cells.first?.source == "" { cells.removeFirst() }
    if cells.count > 1, cells.last?.source == "" { cells.removeLast() }
    return cells
  }

  /// A cell, of what stands between two pipes that are not escaped.
  private static func cell(_ range: Range<Int>, of bytes: Span<UInt8>) -> Cell {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while start < end, isSpace(bytes[end - 1]) { end -= 1 }
    var isPlain = true
    var hasPipe = false
    for place in start..<end {
      isPlain = isPlain && Self.isPlain(bytes[place])
      hasPipe = hasPipe || bytes[place] == UInt8(ascii: "|")
    }
    guard hasPipe else {
      let source = unsafe bytes.extracting(start..<end).withUnsafeBufferPointer {
        unsafe String(decoding: $0, as: UTF8.self)
      }
      return Cell(source: source, isPlain: isPlain)
    }
    var cell: [UInt8] = []
    for place in start..<end {
      // Before it stands the backslash that makes it no end of the cell.
      if bytes[place] == UInt8(ascii: "|") { cell.removeLast() }
      cell.append(bytes[place])
    }
    return Cell(source: String(decoding: cell, as: UTF8.self), isPlain: false)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x2C, 0x2E, 0x80...0xFF: true
    default: false
    }
  }
}

extension Table {
  /// Makes a table of a pipe table. Links defined elsewhere in the source are not known in it.
  init(_ table: PipeTable) {
    self.init(
      columns: zip(table.headings, table.isNumeric).map { heading, isNumeric in
        Table.Column([Inline](markdownLine: heading.source), isNumeric: isNumeric)
      },
      rows: table.rows.map { $0.map { Table.Cell([Inline](markdownLine: $0.source)) } })
  }
}

extension SourceLines {
  /// The pipe table on these lines, if they are one.
  func table(in range: ClosedRange<Int>) -> PipeTable? {
    guard range.count >= 2, range.lowerBound >= 1, range.upperBound <= count else { return nil }
    return withBytes { bytes in
      PipeTable(bytes, lines: range.map { self.content(of: $0, in: bytes) })
    }
  }
}
