internal import WidgetSizing
internal import Wording

// A table with a line for each row, at a terminal.
extension Sheet.Table {
  /// The narrowest column of text, unless all of its text is shorter.
  private static let narrowestText = 16
  /// The most lines that a text is meant to take.
  private static let mostLines = 5
  /// The narrowest column of identifiers of sources and rules.
  private static let narrowestEvidence = 9
  /// The widest column of wrapped text: longer lines are hard to read.
  static let widestText = 40

  /// The table with each text in one line, in which a label that stands in the row above is not repeated, so that
  /// groups can be seen.
  var upright: Sheet.Table {
    let shown = rows.enumerated().map { number, row in
      var isRepeated = number > 0
      return row.enumerated().map { index, cell in
        isRepeated =
          isRepeated && columns[index].isLabel && cell.text == rows[number - 1][index].text
          && index + 1 < columns.count && columns[index + 1].isLabel
        var cell = cell
        cell.text = isRepeated ? "" : (cell.text ?? "").inOneLine
        return cell
      }
    }
    let headed = columns.map { column in
      var column = column
      column.heading = column.heading.inOneLine
      return column
    }
    return with(headed, shown)
  }

  /// The table with its first two labels in one column: the first above its rows. A row that has no
  /// second label keeps its line. Nil if it has no two labels.
  var stacked: Sheet.Table? {
    guard columns.prefix(while: \.isLabel).count > 1 else { return nil }
    let shown = rows.flatMap { row -> [[Cell]] in
      guard let second = row[1].text, !second.isEmpty else { return [[row[0]] + row[2...]] }
      var label = row[1]
      label.text = "  " + second
      let line = [label] + row[2...]
      return (row[0].text ?? "").isEmpty ? [line] : [[row[0]], line]
    }
    return with([columns[0]] + columns[2...], shown)
  }

  /// The width of the table without a limit.
  var naturalWidth: Int { Self.width(of: naturalWidths) }

  private static func width(of widths: some Sequence<Int>) -> Int {
    widths.reduce(0) { $0 + $1 + 2 } - 2
  }

  private var naturalWidths: [Int] {
    columns.enumerated().map { index, column in
      let heading =
        column.isWrapped && column.isNumeric
        ? WordWrap.longestWord(of: column.heading) : column.heading.terminalWidth
      return max(heading, texts(of: index).map { naturalWidth(of: $0, column) }.max() ?? 0)
    }
  }

  private func naturalWidth(of text: String, _ column: Column) -> Int {
    guard column.isWrapped else { return text.terminalWidth }
    if column.isNumeric { return WordWrap.longestWord(of: text) }
    return text.lines(within: Self.widestText).map(\.terminalWidth).max() ?? 0
  }

  /// The least width of each column: text is broken between words, and numbers are not broken.
  private var narrowestWidths: [Int] {
    zip(columns.indices, naturalWidths).map { index, natural in
      let column = columns[index]
      let words = texts(of: index).map {
        column.isNumeric && !column.isWrapped ? $0.terminalWidth : WordWrap.longestWord(of: $0)
      }
      let narrowest =
        column.isNumeric
        ? 0
        : column.isEvidence
          ? Self.narrowestEvidence : max(Self.narrowestText, natural / Self.mostLines)
      return min(
        natural, max(words.max() ?? 0, WordWrap.longestWord(of: column.heading), narrowest))
    }
  }

  /// The texts of a column, without those of labels that have a line of their own.
  private func texts(of index: Int) -> some Sequence<String> {
    rows.lazy.filter { $0.count > 1 || columns.count == 1 }.map { $0[index].text ?? "" }
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
  func groups(within limit: Int, on terminal: Terminal) -> [String]? {
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
    return isTooWide ? nil : groups.map { text(of: $0, widths, on: terminal) }
  }

  /// The table with some of its columns as lines, each with its line break.
  func text(of indices: [Int], _ widths: [Int], on terminal: Terminal) -> String {
    let whole = Self.width(of: indices.map { widths[$0] })
    // A label alone goes on above the other columns.
    func isLabel(_ row: [Cell]) -> Bool { row.count < columns.count }
    let all = [columns.map { Cell($0.heading) }] + rows
    let wrapped = all.map { row in
      isLabel(row)
        ? [(row[0].text ?? "").lines(within: whole)]
        : indices.map { (row[$0].text ?? "").lines(within: widths[$0]) }
    }
    let used = indices.indices.map { place in
      zip(all, wrapped).map { row, cells in
        isLabel(row) ? 0 : cells[place].map(\.terminalWidth).max() ?? 0
      }.max() ?? 0
    }
    var text = ""
    for (number, cells) in wrapped.enumerated() {
      let count = cells.map(\.count).max() ?? 0
      for line in 0..<count {
        var blanks = 0
        for (place, lines) in cells.enumerated() {
          let column = columns[indices[place]]
          // Headings end at the last line, and cells begin at the first.
          let index = number == 0 ? line - (count - lines.count) : line
          let part = lines.indices.contains(index) ? lines[index] : ""
          let space = max(used[place] - part.terminalWidth, 0)
          if column.isNumeric { blanks += space }
          if !part.isEmpty {
            let isFaint = number == 0 || column.isEvidence
            let style = isFaint ? .faint : all[number][indices[place]].style
            text += String(repeating: " ", count: blanks) + terminal.styled(part, style)
            blanks = 0
          }
          blanks += (column.isNumeric ? 0 : space) + 2
        }
        text += "\n"
      }
    }
    return text
  }
}

extension Sheet.Table.Cell {
  /// The style of the number in a terminal.
  fileprivate var style: Terminal.Style {
    switch mark {
    case .sourced: .strong
    case .disputed: .warning
    case .derived, .extrapolated, .drawn, .derivedFromDrawn, .extrapolatedFromDrawn, nil: .plain
    case .unknown, .notApplicable: .faint
    }
  }
}

extension String {
  /// The lines that the text of a cell takes within a width.
  fileprivate func lines(within columns: Int) -> [String] {
    guard terminalWidth > columns else { return [self] }
    return WordWrap.lines(of: self, within: columns, indent: prefix { $0 == " " }.count)
  }
}
