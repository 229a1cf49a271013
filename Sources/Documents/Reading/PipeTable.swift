/// A table of GitHub Flavored Markdown, which core cmark takes for a paragraph: the source of its
/// cells.
struct PipeTable {
  let headings: [String]
  /// Whether each column is set flush right.
  let isNumeric: [Bool]
  /// The rows, each with one cell for each heading.
  let rows: [[String]]

  /// Reads the lines of a paragraph, if they are a table: headings, a rule with as many columns,
  /// and rows.
  init?(_ lines: [Substring]) {
    guard lines.count >= 2, lines[1].utf8.contains(UInt8(ascii: "|")) else { return nil }
    let rule = Self.cells(of: lines[1])
    guard rule.allSatisfy(Self.isRule) else { return nil }
    let headings = Self.cells(of: lines[0])
    guard headings.count == rule.count else { return nil }
    self.headings = headings
    isNumeric = rule.map { !$0.hasPrefix(":") && $0.hasSuffix(":") }
    var rows: [[String]] = []
    var missing = 0
    for line in lines.dropFirst(2) {
      // GitHub fills short rows up and cuts long ones.
      let cells = Self.cells(of: line).prefix(headings.count)
      missing += headings.count - cells.count
      guard missing <= Self.mostMissing else { return nil }
      rows.append(cells + Array(repeating: "", count: headings.count - cells.count))
    }
    self.rows = rows
  }

  /// How many cells are filled in before it is no table: a few long lines and many short ones
  /// would otherwise make more cells than there is memory. GitHub has the same bound.
  private static let mostMissing = 0x80000

  /// Whether a cell is part of a rule: dashes, with or without a colon at either end.
  private static func isRule(_ cell: String) -> Bool {
    let colon = UInt8(ascii: ":")
    var dashes = cell.utf8[...]
    if dashes.first == colon { dashes.removeFirst() }
    if dashes.last == colon { dashes.removeLast() }
    return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// The cells of a row: what stands between its pipes, trimmed, with `\|` as `|`.
  private static func cells(of line: Substring) -> [String] {
    var line = line
    var cells = line.withUTF8 { bytes in
      var cells: [String] = []
      var start = 0
      var isEscaped = false
      for place in bytes.indices {
        let byte = unsafe bytes[place]
        if byte == UInt8(ascii: "|"), !isEscaped {
          cells.append(unsafe cell(bytes[start..<place]))
          start = place + 1
        }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      }
      cells.append(unsafe cell(bytes[start...]))
      return cells
    }
    // A pipe at either end of the line has nothing outside it.
    if cells.count > 1, cells.first == "" { cells.removeFirst() }
    if cells.count > 1, cells.last == "" { cells.removeLast() }
    return cells
  }

  /// A cell, of what stands between two pipes that are not escaped.
  private static func cell(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    guard let start = unsafe bytes.firstIndex(where: { !isSpace($0) }),
      let end = unsafe bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    let trimmed = unsafe bytes[start...end]
    guard unsafe trimmed.contains(UInt8(ascii: "|")) else {
      return unsafe String(decoding: UnsafeBufferPointer(rebasing: trimmed), as: UTF8.self)
    }
    var cell: [UInt8] = []
    for place in unsafe trimmed.indices {
      let byte = unsafe trimmed[place]
      // Before it stands the backslash that makes it no end of the cell.
      if byte == UInt8(ascii: "|") { cell.removeLast() }
      cell.append(byte)
    }
    return String(decoding: cell, as: UTF8.self)
  }
}

extension Table {
  /// Makes a table of a pipe table. Links defined elsewhere in the source are not known in it.
  init(_ table: PipeTable) {
    self.init(
      columns: zip(table.headings, table.isNumeric).map { heading, isNumeric in
        Table.Column([Inline](markdownLine: heading), isNumeric: isNumeric)
      },
      rows: table.rows.map { $0.map { Table.Cell([Inline](markdownLine: $0)) } })
  }
}

extension SourceLines {
  /// The pipe table on these lines, if they are one.
  func table(in range: ClosedRange<Int>) -> PipeTable? {
    guard range.count >= 2, range.lowerBound >= 1, range.upperBound <= count else { return nil }
    return PipeTable(range.map { self[$0] })
  }
}
