internal import Documents
internal import WidgetDrawings
internal import WidgetSizing

extension SiteContext {
  /// The meaning of the marks beside the numbers.
  func markTable() -> Table {
    let examples: [Mark: String] = [
      .sourced: "110", .disputed: "135", .derived: "308", .extrapolated: "608",
      .drawn: "345.67",
    ]
    return Table(
      caption: Table.Caption(["Marks beside the numbers"], anchor: "marks-table"),
      columns: [Table.Column(["Example"], isNumeric: true), Table.Column(["Meaning"])],
      rowHeadings: 1,
      rows: Mark.allCases.map { mark in
        [
          Table.Cell([Inline((examples[mark] ?? "") + mark.rawValue)], kind: mark.kind),
          Table.Cell([Inline(mark.meaning)]),
        ]
      })
  }
}
