public import Documents
internal import WidgetSizing

extension SheetResult {
  /// Writes the answer for people at a terminal.
  public func writeText(to output: inout some TextOutputStream, isColored: Bool) {
    let sheet = sheet
    for note in sheet.notes { output.write("note: \(TextTable.oneLine(note))\n") }
    if !sheet.notes.isEmpty { output.write("\n") }
    for (index, line) in sheet.lines.enumerated() {
      // The first line answers.
      let style = index == 0 ? TextTable.Style.strong : .plain
      output.write(TextTable.styled(TextTable.oneLine(line), style, isColored) + "\n")
    }
    for table in sheet.tables {
      output.write("\n")
      if !table.title.isEmpty { output.write(TextTable.oneLine(table.title) + "\n") }
      table.writeText(to: &output, isColored: isColored)
    }
    let remarks = sheet.remarks + (sheet.hints.isEmpty ? [] : [sheet.hints.joined(by: " · ")])
    if !remarks.isEmpty { output.write("\n") }
    for remark in remarks { output.write(TextTable.oneLine(remark) + "\n") }
    if !sheet.sources.isEmpty { output.write("\n") }
    for key in sheet.sources {
      let source = engine.catalog.sources[key]
      let line = "\(source.id)  \(source.title)\(source.url.map { ", " + $0 } ?? "")"
      output.write(TextTable.oneLine(line) + "\n")
    }
  }

  /// The answer as a document.
  public var document: Document {
    let sheet = sheet
    let catalog = engine.catalog
    var blocks: [Block] = [.heading(level: 1, [Inline(sheet.title)])]
    for note in sheet.notes { blocks.append(.note(Note([], [.paragraph([Inline(note)])]))) }
    for line in sheet.lines { blocks.append(.paragraph([Inline(line)])) }
    for table in sheet.tables {
      if !table.title.isEmpty { blocks.append(.heading(level: 2, [Inline(table.title)])) }
      blocks.append(.table(table.table()))
    }
    if !sheet.remarks.isEmpty { blocks.append(.list(List(sheet.remarks.map { [Inline($0)] }))) }
    if !sheet.sources.isEmpty {
      blocks.append(.heading(level: 2, ["Sources"]))
      blocks.append(
        .list(
          List(
            sheet.sources.map { key in
              [Inline("\(catalog.sources[key].id)  ")] + catalog.sources[key].linkedTitle
            })))
    }
    return Document(title: PlainText(sheet.title), blocks)
  }
}
