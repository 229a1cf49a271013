internal import Documents
internal import WidgetSizing

extension SiteContext {
  /// The meaning of the marks beside the numbers.
  func markSection() -> Section {
    let examples: [Mark: String] = [
      .sourced: "110", .disputed: "135", .derived: "308", .extrapolated: "608",
      .drawn: "345.67",
    ]
    let table = Table(
      caption: Table.Caption(["Marks beside the numbers"], anchor: "marks-table"),
      columns: [Table.Column(["example"], isNumeric: true), Table.Column(["meaning"])],
      rowHeadings: 1,
      rows: Mark.allCases.map { mark in
        [
          Table.Cell([Inline((examples[mark] ?? "") + mark.rawValue)], kind: mark.kind),
          Table.Cell([Inline(mark.meaning)]),
        ]
      })
    return Section(
      level: 2, ["How to read the numbers"], anchor: "how-to-read-the-numbers", kind: "marks",
      SiteSource.marks.prose + [.table(table)])
  }
}
