internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The text sizes, under the names that other people use.
  func textSizesPage() -> SitePage {
    let table = Table(
      caption: Table.Caption(["Text sizes"], anchor: "text-sizes-table"),
      columns: [
        Table.Column(["text size"]), Table.Column(["name"]), Table.Column(["UIKit"]),
        Table.Column(["body"], isNumeric: true),
        Table.Column(["to iOS 10"], group: ["line height of body text"], isNumeric: true),
        Table.Column(["current"], group: ["line height of body text"], isNumeric: true),
      ],
      rowHeadings: 1,
      rows: catalog.textSizeRows.map { row in
        [
          Table.Cell([link(row.textSize.rawValue, to: .textSize(row.textSize))]),
          Table.Cell([Inline(row.name)]), Table.Cell([.code(PlainText(row.uikitName))]),
          Table.Cell([Inline("\(row.body)")]), Table.Cell([Inline("\(row.olderLineHeight)")]),
          Table.Cell([Inline("\(row.currentLineHeight)")]),
        ]
      })
    return SitePage(
      place: .textSizes, title: "Text sizes",
      blocks: SiteSource.textSizes.prose + [.table(table)] + SiteSource.textSizeExample.prose)
  }

  /// All sizes at one text size.
  func textSizePage(_ textSize: TextSize) -> SitePage {
    let row = catalog.row(of: textSize)
    return SitePage(
      place: .textSize(textSize), title: "Text size: \(textSize.nameAndID)",
      blocks: [
        .list(
          List([
            [.code(PlainText(row.uikitName))],
            [
              Inline(
                row.isAccessibility
                  ? "One of the larger accessibility sizes"
                  : "One of the sizes that need no accessibility setting")
            ],
            [Inline("Body text: \(row.body) points")],
            [
              Inline(
                "Line height of body text: \(row.olderLineHeight) points up to iOS 10, "
                  + "\(row.currentLineHeight) in the current guideline")
            ],
          ])),
        .section(
          Section(
            level: 2, ["Sizes"], anchor: "sizes", kind: "glance",
            [
              .table(
                glanceTable(
                  at: textSize,
                  caption: Table.Caption(
                    [Inline("Widths and heights in points at text size \(textSize.nameAndID)")],
                    anchor: "sizes-table")))
            ])),
      ],
      description: PlainText(
        "The width and the heights of Today extensions at the text size \(row.name), screen by screen, "
          + "in points."))
  }
}
