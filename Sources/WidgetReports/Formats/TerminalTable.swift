internal import Wording

extension Sheet.Table {
  /// The table as lines for a terminal, none longer than the terminal is wide, but for words that are
  /// longer themselves. The first way that fits is taken:
  ///
  /// 1. a line for each row;
  /// 2. words below each other, in headings and in cells of text;
  /// 3. the first label above its rows;
  /// 4. without the columns that follow from others;
  /// 5. columns of numbers in groups, one below the other;
  /// 6. a line for each cell.
  package func text(for terminal: Terminal) -> String {
    if isBrief(on: terminal) { return brief.text(for: terminal) }
    let limit = terminal.columns ?? .max
    let upright = upright
    let stacked = upright.stacked
    for way in [upright, stacked].compactMap(\.self) {
      if let widths = way.widths(within: limit) {
        return way.text(of: Array(widths.indices), widths, on: terminal)
      }
    }
    let needed = columns.indices.filter { !columns[$0].isOptional }
    if needed.count < columns.count { return withColumns(needed).text(for: terminal) }
    if let groups = (stacked ?? upright).groups(within: limit, on: terminal) {
      return groups.joined(by: "\n")
    }
    return textByCells(within: limit, on: terminal)
  }

  /// Whether a terminal has no room for the whole text of its cells. A name stays whole where it takes one line.
  private func isBrief(on terminal: Terminal) -> Bool {
    let short = rows.joined().filter { $0.brief != nil }
    let hasLongNames = short.contains { ($0.text ?? "").terminalWidth > Self.widestText }
    return !short.isEmpty
      && (upright.naturalWidth > terminal.columns ?? .max
        || hasLongNames && columns.contains(where: \.isWrapped))
  }

  /// Whether a terminal shows some of the models of a row alone: `iPhone 12, 12 Pro +4`.
  func omitsModels(on terminal: Terminal) -> Bool {
    isBrief(on: terminal) && rows.joined().contains { ($0.brief ?? "").contains(" +") }
  }

  /// The same table for a terminal with little room.
  private var brief: Sheet.Table {
    with(
      columns,
      rows.map { row in
        row.map { cell in
          var cell = cell
          (cell.text, cell.brief) = (cell.brief ?? cell.text, nil)
          return cell
        }
      })
  }

  /// A line for each cell: the labels of the row, then the other columns that have a value.
  private func textByCells(within limit: Int, on terminal: Terminal) -> String {
    let labels = max(1, columns.prefix(while: \.isLabel).count)
    let place = (columns.dropFirst(labels).map(\.heading.terminalWidth).max() ?? 0) + 4
    var label: [String] = []
    var text = ""
    for (number, row) in rows.enumerated() {
      if number > 0 { text += "\n" }
      // A table leaves out the first labels where they are the same as above.
      let omitted = row.prefix(labels).prefix { $0.text == nil }.count
      let own = row.prefix(labels).dropFirst(omitted).compactMap(\.text)
      label = own.isEmpty ? label : label.prefix(omitted) + own
      // A number says nothing without its heading.
      let heading = columns[0].isNumeric ? "\(columns[0].heading) " : ""
      let words = (heading + label.joined(by: ", ")).inOneLine
      for line in WordWrap.lines(of: words, within: limit, indent: 2) {
        text += terminal.styled(line, .strong) + "\n"
      }
      for (column, cell) in zip(columns, row).dropFirst(labels) {
        guard let value = cell.text, !value.isEmpty else { continue }
        let lines = WordWrap.lines(of: value.inOneLine, within: max(limit - place, 1))
        for (index, line) in lines.enumerated() {
          let heading = index == 0 ? "  " + column.heading : ""
          let space = String(repeating: " ", count: place - heading.terminalWidth)
          text += heading + space + line + "\n"
        }
      }
    }
    return text
  }
}
