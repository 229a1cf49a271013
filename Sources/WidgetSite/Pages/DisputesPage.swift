internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// Everything that contradicts something: claims each other, claims a rule, context an answer.
  func disputeSections() -> [Block] {
    let all = conflictRows.enumerated()
    let parts = Conflict.Kind.allCases.compactMap { kind -> Block? in
      let rows = pairs(of: all.filter { $0.element.kind == kind })
      let title = Inline(kind.title), anchor = Slug(cleaning: "conflicts-\(kind.rawValue)")
      guard !rows.isEmpty else { return nil }
      let table = Table(
        caption: Table.Caption([title], anchor: Slug(cleaning: "conflicts-\(kind.rawValue)-table")),
        columns: [
          Table.Column(["Where"]), Table.Column(["Number"]),
          Table.Column(["Value"], isNumeric: true),
          Table.Column(["Source"]), Table.Column([Inline(kind.heading.capitalizedFirst)]),
          Table.Column(["Because"]),
        ],
        rowHeadings: 1,
        rows: rows.map { index, rows in
          let isSize = rows.count > 1
          let values = rows.compactMap(\.value).joined(by: " × ")
          let against = rows.compactMap { row in
            row.against.map { isSize ? "\(row.quantity ?? "") \($0)" : $0 }
          }
          return [
            place(of: rows[0], at: index),
            Table.Cell([Inline(isSize ? "size" : rows[0].quantity ?? "")]),
            Table.Cell([Inline(values)]),
            Table.Cell(links(toSources: rows.flatMap(\.sources).withoutRepetition)),
            Table.Cell([Inline(against.joined(by: ", "))]),
            Table.Cell(
              [Inline(rows.compactMap(\.because).withoutRepetition.joined(by: "; "))],
              kind: "words"),
          ]
        },
        layout: .scrollingOrStacked)
      return .section(Section(level: 2, [title], anchor: anchor, [.table(table)]))
    }
    return parts.isEmpty ? [.paragraph(["There are none."])] : parts
  }

  /// The rows with their places in the list; both sides of a size together.
  private func pairs(
    of rows: [(offset: Int, element: ConflictRow)]
  ) -> [(index: Int, rows: [ConflictRow])] {
    rows.reduce(into: []) { pairs, row in
      if let last = pairs.last, last.rows.count == 1,
        row.element.isHeight(besides: last.rows[0])
      {
        pairs[pairs.count - 1].rows.append(row.element)
      } else {
        pairs.append((row.offset, [row.element]))
      }
    }
  }

  /// Where a conflict is; one between claims leads to the first of its cells, and has an anchor itself.
  private func place(of row: ConflictRow, at index: Int) -> Table.Cell {
    let text = Inline(row.place)
    guard index < conflicts.count else { return Table.Cell([text], kind: "words") }
    let content = conflicts[index].cell.flatMap(address).map {
      Inline.link([text], to: destination($0.page, anchor: $0.anchor))
    }
    return Table.Cell([content ?? text], kind: "words", anchor: conflictAnchors[index])
  }
}

extension ConflictRow {
  /// Whether it is about the height of what another is about the width of.
  fileprivate func isHeight(besides other: ConflictRow) -> Bool {
    other.quantity == Quantity.width.rawValue && quantity == Quantity.height.rawValue
      && other.place == place
  }
}
