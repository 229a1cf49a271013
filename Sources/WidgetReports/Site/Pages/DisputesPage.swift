internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// Everything that contradicts something: claims each other, claims a rule, context an answer.
  func disputesPage() -> SitePage {
    let all = engine.conflictRows(audit).enumerated()
    let parts = ConflictKind.allCases.compactMap { kind -> Block? in
      let rows = all.filter { $0.element.kind == kind }
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
        rows: rows.map { index, row in
          [
            place(of: row, at: index),
            Table.Cell([Inline(row.quantity ?? "")]), Table.Cell([Inline(row.value ?? "")]),
            Table.Cell(links(toSources: row.sources)),
            Table.Cell([Inline(row.against ?? "")]),
            Table.Cell([Inline(row.because ?? "")], kind: "words"),
          ]
        },
        layout: .scrollingOrStacked)
      return .section(Section(level: 2, [title], anchor: anchor, [.table(table)]))
    }
    return SitePage(
      place: .disputes, title: "Disputes and conflicts",
      blocks: SiteSource.disputes.prose
        + (parts.isEmpty ? [.paragraph(["There are none."])] : parts))
  }

  /// Where a conflict is; one between claims leads to the first of its cells, and has an anchor itself.
  private func place(of row: ConflictRow, at index: Int) -> Table.Cell {
    let text = Inline(row.place)
    guard index < conflicts.count else { return Table.Cell([text], kind: "words") }
    let content = address(of: conflicts[index].cell).map {
      Inline.link([text], to: destination($0.page, anchor: $0.anchor))
    }
    return Table.Cell([content ?? text], kind: "words", anchor: conflictAnchor(index))
  }
}
