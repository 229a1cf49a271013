import CMarkTree

extension MarkdownLowering {
  /// Appends a pipe table: to cmark it is one paragraph, because a blank line follows every block.
  /// (A custom block would do as well, but in a quote cmark loses the `>` before it.)
  func append(_ table: Table, to parent: inout MarkupNode) {
    if let caption = table.caption {
      append(title: caption.text, anchor: caption.anchor, to: &parent)
    }
    var result = MarkupNode.paragraph()
    result.append(row(table.columns.map { Table.Cell($0.heading) }))
    result.append(.softBreak())
    var rule: TrustedMarkup = "|"
    for column in table.columns { rule += column.isNumeric ? " ---: |" : " --- |" }
    result.append(.inline(opening: rule))
    for cells in table.rows {
      result.append(.softBreak())
      result.append(row(cells))
    }
    parent.append(result)
  }

  private func row(_ cells: [Table.Cell]) -> MarkupNode {
    var row = MarkupNode.inline(opening: "|")
    for cell in cells {
      var node = MarkupNode.inline(opening: " ", closing: " |")
      append(anchor: cell.anchor, to: &node)
      append(cell.content, to: &node, in: .cell)
      row.append(node)
    }
    return row
  }
}
