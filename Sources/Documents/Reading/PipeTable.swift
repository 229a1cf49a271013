import CMarkTree

/// The source of a table of GitHub Flavored Markdown, which cmark parses as a paragraph.
struct PipeTable {
  /// The lines of the paragraph above the headings; empty if the table begins it.
  let text: String
  let headings: [Cell]
  /// Whether each column is aligned right.
  let isNumeric: [Bool]
  /// The rows, each with one cell for each heading.
  let rows: [[Cell]]

  struct Cell {
    let source: String
    /// Whether the source has nothing at which cmark begins another inline than text, so that it needs no
    /// parsing. Most cells are plain.
    let isPlain: Bool
  }

  /// Reads a paragraph: lines of text or none, headings, a delimiter row with as many cells, and rows.
  ///
  /// Fails if there is no table, or if more than 524,288 cells are missing from short rows. GitHub
  /// has the same limit; without it a few bytes of source could make millions of cells.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - lines: The lines of the source, in the containers of the paragraph.
  init?(_ paragraph: borrowing MarkupCursor, in lines: ContainerPrefix) {
    let last = paragraph.lastLine
    let start = paragraph.start.line
    let mayHaveRow = lines.lines.mayBeDelimiterRow
    guard start >= 1, start < last, (start + 1...last).contains(where: mayHaveRow),
      let first = Self.headingLine(in: start..<last, of: lines),
      let delimiters = lines[first + 1], let heading = lines[first]
    else { return nil }
    let alignments = Self.cells(of: delimiters).map(\.source.utf8)
    let headings = Self.cells(of: heading)
    text = (start..<first).map {
      String(decoding: lines[$0] ?? [], as: UTF8.self)
    }.joined(separator: "\n")
    self.headings = headings
    isNumeric = alignments.map {
      $0.first != UInt8(ascii: ":") && $0.last == UInt8(ascii: ":")
    }
    var rows: [[Cell]] = []
    var missing = 0
    for number in (first + 2)..<(last + 1) {
      guard let line = lines[number] else { return nil }
      // As on GitHub, short rows are filled up, and long rows are cut.
      var cells = Self.cells(of: line)
      cells.removeLast(max(0, cells.count - headings.count))
      missing += headings.count - cells.count
      guard missing <= 0x80000 else { return nil }
      while cells.count < headings.count { cells.append(Cell(source: "", isPlain: true)) }
      rows.append(cells)
    }
    self.rows = rows
  }

  /// The first line with a delimiter row below it, and with as many cells; nil if there is none.
  private static func headingLine(in numbers: Range<Int>, of lines: ContainerPrefix) -> Int? {
    var heading: [UInt8]?
    for number in numbers {
      guard let above = heading ?? lines[number], let line = lines[number + 1] else { return nil }
      heading = line
      guard line.allSatisfy(isDelimiter), line.contains(UInt8(ascii: "|")) else { continue }
      let alignments = cells(of: line).map(\.source.utf8)
      if alignments.allSatisfy(isAlignment), cells(of: above).count == alignments.count {
        return number
      }
    }
    return nil
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      || isSpace(byte)
  }

  /// Whether a cell of the delimiter row consists of dashes, with or without a colon at either end.
  private static func isAlignment(_ cell: String.UTF8View) -> Bool {
    var dashes = cell[...]
    if dashes.first == UInt8(ascii: ":") { dashes.removeFirst() }
    if dashes.last == UInt8(ascii: ":") { dashes.removeLast() }
    return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// The cells of a line, trimmed, with `\|` replaced by `|`.
  private static func cells(of line: [UInt8]) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(8)
    var start = 0
    var isEscaped = false
    for (place, byte) in line.enumerated() {
      if byte == UInt8(ascii: "|"), !isEscaped {
        cells.append(cell(line[start..<place]))
        start = place + 1
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    cells.append(cell(line[start...]))
    // Nothing is outside of a pipe at either end of the line.
    if cells.count > 1, cells.first?.source == "" { cells.removeFirst() }
    if cells.count > 1, cells.last?.source == "" { cells.removeLast() }
    return cells
  }

  private static func cell(_ bytes: ArraySlice<UInt8>) -> Cell {
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while start < end, isSpace(bytes[end - 1]) { end -= 1 }
    let isPlain = bytes[start..<end].allSatisfy { byte in
      switch byte {
      // Controls, and ! & * < [ \ ] _ `.
      case 0x00...0x1F, 0x21, 0x26, 0x2A, 0x3C, 0x5B...0x5D, 0x5F, 0x60, 0x7F: false
      default: true
      }
    }
    guard bytes[start..<end].contains(UInt8(ascii: "|")) else {
      return Cell(source: String(decoding: bytes[start..<end], as: UTF8.self), isPlain: isPlain)
    }
    var source: [UInt8] = []
    for byte in bytes[start..<end] {
      if byte == UInt8(ascii: "|") { source.removeLast() }
      source.append(byte)
    }
    return Cell(source: String(decoding: source, as: UTF8.self), isPlain: false)
  }
}

// MARK: - Cells

extension PipeTable {
  /// Parses the cells that are not plain: a paragraph for each, in the order of the table.
  ///
  /// Link reference definitions of the source are not known in cells.
  ///
  /// - Parameter visit: Visits each node.
  /// - Returns: The paragraphs.
  func parsedCells(_ visit: (consuming MarkupCursor) -> Void) -> MarkupNode {
    var text = ""
    for cells in [headings] + rows {
      for cell in cells where !cell.isPlain {
        // After a no-break space cmark recognizes no block.
        text += "\u{A0}"
        text += cell.source
        text += "\n\n"
      }
    }
    var tree = MarkupNode.parsing(text)
    var isFirst = false
    tree.edit { cursor in
      if cursor.kind == .paragraph {
        isFirst = !cursor.isLeaving
      } else if isFirst, cursor.kind == .text {
        isFirst = false
        let rest = String(cursor.literal.unicodeScalars.dropFirst())
        // An empty node would take more memory than most cells.
        if rest.isEmpty { return cursor.remove() }
        cursor.setLiteral(rest)
      }
      visit(cursor)
    }
    return tree
  }
}
