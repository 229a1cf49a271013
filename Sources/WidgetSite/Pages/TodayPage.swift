internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The sizes at the default text size.
  func todayGlance(of idiom: Idiom) -> [Block] {
    [.navigation(glanceLinks(of: idiom)), .table(glanceTable(of: idiom))]
  }

  /// The text sizes with the line height at each.
  func textSizeTable() -> Table {
    Table(
      ["Text sizes"], anchor: "text-sizes-table", of: Array(catalog.textSizeRows),
      [
        .text("Text size") { $0.textSize.nameAndID },
        .content("In code") { [.code(PlainText($0.uikitName))] },
      ]
        + [
          ("Body, points", \TextSizeRow.body), ("Line height, iOS 10", \.olderLineHeight),
          ("Line height today", \.currentLineHeight),
        ].map { heading, length in
          .cells([Inline(heading)], isNumeric: true) { Table.Cell(["\($0[keyPath: length])"]) }
        })
  }
}
