internal import Documents
internal import WidgetSizing
internal import Wording

extension ReportFormat {
  /// Text and tables of text, for a terminal.
  public static let table = ReportFormat("table") { report, isColored, output in
    var writer = SheetWriter(isColored: isColored)
    for note in report.notes { writer.line("note: \(note)") }
    writer.write(report.sheet())
    output.write(writer.text)
  }
}

/// Writes a sheet for a terminal.
private struct SheetWriter {
  let isColored: Bool
  private(set) var text = ""

  init(isColored: Bool) {
    self.isColored = isColored
  }

  mutating func line(_ line: String, _ style: TextTable.Style = .plain, also rest: String = "") {
    text += TextTable.styled(TextTable.oneLine(line), style, isColored)
    text += TextTable.oneLine(rest) + "\n"
  }

  /// An empty line, unless nothing stands above it.
  private mutating func gap() {
    if !text.isEmpty { text += "\n" }
  }

  mutating func write(_ sheet: Sheet) {
    if !sheet.lines.isEmpty { gap() }
    // The first line answers.
    for (index, line) in sheet.lines.enumerated() { self.line(line, index == 0 ? .strong : .plain) }
    for section in sheet.sections {
      gap()
      write(section, isOfAnswer: sheet.lines.isEmpty)
    }
    let remarks = sheet.remarks + (sheet.hints.isEmpty ? [] : [sheet.hints.joined(by: " · ")])
    if !remarks.isEmpty { gap() }
    for remark in remarks { line(remark) }
    if !sheet.notes.isEmpty { gap() }
    for note in sheet.notes { line("note: \(note)") }
    if !sheet.sources.isEmpty { gap() }
    for source in sheet.sources {
      line("\(source.id)  \(source.title)\(source.url.map { ", " + $0 } ?? "")")
    }
  }

  /// Without lines above them, sections are the answer.
  private mutating func write(_ section: Sheet.Section, isOfAnswer: Bool) {
    if !section.title.isEmpty {
      line(
        section.title, isOfAnswer ? .strong : .plain,
        also: section.subtitle.isEmpty ? "" : "  \(section.subtitle)")
    }
    for (index, line) in section.lines.enumerated() {
      let isLast = index == section.lines.count - 1 && !section.otherVersions.isEmpty
      self.line(line + (isLast ? "; --os has \(section.otherVersions) too" : ""))
    }
    for item in section.items {
      line(String(repeating: " ", count: item.indent) + item.text)
    }
    if let table = section.table {
      if !section.lines.isEmpty { gap() }
      text += table.terminalText(isColored: isColored)
    }
    if !section.legend.isEmpty {
      gap()
      line(section.legend)
    }
    for remark in section.remarks { line(remark) }
  }
}

extension ReportTable {
  /// The table with its rows as rows or, where it may turn, as columns, if that is narrower.
  fileprivate func terminalText(isColored: Bool) -> String {
    let upright = upright()
    guard mayTurn else { return upright.text(isColored: isColored) }
    let turned = turned()
    return (upright.width <= turned.width ? upright : turned).text(isColored: isColored)
  }

  private func upright() -> TextTable {
    var table = TextTable(isNumeric: columns.map(\.isNumeric))
    table.append(columns.map { .init($0.heading, style: .faint) })
    for (number, row) in rows.enumerated() {
      var isRepeated = number > 0
      let cells = zip(columns, row).enumerated().map { index, pair -> [TextTable.Cell] in
        let (column, cell) = pair
        // A label that stands in the row above is not repeated, so that groups can be seen.
        isRepeated =
          isRepeated && column.isLabel && cell.text == rows[number - 1][index].text
          && index + 1 < columns.count && columns[index + 1].isLabel
        if isRepeated { return [.init("")] }
        let lines = column.isWrapped ? Self.wrapped(cell.text ?? "") : [cell.text ?? ""]
        return lines.map { .init($0, style: column.isEvidence ? .faint : cell.style) }
      }
      for line in 0..<(cells.map(\.count).max() ?? 1) {
        table.append(cells.map { line < $0.count ? $0[line] : .init("") })
      }
    }
    return table
  }

  /// A row for each column, and a column for each row.
  private func turned() -> TextTable {
    var table = TextTable(isNumeric: [false] + rows.map { _ in true })
    for (index, column) in columns.enumerated() {
      let cells = rows.map { $0[index] }
      // Words of labels and of evidence go below each other.
      let words = cells.map { cell in
        column.isLabel || column.isEvidence ? Self.words(cell.text ?? "") : [cell.text ?? ""]
      }
      for line in 0..<(words.map(\.count).max() ?? 0) {
        table.append(.init(line == 0 && !column.isLabel ? column.heading : "", style: .faint))
        for (cell, words) in zip(cells, words) {
          let isFaint = column.isLabel || column.isEvidence
          table.append(
            .init(line < words.count ? words[line] : "", style: isFaint ? .faint : cell.style))
        }
      }
    }
    return table
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Text as lines of about as many characters as a third of a terminal.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in words(text) {
      if let last = lines.last, last.count + word.count < 40 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}

extension ReportTable.Cell {
  fileprivate var style: TextTable.Style {
    switch mark {
    case .sourced: .strong
    case .disputed: .warning
    case .derived, .extrapolated, .drawn, nil: .plain
    case .unknown, .notApplicable: .faint
    }
  }
}
