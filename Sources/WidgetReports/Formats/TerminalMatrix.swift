internal import WidgetSizing

extension QueryResult {
  /// Writes a matrix for each block, for people at a terminal.
  public func writeTable(to output: inout some TextOutputStream, isColored: Bool) {
    for remark in remarks { output.write("note: \(remark)\n") }
    var isFirst = remarks.isEmpty
    var sources: Set<String> = []
    for (query, block) in blocks {
      let matrix = BlockMatrix(block, of: query, in: engine)
      if !isFirst { output.write("\n") }
      isFirst = false
      output.write(TextTable.styled(matrix.title, .strong, isColored) + "  \(matrix.devices)\n")
      output.write(matrix.versions + "\n\n")
      for line in matrix.terminalLines(isColored: isColored) { output.write(line + "\n") }
      let legend = matrix.legend
      if !legend.isEmpty { output.write("\n" + legend + "\n") }
      for remark in matrix.remarks { output.write("\(remark.mark.rawValue) \(remark.text)\n") }
      sources.formUnion(matrix.lines.flatMap(\.sources))
    }
    let notes = notes.dropFirst(remarks.count)
    if !notes.isEmpty { output.write("\n") }
    for note in notes { output.write("note: \(note)\n") }
    let cited = catalog.sources.filter { sources.contains($0.id) }
    if !cited.isEmpty { output.write("\n") }
    for source in cited {
      output.write("\(source.id)  \(source.title)\(source.url.map { ", " + $0 } ?? "")\n")
    }
  }
}

extension BlockMatrix {
  /// What the marks mean, and at which text size widths are shown.
  var legend: String {
    let marks = marks.map { "\($0.rawValue) \($0.meaning)" }
    let width = textSizes.count > 1 ? ["width as at \(anchor.rawValue)"] : []
    return (["points"] + width + marks).joined(separator: " · ")
  }

  /// The matrix with its lines as lines or as columns, whichever is narrower.
  fileprivate func terminalLines(isColored: Bool) -> [String] {
    let upright = upright, transposed = transposed
    return (upright.width <= transposed.width ? upright : transposed)
      .lines(isColored: isColored)
  }

  /// A line for each orientation, entry point and mode.
  private var upright: TextTable {
    var table = TextTable(
      columns: labelHeadings.map { _ in .init() } + [.init(isNumeric: true)]
        + textSizes.map { _ in .init(isNumeric: true) } + [.init()])
    table.append(
      (labelHeadings + ["width"] + textSizes.map(\.rawValue) + ["sources"])
        .map { .init($0, style: .faint) })
    var last: [String] = []
    for line in lines {
      // A label that stands in the line above is not repeated, so that groups can be seen.
      let labels = line.labels.indices.map { index in
        index < line.labels.count - 1 && last.prefix(index + 1) == line.labels.prefix(index + 1)
          ? "" : line.labels[index]
      }
      last = line.labels
      table.append(
        labels.map { .init($0) } + ([line.width] + line.heights).map(\.cell)
          + [.init(line.sources.joined(separator: " "), style: .faint)])
    }
    return table
  }

  /// A line for each text size.
  private var transposed: TextTable {
    let headings = lines.map { line in
      line.labels.flatMap { label in
        // The entry points are the only long labels; their words go below each other.
        let words = label.split(separator: " ").map(String.init)
        return label == line.labels[line.labels.count - 2]
          ? words + Array(repeating: "", count: max(0, 2 - words.count)) : [label]
      }
    }
    let height = headings.map(\.count).max() ?? 0
    var table = TextTable(
      columns: [.init()] + lines.map { _ in .init(isNumeric: true) })
    for row in 0..<height {
      table.append(
        [.init("")]
          + headings.map { .init(row < $0.count ? $0[row] : "", style: .faint) })
    }
    table.append([.init("width", style: .faint)] + lines.map(\.width.cell))
    for (index, textSize) in textSizes.enumerated() {
      table.append(
        [.init(textSize.rawValue, style: .faint)] + lines.map { $0.heights[index].cell })
    }
    let sourceRows = lines.map(\.sources.count).max() ?? 0
    for row in 0..<sourceRows {
      table.append(
        [.init(row == 0 ? "sources" : "", style: .faint)]
          + lines.map {
            .init(row < $0.sources.count ? $0.sources[row] : "", style: .faint)
          })
    }
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
