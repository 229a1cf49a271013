internal import Documents
internal import WidgetSizing

extension ReportContext {
  /// What the signs beside the numbers mean.
  func markSection() -> Section {
    let examples: [Mark: String] = [
      .sourced: "110", .disputed: "135", .derived: "308", .extrapolated: "608",
    ]
    let table = Table(
      caption: Table.Caption(["Signs beside the numbers"], anchor: "marks-table"),
      columns: [Table.Column(["looks"], isNumeric: true), Table.Column(["means"])],
      rowHeadings: 1,
      rows: Mark.allCases.map { mark in
        [
          Table.Cell([Inline((examples[mark] ?? "") + mark.rawValue)], kind: mark.kind),
          Table.Cell([Inline(mark.meaning)]),
        ]
      })
    return Section(
      level: 2, ["How to read the numbers"], anchor: "how-to-read-the-numbers", kind: "marks",
      SiteFile.marks.prose + [.table(table)])
  }

  /// The text sizes, under the names that other people use.
  func textSizeSection() -> Section {
    Section(
      level: 2, ["Text sizes"], anchor: "text-sizes",
      SiteFile.textSizes.prose + [
        .table(
          Listing.textSizes(catalog).table(
            caption: Table.Caption(["Text sizes"], anchor: "text-sizes-table")))
      ])
  }
}
