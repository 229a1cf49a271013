public import Documents
internal import WidgetSizing

extension WidgetKitResult {
  /// The result as a document: a table for each screen and version, the marks, the notes and the
  /// sources.
  public var document: Document {
    var blocks: [Block] = remarks.map { .note(Note([], [.paragraph([Inline($0)])])) }
    var cited: [Key<Source>] = []
    for table in tables {
      blocks.append(.heading(level: 2, [Inline(table.title)]))
      if !table.devices.isEmpty { blocks.append(.paragraph([Inline(table.devices)])) }
      blocks.append(.paragraph([Inline(table.versionLine.naming(others: table.otherVersions))]))
      blocks.append(.table(table.table()))
      blocks.append(.paragraph([Inline(table.legend)]))
      if !table.remarks.isEmpty { blocks.append(.list(List(table.remarks.map { [Inline($0)] }))) }
      for line in table.lines { cited += line.sources.filter { !cited.contains($0) } }
    }
    return Document(title: "Widget sizes", blocks + closing(citing: cited))
  }

  /// The result as a part of someone else's document: tables under captions, without headings.
  public func blocks(naming names: inout AnchorNames) -> [Block] {
    var blocks: [Block] = []
    var cited: [Key<Source>] = []
    for (query, table) in zip(queries, tables) {
      let version =
        query.isNewestMeasured
        ? "\(table.version), \(engine.wordsOfDefaultVersion(of: query))" : table.version
      let caption = Table.Caption(
        [Inline("\(table.title), \(version)")],
        anchor: names.next(Slug(cleaning: "sizes \(table.title) \(table.version)")))
      blocks.append(.table(table.table(caption: caption)))
      let parts = [table.devices, table.legend].filter { !$0.isEmpty }
      blocks.append(.paragraph([Inline(parts.joined(by: " · "))]))
      if !table.remarks.isEmpty { blocks.append(.list(List(table.remarks.map { [Inline($0)] }))) }
      for line in table.lines { cited += line.sources.filter { !cited.contains($0) } }
    }
    // A list below a list would be one with it.
    for note in notes { blocks.append(.paragraph([Inline("Note: \(note)")])) }
    blocks.append(.paragraph(citation(of: cited.sorted())))
    return blocks
  }

  /// Writes a table for each screen and version, for people at a terminal.
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
      output.write("\n\(table.legend)\n")
      for remark in table.remarks { output.write(TextTable.oneLine(remark) + "\n") }
      for line in table.lines { cited += line.sources.filter { !cited.contains($0) } }
    }
    writeClosing(citing: cited, to: &output)
  }

  private var tables: [WidgetKitTable] {
    queries.flatMap { query in
      engine.blocks(query).map { WidgetKitTable($0, of: query, in: engine) }
    }
  }
}

extension WidgetKitTable {
  fileprivate func terminalText(isColored: Bool) -> String {
    let labels = hasVariants ? ["family", "variant"] : ["family"]
    var table = TextTable(isNumeric: labels.map { _ in false } + [true, true, false])
    for heading in labels + ["width", "height", "sources"] {
      table.append(.init(heading, style: .faint))
    }
    for (index, line) in lines.enumerated() {
      // A family that stands in the line above is not repeated, so that groups can be seen.
      let isRepeated = index > 0 && lines[index - 1].family == line.family
      for (place, label) in self.labels(of: line).enumerated() {
        table.append(.init(place == 0 && isRepeated ? "" : label))
      }
      table.append(line.answer.width.answer.cell)
      table.append(line.answer.height.answer.cell)
      table.append(.init(line.sourceIDs.joined(by: " "), style: .faint))
    }
    return table.text(isColored: isColored)
  }
}
