internal import WidgetSizing

extension QueryResult {
  /// Writes a table for each block, for people at a terminal.
  public func writeTable(to output: inout some TextOutputStream, isColored: Bool) {
    for remark in remarks { output.write("note: \(TextTable.oneLine(remark))\n") }
    var isFirst = remarks.isEmpty
    var cited: [Key<Source>] = []
    for table in tables {
      if !isFirst { output.write("\n") }
      isFirst = false
      let title = TextTable.styled(TextTable.oneLine(table.title), .strong, isColored)
      let devices = table.devices.isEmpty ? "" : "  \(TextTable.oneLine(table.devices))"
      let others = table.otherVersions.isEmpty ? "" : "; --os has \(table.otherVersions) too"
      output.write("\(title)\(devices)\n\(table.versionLine)\(others)\n\n")
      output.write(table.terminalText(isColored: isColored))
      if !table.legend.isEmpty { output.write("\n\(table.legend)\n") }
      for remark in table.remarks { output.write(TextTable.oneLine(remark) + "\n") }
      for line in table.lines { cited += line.sources.filter { !cited.contains($0) } }
    }
    writeClosing(citing: cited, to: &output)
  }
}

extension SizeTable {
  /// The table with its lines as lines or as columns, whichever is narrower.
  fileprivate func terminalText(isColored: Bool) -> String {
    var numbers: [TextTable.Cell] = []
    for row in lines.indices {
      numbers.append(lines[row].width.answer.cell)
      for index in textSizes.indices { numbers.append(lines[row].heights[index].answer.cell) }
    }
    let upright = upright(numbers)
    // With one or two text sizes a line each is always the narrower; other widgets have but one.
    if system == .widgetKit || textSizes.count <= 2 && lines.count > 1 {
      return upright.text(isColored: isColored)
    }
    let transposed = transposed(numbers)
    return (upright.width <= transposed.width ? upright : transposed).text(isColored: isColored)
  }

  /// A line for each line; `numbers` has the width and the heights of
  /// each, line after line.
  private func upright(_ numbers: [TextTable.Cell]) -> TextTable {
    let labelled = labelHeadings.map { _ in false }, counted = textSizes.map { _ in true }
    var table = TextTable(isNumeric: labelled + [true] + counted + [false])
    for heading in labelHeadings { table.append(.init(heading, style: .faint)) }
    table.append(.init("width", style: .faint))
    for heading in heightHeadings { table.append(.init(heading, style: .faint)) }
    table.append(.init("sources", style: .faint))
    let count = textSizes.count + 1
    for row in lines.indices {
      let line = lines[row]
      for index in line.labels.indices {
        // A label that stands in the line above is not repeated, so that groups can be seen.
        let isRepeated =
          row > 0 && index < line.labels.count - 1
          && lines[row - 1].labels[...index] == line.labels[...index]
        table.append(.init(isRepeated ? "" : line.labels[index]))
      }
      table.append(numbers[row * count..<(row + 1) * count])
      table.append(.init(line.sourceIDs.joined(by: " "), style: .faint))
    }
    return table
  }

  /// What stands above the heights.
  private var heightHeadings: [String] {
    system == .today ? textSizes.map(\.rawValue) : ["height"]
  }

  /// A line for each text size, of the same numbers.
  private func transposed(_ numbers: [TextTable.Cell]) -> TextTable {
    var table = TextTable(isNumeric: [false] + lines.map { _ in true })
    // The entry point, the last label but one, takes two lines: its words go below each other.
    let entryPoint = labelHeadings.count - 2
    for row in 0...labelHeadings.count {
      table.append(.init(""))
      for line in lines {
        let label = line.labels[row <= entryPoint ? row : row - 1]
        let isWord = row == entryPoint || row == entryPoint + 1
        table.append(.init(isWord ? label.word(row - entryPoint) : label, style: .faint))
      }
    }
    let count = textSizes.count + 1
    for row in 0..<count {
      table.append(.init(row == 0 ? "width" : textSizes[row - 1].rawValue, style: .faint))
      for line in lines.indices { table.append(numbers[line * count + row]) }
    }
    let sources = lines.reduce(0) { max($0, $1.sourceIDs.count) }
    for row in 0..<sources {
      table.append(.init(row == 0 ? "sources" : "", style: .faint))
      for line in lines {
        table.append(.init(row < line.sourceIDs.count ? line.sourceIDs[row] : "", style: .faint))
      }
    }
    return table
  }
}

extension String {
  /// The text before the first blank, or the text behind it.
  fileprivate func word(_ index: Int) -> String {
    guard let blank = utf8.firstIndex(of: UInt8(ascii: " ")) else { return index == 0 ? self : "" }
    return index == 0 ? String(self[..<blank]) : String(self[self.index(after: blank)...])
  }
}

extension Answer {
  /// The number in a cell of a terminal table.
  var cell: TextTable.Cell {
    let style: TextTable.Style =
      switch Mark(self) {
      case .sourced: .strong
      case .disputed: .warning
      case .derived, .extrapolated, .drawn: .plain
      case .unknown, .notApplicable: .faint
      }
    return TextTable.Cell(short, style: style)
  }
}
