/// Reads the tables of GitHub Flavored Markdown, which core cmark takes for paragraphs.
struct PipeTables {
  private let source: String
  /// The lines as cmark counts them.
  private lazy var lines = source.split(omittingEmptySubsequences: false) {
    $0 == "\n" || $0 == "\r" || $0 == "\r\n"
  }

  init(source: String) {
    self.source = source
  }

  /// The table on these lines of the source, counted from 1, if they are one: headings, a rule
  /// with as many columns, and rows. Links defined elsewhere in the source are not known in it.
  mutating func table(in range: ClosedRange<Int>) -> Table? {
    guard range.count >= 2, range.lowerBound >= 1, range.upperBound <= lines.count else {
      return nil
    }
    let rule = Self.cells(of: lines[range.lowerBound])
    guard lines[range.lowerBound].contains("|"), rule.allSatisfy(Self.isRule) else { return nil }
    let headings = Self.cells(of: lines[range.lowerBound - 1])
    guard headings.count == rule.count else { return nil }
    let columns = zip(headings, rule).map { heading, mark in
      Table.Column(
        [Inline](markdownLine: heading), isNumeric: !mark.hasPrefix(":") && mark.hasSuffix(":"))
    }
    return Table(
      columns: columns,
      rows: lines[(range.lowerBound + 1)..<range.upperBound].map { line in
        let cells = Self.cells(of: line)
        // GitHub fills short rows up and cuts long ones.
        return columns.indices.map { index in
          Table.Cell(index < cells.count ? [Inline](markdownLine: cells[index]) : [])
        }
      })
  }

  /// Whether a cell is part of a rule: dashes, with or without a colon at either end.
  private static func isRule(_ cell: String) -> Bool {
    let afterStart = cell.hasPrefix(":") ? cell.dropFirst() : cell[...]
    let dashes = afterStart.hasSuffix(":") ? afterStart.dropLast() : afterStart
    return !dashes.isEmpty && dashes.allSatisfy { $0 == "-" }
  }

  /// The cells of a row: what stands between its pipes, trimmed, with `\|` as `|`.
  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line {
      if character == "|", !isEscaped {
        cells.append("")
        continue
      }
      if character == "|" { cells[cells.count - 1].removeLast() }
      cells[cells.count - 1].append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    cells = cells.map { $0.trimmingSpaces() }
    // A pipe at either end of the line has nothing outside it.
    if cells.count > 1, cells.first == "" { cells.removeFirst() }
    if cells.count > 1, cells.last == "" { cells.removeLast() }
    return cells
  }
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
