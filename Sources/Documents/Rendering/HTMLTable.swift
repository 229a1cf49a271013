import CMarkTree

extension HTMLLowering {
  /// Appends a table. One that scrolls does so inside a region, which can be focused and has the
  /// caption's name.
  func append(_ table: Table, to parent: inout MarkupNode) {
    parent.append(
      HTMLTable(table).node { content, cell in append(content, to: &cell, in: .cell) })
  }
}

/// Makes the HTML elements of a table.
struct HTMLTable {
  private let table: Table
  /// The opening tag of a cell of each column that has neither anchor nor kind, as most have.
  private let openings: [TrustedMarkup]
  /// What a cell of each column begins with where the cells of a row stand below each other.
  private let labels: [[Inline]]

  /// Whether the table has the contents of its cells; otherwise only whoever appends them has.
  private let hasContents: Bool

  init(_ table: Table, hasContents: Bool = true) {
    self.table = table
    self.hasContents = hasContents
    labels = table.columns.map { column in
      let heading = column.heading.plainText
      return heading.string.isEmpty ? [] : [.span([.text(heading)], kind: "label")]
    }
    openings = table.columns.indices.map { index in
      Self.opening(of: Table.Cell([]), at: index, in: table)
    }
  }

  /// Makes the table, inside a region if it scrolls.
  ///
  /// - Parameter append: Appends the content of a heading or a cell to its element. Called in the
  ///   order of the document.
  /// - Returns: The element.
  func node(appending append: ([Inline], inout MarkupNode) -> Void) -> MarkupNode {
    switch table.layout {
    case .fixed, .stacked: return tableNode(appending: append)
    case .scrolling, .scrollingOrStacked:
      let label: TrustedMarkup =
        table.caption.map {
          " role=\"region\" aria-labelledby=\"" + TrustedMarkup($0.anchor) + "\""
        } ?? ""
      var region = MarkupNode.block(
        opening: "<div class=\"table\"" + label + " tabindex=\"0\">", closing: "</div>")
      region.append(tableNode(appending: append))
      return region
    }
  }

  private func tableNode(appending append: ([Inline], inout MarkupNode) -> Void) -> MarkupNode {
    var result = MarkupNode.block(opening: "<table" + classes + ">", closing: "</table>")
    if let caption = table.caption {
      var node = MarkupNode.inline(
        opening: "<caption" + .id(caption.anchor) + ">", closing: "</caption>")
      append(caption.text, &node)
      result.append(onOneLine: node)
    }
    result.append(head(appending: append))
    var rows = table.rows[...]
    let groups =
      table.rowGroups.isEmpty ? [.init(rows.count, showing: rows.count)] : table.rowGroups
    for group in groups where group.count > 0 {
      result.append(body(rows.prefix(group.count), group, appending: append))
      rows = rows.dropFirst(group.count)
    }
    return result
  }

  /// The rows of a group. Its summary is that of an element for details without any of its own: the style
  /// sheet shows the rows with the class `more` while it is open.
  private func body(
    _ rows: ArraySlice<[Table.Cell]>, _ group: Table.RowGroup,
    appending append: ([Inline], inout MarkupNode) -> Void
  ) -> MarkupNode {
    var body = MarkupNode.block(opening: "<tbody>", closing: "</tbody>")
    for (index, cells) in rows.enumerated() {
      let isHidden = index >= group.shownCount
      let hasSummary = index == 0 && group.shownCount < group.count
      body.append(
        row(cells, opening: isHidden ? "<tr class=\"more\">" : "<tr>", appending: append) { cell in
          guard hasSummary else { return }
          var summary = MarkupNode.inline(
            opening: "<details><summary>", closing: "</summary></details>")
          append(group.summary, &summary)
          cell.append(summary)
        })
    }
    return body
  }

  /// Whether the cells of a row can stand below each other.
  private var isStacked: Bool { table.layout == .stacked || table.layout == .scrollingOrStacked }

  private var classes: TrustedMarkup {
    let stacked: TrustedMarkup? = isStacked ? "stacked" : nil
    let all = [stacked, table.kind.map { TrustedMarkup($0) }].compactMap(\.self)
    guard let first = all.first else { return "" }
    return " class=\"" + all.dropFirst().reduce(first) { $0 + " " + $1 } + "\""
  }

  private func head(appending append: ([Inline], inout MarkupNode) -> Void) -> MarkupNode {
    var head = MarkupNode.block(opening: "<thead>", closing: "</thead>")
    var row = MarkupNode.block(opening: "<tr>", closing: "</tr>")
    for column in table.columns {
      guard !hasContents || !column.heading.isEmpty else {
        row.append(.inline(opening: "<td></td>"))
        continue
      }
      var cell = MarkupNode.inline(
        opening: column.isNumeric
          ? "<th scope=\"col\" class=\"number\">" : "<th scope=\"col\">", closing: "</th>")
      append(column.heading, &cell)
      row.append(cell)
    }
    head.append(row)
    return head
  }

  private func row(
    _ cells: [Table.Cell], opening: TrustedMarkup,
    appending append: ([Inline], inout MarkupNode) -> Void,
    endingFirst end: (inout MarkupNode) -> Void
  ) -> MarkupNode {
    var row = MarkupNode.block(opening: opening, closing: "</tr>")
    for (index, cell) in cells.enumerated() {
      let isPlain = cell.anchor == nil && cell.kind == nil && cell.data.isEmpty
      var node = MarkupNode.inline(
        opening: isPlain ? openings[index] : Self.opening(of: cell, at: index, in: table),
        closing: index < table.rowHeadings ? "</th>" : "</td>")
      // Where cells stand below each other, each says which column it is of.
      if isStacked, index >= table.rowHeadings, !labels[index].isEmpty, !cell.content.isEmpty {
        append(labels[index], &node)
        node.append(.text(" "))
      }
      append(cell.content, &node)
      if index == 0 { end(&node) }
      row.append(node)
    }
    return row
  }

  private static func opening(of cell: Table.Cell, at index: Int, in table: Table) -> TrustedMarkup
  {
    let element: TrustedMarkup = index < table.rowHeadings ? "<th scope=\"row\"" : "<td"
    let kind = cell.kind.map { TrustedMarkup($0) }
    let classes: TrustedMarkup =
      switch (table.columns[index].isNumeric, kind) {
      case (false, nil): ""
      case (true, nil): " class=\"number\""
      case (false, let kind?): " class=\"" + kind + "\""
      case (true, let kind?): " class=\"number " + kind + "\""
      }
    let data = cell.data.reduce("" as TrustedMarkup) {
      $0 + " data-" + TrustedMarkup($1.name) + "=\"" + TrustedMarkup(word: "\($1.value)") + "\""
    }
    return element + .id(cell.anchor) + classes + data + ">"
  }
}
