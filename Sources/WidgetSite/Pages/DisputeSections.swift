internal import Documents
internal import TableAudit
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What contradicts each other: claims, and published numbers that do not answer with what does.
  func disputeSections() -> [Block] {
    let parts = Dispute.Kind.allCases.compactMap { kind -> Block? in
      let sizes = disputedSizes.filter { $0.kind == kind }
      let title = Inline(kind.title), anchor = Slug(cleaning: "disputes-\(kind.rawValue)")
      guard !sizes.isEmpty else { return nil }
      let table = Table(
        caption: Table.Caption([title], anchor: Slug(cleaning: "disputes-\(kind.rawValue)-table")),
        columns: [
          Table.Column(["Where"]), Table.Column(["Number"]),
          Table.Column(["Value"], isNumeric: true),
          Table.Column(["Source"]), Table.Column([Inline(kind.heading.capitalizedFirst)]),
          Table.Column(["Because"]),
        ],
        rowHeadings: 1,
        rows: sizes.map { size in
          let rows = size.parts.map(\.row)
          let isSize = rows.count > 1
          let values = rows.map(\.value).joined(by: " × ")
          let against = rows.map { row in
            isSize ? "\(row.quantity.rawValue) \(row.against)" : row.against
          }
          return [
            place(of: size),
            Table.Cell([Inline(isSize ? "size" : rows[0].quantity.rawValue)]),
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
          [.strong([title]), Inline(": \(sizes.count.of("row"))")],
          [.group(Group("closed", anchor: anchor, [.table(table)]))]))
    }
    let count = disputeRows.count.of("contradiction")
    return parts.isEmpty
      ? [.paragraph(["There are none."])]
      : [
        .paragraph([
          .strong([Inline(count)]), Inline(" of sources with each other."),
        ])
      ] + parts
  }

  /// Where a dispute is; one between claims leads to the first of its cells, and has an anchor itself.
  private func place(of size: DisputedSize) -> Table.Cell {
    let (dispute, row) = size.parts[0]
    let text = Inline(row.place)
    guard let anchor = size.anchor else { return Table.Cell([text], kind: "words") }
    let content = address(of: dispute.cell).map {
      Inline.link([text], to: destination($0.page, anchor: $0.anchor))
    }
    return Table.Cell([content ?? text], kind: "words", anchor: anchor)
  }
}
