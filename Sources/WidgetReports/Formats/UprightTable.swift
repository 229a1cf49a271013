internal import WidgetSizing
internal import Wording

/// A table with a line for each row.
struct UprightTable {
  private var columns: [ReportTable.Column]
  private var headings: [TextTable.Cell]
  /// The cells of each row; one alone is a label above the rows that follow.
  private var rows: [[TextTable.Cell]]

  /// The narrowest column of text, unless all of its text is shorter.
  private static let narrowestText = 16
  /// The most lines that a text is meant to take.
  private static let mostLines = 5
  /// The narrowest column of identifiers of sources and rules.
  private static let narrowestEvidence = 9
  /// The widest column of wrapped text: longer lines are hard to read.
  static let widestText = 40

  init(_ table: ReportTable) {
    columns = table.columns
    headings = columns.map { .init($0.heading, style: .faint) }
    rows = table.rows.enumerated().map { number, row in
      var isRepeated = number > 0
      return zip(table.columns, row).enumerated().map { index, pair in
        let (column, cell) = pair
        // A label that stands in the row above is not repeated, so that groups can be seen.
        isRepeated =
          isRepeated && column.isLabel && cell.text == table.rows[number - 1][index].text
          && index + 1 < table.columns.count && table.columns[index + 1].isLabel
        return .init(
          isRepeated ? "" : cell.text ?? "", style: column.isEvidence ? .faint : cell.style)
      }
    }
  }

  /// The table with its first two labels in one column: the first above its rows. A row that has no
  /// second label keeps its line. Nil if it has no two labels.
  var stacked: UprightTable? {
    guard columns.prefix(while: \.isLabel).count > 1 else { return nil }
    var table = self
    table.columns.remove(at: 1)
    table.headings.remove(at: 1)
    table.rows = rows.flatMap { row -> [[TextTable.Cell]] in
      guard row.count > 1, !row[1].text.isEmpty else {
        return [row.count > 1 ? [row[0]] + row[2...] : row]
      }
      let label = TextTable.Cell("  " + row[1].text, style: row[1].style)
      let line = [label] + row[2...]
      return row[0].text.isEmpty ? [line] : [[row[0]], line]
    }
    return table
  }

  /// The width of the table without a limit.
  var naturalWidth: Int { Self.width(of: naturalWidths) }

  private static func width(of widths: some Sequence<Int>) -> Int {
    widths.reduce(0) { $0 + $1 + 2 } - 2
  }

  private var naturalWidths: [Int] {
    columns.indices.map { index in
      max(
        naturalWidth(
          of: headings[index], columns[index].isWrapped && columns[index].isNumeric, index),
        cells(of: index).map { naturalWidth(of: $0, columns[index].isWrapped, index) }.max() ?? 0)
    }
  }

  private func naturalWidth(of cell: TextTable.Cell, _ isWrapped: Bool, _ index: Int) -> Int {
    guard isWrapped, !columns[index].isNumeric else {
      return isWrapped ? WordWrap.longestWord(of: cell.text) : cell.width
    }
    return cell.width > Self.widestText
      ? cell.wrapped(within: Self.widestText).map(\.width).max() ?? 0 : cell.width
  }

  /// The least width of each column: text is broken between words, and numbers are not broken.
  private var narrowestWidths: [Int] {
    zip(columns.indices, naturalWidths).map { index, natural in
      let column = columns[index]
      let words = cells(of: index).map {
        column.isNumeric && !column.isWrapped ? $0.width : WordWrap.longestWord(of: $0.text)
      }
      let narrowest =
        column.isNumeric
        ? 0
        : column.isEvidence
          ? Self.narrowestEvidence : max(Self.narrowestText, natural / Self.mostLines)
      return min(
        natural,
        max(words.max() ?? 0, WordWrap.longestWord(of: headings[index].text), narrowest))
    }
  }

  private func cells(of index: Int) -> some Sequence<TextTable.Cell> {
    rows.lazy.filter { $0.count > 1 || columns.count == 1 }.map { $0[index] }
  }

  /// The widths of the columns where all stand beside each other; nil if they do not fit.
  func widths(within limit: Int) -> [Int]? {
    var widths = naturalWidths
    var excess = Self.width(of: widths) - limit
    guard excess > 0 else { return widths }
    let narrowest = narrowestWidths
    while excess > 0 {
      let wide = widths.indices.filter { widths[$0] > narrowest[$0] }
      guard let widest = wide.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  /// The table in groups of columns, each after the labels; nil if it has text that is no label, or if
  /// the labels leave no room.
  func groups(within limit: Int, isColored: Bool) -> [String]? {
    let labels = max(1, columns.prefix(while: \.isLabel).count)
    let others = columns.indices.dropFirst(labels)
    guard others.allSatisfy({ columns[$0].isNumeric || columns[$0].isEvidence }) else { return nil }
    let widths = narrowestWidths
    var groups: [[Int]] = []
    let start = Array(columns.indices.prefix(labels))
    for index in others {
      let isRoom = groups.last.map { Self.width(of: ($0 + [index]).map { widths[$0] }) <= limit }
      if isRoom != true { groups.append(start) }
      groups[groups.count - 1].append(index)
    }
    let isTooWide = groups.contains { Self.width(of: $0.map { widths[$0] }) > limit }
    return isTooWide ? nil : groups.map { text(of: $0, widths, isColored: isColored) }
  }

  /// The table with some of its columns as lines, each with its line break.
  func text(of indices: [Int], _ widths: [Int], isColored: Bool) -> String {
    let whole = Self.width(of: indices.map { widths[$0] })
    // A label alone goes on above the other columns.
    func isLabel(_ row: [TextTable.Cell]) -> Bool { row.count < columns.count }
    let wrapped = ([headings] + rows).map { row in
      isLabel(row)
        ? [row[0].wrapped(within: whole)] : indices.map { row[$0].wrapped(within: widths[$0]) }
    }
    let used = indices.indices.map { place in
      zip([headings] + rows, wrapped).map { row, cells in
        isLabel(row) ? 0 : cells[place].map(\.width).max() ?? 0
      }.max() ?? 0
    }
    var text = ""
    for (number, cells) in wrapped.enumerated() {
      let count = cells.map(\.count).max() ?? 0
      for line in 0..<count {
        var blanks = 0
        for (place, lines) in cells.enumerated() {
          // Headings end at the last line, and cells begin at the first.
          let index = number == 0 ? line - (count - lines.count) : line
          let cell = lines.indices.contains(index) ? lines[index] : TextTable.Cell("")
          let space = max(used[place] - cell.width, 0)
          let isNumeric = columns[indices[place]].isNumeric
          if isNumeric { blanks += space }
          if !cell.text.isEmpty {
            text +=
              String(repeating: " ", count: blanks)
              + TextTable.styled(cell.text, cell.style, isColored)
            blanks = 0
          }
          blanks += (isNumeric ? 0 : space) + 2
        }
        text += "\n"
      }
    }
    return text
  }
}

extension ReportTable.Cell {
  /// The style of the number in a terminal.
  var style: TextTable.Style {
    switch mark {
    case .sourced: .strong
    case .disputed: .warning
    case .derived, .extrapolated, .drawn, .derivedFromDrawn, .extrapolatedFromDrawn, nil: .plain
    case .unknown, .notApplicable: .faint
    }
  }
}
