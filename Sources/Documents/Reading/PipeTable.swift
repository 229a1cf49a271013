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
    let afterStart = cell.hasPrefix(":") ? cell.dropFirst() : cell[...]
    let dashes = afterStart.hasSuffix(":") ? afterStart.dropLast() : afterStart
    return !dashes.isEmpty && dashes.allSatisfy { $0 == "-" }
  }

  /// The cells of a row: what stands between its pipes, trimmed, with `\|` as `|`.
  private static func cells(of line: Substring) -> [String] {
    var cells: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in line.utf8 {
      if byte == UInt8(ascii: "|"), !isEscaped {
        cells.append([])
        continue
      }
      if byte == UInt8(ascii: "|") { cells[cells.count - 1].removeLast() }
      cells[cells.count - 1].append(byte)
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    var trimmed = cells.map { String(decoding: Self.trimmingSpaces($0), as: UTF8.self) }
    // A pipe at either end of the line has nothing outside it.
    if trimmed.count > 1, trimmed.first == "" { trimmed.removeFirst() }
    if trimmed.count > 1, trimmed.last == "" { trimmed.removeLast() }
    return trimmed
  }

  private static func trimmingSpaces(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    let start = bytes.drop(while: isSpace)
    let end = start.lastIndex { !isSpace($0) }
    return end.map { start[start.startIndex...$0] } ?? []
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
