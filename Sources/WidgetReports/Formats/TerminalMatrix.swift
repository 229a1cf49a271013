internal import WidgetSizing

extension QueryResult {
  /// Writes a matrix for each block, for people at a terminal.
  public func writeTable(to output: inout some TextOutputStream, isColored: Bool) {
    for remark in remarks { output.write("note: \(TextTable.oneLine(remark))\n") }
    var isFirst = remarks.isEmpty
    var cited: [Key<Source>] = []
    for query in queries {
      for block in engine.blocks(query) {
        let matrix = BlockMatrix(block, of: query, in: engine)
        if !isFirst { output.write("\n") }
        isFirst = false
        let title = TextTable.styled(TextTable.oneLine(matrix.title), .strong, isColored)
        output.write("\(title)  \(TextTable.oneLine(matrix.devices))\n")
        output.write(matrix.versions + "\n\n")
        for line in matrix.terminalLines(isColored: isColored) { output.write(line + "\n") }
        let legend = matrix.legend
        if !legend.isEmpty { output.write("\n" + legend + "\n") }
        for remark in matrix.remarks { output.write(TextTable.oneLine(remark) + "\n") }
        for line in matrix.lines { cited += line.sources.filter { !cited.contains($0) } }
      }
    }
    let notes = notes.dropFirst(remarks.count)
    if !notes.isEmpty { output.write("\n") }
    for note in notes { output.write("note: \(TextTable.oneLine(note))\n") }
    if !cited.isEmpty { output.write("\n") }
    for key in cited.sorted() {
      let source = catalog.sources[key]
      let line = "\(source.id)  \(source.title)\(source.url.map { ", " + $0 } ?? "")"
      output.write(TextTable.oneLine(line) + "\n")
    }
  }
}

extension BlockMatrix {
  /// What the marks mean, and at which text size widths are shown.
  var legend: String {
    let marks = marks.map { "\($0.rawValue) \($0.meaning)" }
    let width = textSizes.count > 1 ? ["width as at \(anchor.rawValue)"] : []
    return (["points"] + width + marks).joined(by: " · ")
  }

  /// The matrix with its lines as lines or as columns, whichever is narrower.
  fileprivate func terminalLines(isColored: Bool) -> [String] {
    let numbers = lines.map { ([$0.width] + $0.heights).map(\.cell) }
    let upright = upright(numbers)
    // With one or two text sizes a line each is always the narrower.
    if textSizes.count <= 2, lines.count > 1 { return upright.lines(isColored: isColored) }
    let transposed = transposed(numbers)
    return (upright.width <= transposed.width ? upright : transposed).lines(isColored: isColored)
  }

  /// A line for each orientation, entry point and mode.
  private func upright(_ numbers: [[TextTable.Cell]]) -> TextTable {
    var table = TextTable(
      columns: labelHeadings.map { _ in .init() } + [.init(isNumeric: true)]
        + textSizes.map { _ in .init(isNumeric: true) } + [.init()])
    table.append(
      (labelHeadings + ["width"] + textSizes.map(\.rawValue) + ["sources"])
        .map { .init($0, style: .faint) })
    var last: [String] = []
    for (line, numbers) in zip(lines, numbers) {
      // A label that stands in the line above is not repeated, so that groups can be seen.
      let labels = line.labels.indices.map { index in
        index < line.labels.count - 1 && last.prefix(index + 1) == line.labels.prefix(index + 1)
          ? "" : line.labels[index]
      }
      last = line.labels
      table.append(
        labels.map { .init($0) } + numbers
          + [.init(line.sourceIDs.joined(by: " "), style: .faint)])
    }
    return table
  }

  /// A line for each text size.
  private func transposed(_ numbers: [[TextTable.Cell]]) -> TextTable {
    let headings = lines.map { line in
      line.labels.indices.flatMap { index -> [String] in
        // The entry points are the only long labels; their words go below each other.
        guard index == line.labels.count - 2 else { return [line.labels[index]] }
        let words = line.labels[index].split(separator: " ").map(String.init)
        return words + Array(repeating: "", count: max(0, 2 - words.count))
      }
    }
    var table = TextTable(columns: [.init()] + lines.map { _ in .init(isNumeric: true) })
    /// Appends a line of labels for each of `texts`, which stand below each other.
    func append(_ name: String, _ texts: [[String]]) {
      for row in 0..<(texts.map(\.count).max() ?? 0) {
        table.append(
          [.init(row == 0 ? name : "", style: .faint)]
            + texts.map { .init(row < $0.count ? $0[row] : "", style: .faint) })
      }
    }
    append("", headings)
    for (row, name) in (["width"] + textSizes.map(\.rawValue)).enumerated() {
      table.append([.init(name, style: .faint)] + numbers.map { $0[row] })
    }
    append("sources", lines.map(\.sourceIDs))
    return table
  }
}

extension Answer {
  /// The number in a cell of a terminal table.
  fileprivate var cell: TextTable.Cell {
    let style: TextTable.Style =
      switch Mark(self) {
      case .sourced: .strong
      case .disputed: .warning
      case .derived, .extrapolated: .plain
      case .unknown, .notApplicable: .faint
      }
    return TextTable.Cell(short, style: style)
  }
}
