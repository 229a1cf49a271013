internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// Everything that contradicts something: claims each other, claims a rule, context an answer.
  func disputeSections() -> [Block] {
    let parts = Conflict.Kind.allCases.compactMap { kind -> Block? in
      let disputes = disputes.filter { $0.kind == kind }
      let title = Inline(kind.title), anchor = Slug(cleaning: "conflicts-\(kind.rawValue)")
      guard !disputes.isEmpty else { return nil }
      let table = Table(
        caption: Table.Caption([title], anchor: Slug(cleaning: "conflicts-\(kind.rawValue)-table")),
        columns: [
          Table.Column(["Where"]), Table.Column(["Number"]),
          Table.Column(["Value"], isNumeric: true),
          Table.Column(["Source"]), Table.Column([Inline(kind.heading.capitalizedFirst)]),
          Table.Column(["Because"]),
        ],
        rowHeadings: 1,
        rows: disputes.map { dispute in
          let rows = dispute.parts.map(\.row)
          let isSize = rows.count > 1
          let values = rows.compactMap(\.value).joined(by: " × ")
          let against = rows.compactMap { row in
            row.against.map { isSize ? "\(row.quantity ?? "") \($0)" : $0 }
          }
          return [
            place(of: dispute),
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
      // The other lists are long.
      guard kind != .disputed else {
        return .section(Section(level: 3, [title], anchor: anchor, [.table(table)]))
      }
      return .disclosure(
        Disclosure(
          [.strong([title]), Inline(": \(disputes.count.of("row"))")],
          [.group(Group("closed", anchor: anchor, [.table(table)]))]))
    }
    let count = conflictRows.count.of("contradiction")
    return parts.isEmpty
      ? [.paragraph(["There are none."])]
      : [
        .paragraph([
          .strong([Inline(count)]), Inline(" of sources with each other or with a rule."),
        ])
      ] + parts
  }

  /// Where a dispute is; one between claims leads to the first of its cells, and has an anchor itself.
  private func place(of dispute: Dispute) -> Table.Cell {
    let (conflict, row) = dispute.parts[0]
    let text = Inline(row.place)
    guard let anchor = dispute.anchor else { return Table.Cell([text], kind: "words") }
    let content = conflict.cell.flatMap(address).map {
      Inline.link([text], to: destination($0.page, anchor: $0.anchor))
    }
    return Table.Cell([content ?? text], kind: "words", anchor: anchor)
  }
}
