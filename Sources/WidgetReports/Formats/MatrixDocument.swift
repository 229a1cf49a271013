public import Documents
internal import WidgetSizing

extension QueryResult {
  /// The result as a document: a matrix for each block, the marks, the notes and the sources.
  public var document: Document {
    var blocks: [Block] = remarks.map { .note(Note([], [.paragraph([Inline($0)])])) }
    var cited: [Key<Source>] = []
    for query in queries {
      for block in engine.blocks(query) {
        let matrix = BlockMatrix(block, of: query, in: engine)
        blocks.append(.heading(level: 2, [Inline(matrix.title)]))
        blocks.append(.paragraph([Inline(matrix.devices)]))
        blocks.append(.paragraph([Inline(matrix.versionLine.naming(others: matrix.otherVersions))]))
        blocks.append(.table(matrix.table()))
        blocks.append(.paragraph([Inline(matrix.legend)]))
        if !matrix.remarks.isEmpty {
          blocks.append(
            .list(List(matrix.remarks.map { [Inline($0)] })))
        }
        for line in matrix.lines { cited += line.sources.filter { !cited.contains($0) } }
      }
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

extension BlockMatrix {
  /// The matrix as a table, a line for each orientation, entry point and mode.
  func table(caption: Table.Caption? = nil) -> Table {
    Table(
      caption: caption,
      columns: labelHeadings.map { Table.Column([Inline($0)]) }
        + [Table.Column(["width"], isNumeric: true)]
        + textSizes.map {
          Table.Column([Inline($0.rawValue)], group: ["height"], isNumeric: true)
        } + [Table.Column(["sources"])],
      rowHeadings: labelHeadings.count,
      rows: lines.map { line in
        line.labels.map { Table.Cell([Inline($0)]) }
          + ([line.width] + line.heights).map(\.answer.tableCell)
          + [Table.Cell([Inline(line.sourceIDs.joined(by: " "))])]
      })
  }
}

extension Answer {
  /// The number with its mark, as a cell whose kind is the state.
  var tableCell: Table.Cell {
    Table.Cell([Inline(short)], kind: Slug(cleaning: state.rawValue))
  }
}
