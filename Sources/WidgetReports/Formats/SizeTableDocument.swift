public import Documents
internal import WidgetSizing

extension QueryResult {
  /// The result as a document: a table for each block, the marks, the notes and the sources.
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
}

extension Source {
  /// The title, leading to the address if there is one.
  var linkedTitle: [Inline] {
    Inline.linking([Inline(title)], to: url ?? "")
  }
}

extension SizeTable {
  /// The answers as a table of a document.
  func table(caption: Table.Caption? = nil) -> Table {
    let labels = labelHeadings.map { Table.Column([Inline($0)]) }
    let heights =
      system == .today
      ? textSizes.map { Table.Column([Inline($0.rawValue)], group: ["height"], isNumeric: true) }
      : [Table.Column(["height"], isNumeric: true)]
    return Table(
      caption: caption,
      columns: labels + [Table.Column(["width"], isNumeric: true)] + heights
        + [Table.Column(["sources"])],
      rowHeadings: labelHeadings.count,
      rows: lines.map { line in
        let labels = line.labels.map { Table.Cell([Inline($0.isEmpty ? "–" : $0)]) }
        let numbers = ([line.width] + line.heights).map(\.answer.tableCell)
        return labels + numbers + [Table.Cell([Inline(line.sourceIDs.joined(by: " "))])]
      })
  }
}

extension Answer {
  /// The number with its mark, as a cell whose kind is the state.
  var tableCell: Table.Cell {
    Table.Cell([Inline(short)], kind: Slug(cleaning: state.rawValue))
  }
}
