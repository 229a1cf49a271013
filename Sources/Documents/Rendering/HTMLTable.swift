import CMarkTree

extension HTMLLowering {
  /// Appends a table inside a region that scrolls, can be focused and has the caption's name.
  func append(_ table: Table, to parent: inout MarkupNode) {
    let label: TrustedMarkup =
      table.caption.map {
        " role=\"region\" aria-labelledby=\"" + TrustedMarkup($0.anchor) + "\""
      } ?? ""
    var region = MarkupNode.block(
      opening: "<div class=\"table\"" + label + " tabindex=\"0\">", closing: "</div>")
    var result = MarkupNode.block(opening: "<table>", closing: "</table>")
    if let caption = table.caption {
      var node = MarkupNode.inline(
        opening: "<caption" + id(caption.anchor) + ">", closing: "</caption>")
      append(caption.text, to: &node, in: .cell)
      result.append(onOneLine: node)
    }
    appendColumnGroups(of: table, to: &result)
    appendHead(of: table, to: &result)
    if !table.rows.isEmpty {
      var body = MarkupNode.block(opening: "<tbody>", closing: "</tbody>")
      for row in table.rows { append(row, of: table, to: &body) }
      result.append(body)
    }
    region.append(result)
    parent.append(region)
  }

  /// Appends the elements that a heading with `scope="colgroup"` refers to.
  private func appendColumnGroups(of table: Table, to parent: inout MarkupNode) {
    for group in table.groups {
      parent.append(
        .block(
          opening: "<colgroup span=\"" + TrustedMarkup(word: "\(group.count)") + "\"></colgroup>"))
    }
  }

  private func appendHead(of table: Table, to parent: inout MarkupNode) {
    var head = MarkupNode.block(opening: "<thead>", closing: "</thead>")
    let groups = table.groups
    if !groups.isEmpty {
      var row = MarkupNode.block(opening: "<tr>", closing: "</tr>")
      for group in groups {
        let span =
          group.count == 1
          ? "" : " colspan=\"" + TrustedMarkup(word: "\(group.count)") + "\""
        if group.heading.isEmpty {
          row.append(.inline(opening: "<td" + span + "></td>"))
        } else {
          var cell = MarkupNode.inline(
            opening: "<th scope=\"colgroup\"" + span + ">", closing: "</th>")
          append(group.heading, to: &cell, in: .cell)
          row.append(cell)
        }
      }
      head.append(row)
    }
    var row = MarkupNode.block(opening: "<tr>", closing: "</tr>")
    for column in table.columns {
      var cell = MarkupNode.inline(
        opening: "<th scope=\"col\"" + classes(of: column) + ">", closing: "</th>")
      append(column.heading, to: &cell, in: .cell)
      row.append(cell)
    }
    head.append(row)
    parent.append(head)
  }

  private func append(_ cells: [Table.Cell], of table: Table, to parent: inout MarkupNode) {
    var row = MarkupNode.block(opening: "<tr>", closing: "</tr>")
    for (index, cell) in cells.enumerated() {
      let attributes = id(cell.anchor) + classes(of: table.columns[index], cell.kind) + ">"
      var node =
        index < table.rowHeadings
        ? MarkupNode.inline(opening: "<th scope=\"row\"" + attributes, closing: "</th>")
        : MarkupNode.inline(opening: "<td" + attributes, closing: "</td>")
      append(cell.content, to: &node, in: .cell)
      row.append(node)
    }
    parent.append(row)
  }

  private func classes(of column: Table.Column, _ kind: Slug? = nil) -> TrustedMarkup {
    switch (column.isNumeric, kind) {
    case (false, nil): ""
    case (true, nil): " class=\"number\""
    case (false, let kind?): " class=\"" + TrustedMarkup(kind) + "\""
    case (true, let kind?): " class=\"number " + TrustedMarkup(kind) + "\""
    }
  }
}
