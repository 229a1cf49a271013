internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The sizes at the default text size.
  func todayGlance(of idiom: Idiom) -> [Block] {
    let caption = Table.Caption(
      ["Widths and heights in points at the default text size"], anchor: "glance-table")
    return [
      .navigation(glanceLinks(of: idiom)), .table(glanceTable(of: idiom, caption: caption)),
    ]
  }

  /// The screen of examples: 4.7 inches, else the first.
  private var exampleScreen: Key<ScreenClass>? {
    screenClasses.first { catalog.screenClasses[$0].id == "375x667@2" } ?? screenClasses.first
  }

  /// The text sizes with the line height and the compact height at each.
  func textSizeTable() -> Table {
    let key = exampleScreen
    let versions = [OSVersion(10), OSVersion(12)]
    func compact(_ size: TextSize, _ os: OSVersion) -> Table.Cell {
      guard let key, engine.versions(of: key).contains(os) else {
        return Table.Cell([], kind: "none")
      }
      let cell = Cell(
        os: os, screenClass: key, orientation: .portrait, textSize: size, entryPoint: .todayView,
        mode: .compact)
      return wordedCell(engine.evidence(.height, of: cell), cell)
    }
    return Table(
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
        }
        + versions.map { os in
          .cells(["Compact height, \(catalog.name(of: os))"], isNumeric: true) {
            compact($0.textSize, os)
          }
        })
  }
}
