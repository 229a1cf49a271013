internal import Documents
internal import WidgetSizing

extension ReportContext {
  /// The sizes on iOS 8 and 9, which have one free height.
  func legacySection() -> Section {
    let lines = screenClasses.flatMap { self.lines(.legacy, of: $0) }
    let known = lines.filter(\.isKnown)
    let table = Table(
      caption: Table.Caption(["Largest sizes on iOS 8 and 9"], anchor: "legacy-table"),
      columns: [
        Table.Column(["screen"]), Table.Column(["version"]), Table.Column(["orientation"]),
        Table.Column(["width"], isNumeric: true),
        Table.Column(["maximum height"], isNumeric: true), Table.Column(["evidence"]),
      ],
      rowHeadings: 3,
      rows: known.map { line in
        let screen = catalog.screenClasses[line.cell.screenClass]
        return [
          Table.Cell([Inline(screen.name)]), Table.Cell([Inline(catalog.name(of: line.cell.os))]),
          Table.Cell([Inline(line.cell.orientation.rawValue)]), tableCell(line.width),
          tableCell(line.standardHeight),
          Table.Cell(evidence(for: [line.width, line.standardHeight]), kind: "evidence"),
        ]
      })
    let absences = absences(
      of: { !$0.isKnown }, in: lines, noSource: "no source, and no rule reaches it")
    return Section(
      level: 2, ["iOS 8 and 9"], anchor: "ios-8-and-9",
      SiteFile.legacy.prose + (known.isEmpty ? [] : [.table(table)])
        + (absences.isEmpty ? [] : [.list(List(absences))]))
  }
}
