internal import Documents
internal import WidgetSizing

extension ReportContext {
  /// The expanded heights: a table for each screen class.
  func expandedSection() -> Section {
    let all = screenClasses.map { ($0, lines: lines(.expanded, of: $0)) }
    let known = all.filter { $0.lines.contains(where: \.isKnown) }
    let others = all.filter { !$0.lines.isEmpty && !$0.lines.contains(where: \.isKnown) }.map(\.0)
    let rest: [Block] =
      others.isEmpty
      ? []
      : [
        .section(
          Section(
            level: 3, ["Other screens"], anchor: "screen-others", kind: "remarks",
            [
              .paragraph(["No source states an expanded size of these, and no rule reaches them:"]),
              .list(List(others.map { [Inline(description(of: $0))] })),
            ]))
      ]
    return Section(
      level: 2, ["Expanded heights"], anchor: "expanded-heights",
      SiteFile.expanded.prose + known.map { .section(section(of: $0, $1)) } + rest)
  }

  /// `5.5-inch (414x736@3): iPhone 6 Plus, 6s Plus`.
  private func description(of screenClass: Key<ScreenClass>) -> String {
    let screen = catalog.screenClasses[screenClass]
    return
      "\(screen.name) (\(screen.id)): \(catalog.phrase(of: catalog.devicesWithWidgets(screenClass)))"
  }

  private func section(of screenClass: Key<ScreenClass>, _ lines: [AnswerLine]) -> Section {
    let anchor = anchor(of: screenClass)
    let screen = catalog.screenClasses[screenClass]
    let rows = merged(lines.filter(\.isKnown))
    let table = Table(
      caption: Table.Caption(
        [Inline("Expanded sizes, \(screen.name)")], anchor: Slug(cleaning: "\(anchor)-table")),
      columns: [Table.Column(["where"]), Table.Column(["width"], isNumeric: true)]
        + TextSize.allCases.map {
          Table.Column(
            [Inline($0.rawValue)], group: ["height at text size"], isNumeric: true)
        } + [Table.Column(["evidence"])],
      rowHeadings: 1,
      rows: rows.map { row in
        let line = row[0]
        return [Table.Cell(place(of: row))]
          + ([line.width] + line.heights).map(tableCell)
          + [Table.Cell(evidence(for: [line.width] + line.heights), kind: "evidence")]
      })
    var remarks = disputeRemarks(rows)
    remarks += unknownRemarks(rows)
    if let quickAction = quickActionRemark(screenClass) { remarks.append(quickAction) }
    if let zoomed = zoomedRemark(screenClass) { remarks.append(zoomed) }
    remarks += absences(
      of: { !$0.isKnown }, in: lines, noSource: "no source, and no rule reaches it")
    return Section(
      level: 3, [Inline(screen.name)], anchor: anchor, kind: "screen",
      [
        .paragraph([
          Inline("\(catalog.phrase(of: catalog.devicesWithWidgets(screenClass))). "),
          .code(PlainText(screen.id)),
        ]), .table(table),
      ] + (remarks.isEmpty ? [] : [.list(List(remarks))]))
  }

  /// Lines that differ only in their version, together.
  private func merged(_ lines: [AnswerLine]) -> [[AnswerLine]] {
    struct Key: Hashable {
      let pose: Region.Pose?
      let entryPoint: EntryPoint
      let numbers: [String]
      let evidence: [Inline]
    }
    var places: [Key: Int] = [:]
    var rows: [[AnswerLine]] = []
    for line in lines {
      let key = Key(
        pose: Region(line.cell).poses.first, entryPoint: line.cell.entryPoint,
        numbers: [line.width.signature] + line.heightSignature,
        evidence: evidence(for: [line.width] + line.heights))
      if let place = places[key] {
        rows[place].append(line)
      } else {
        places[key] = rows.count
        rows.append([line])
      }
    }
    return rows
  }

  /// `iOS 12, 13`, and on the next line `portrait, Today view`.
  private func place(of row: [AnswerLine]) -> [Inline] {
    [
      .strong([Inline(catalog.phrase(of: row.map(\.cell.os)))]), .lineBreak,
      Inline(posture(of: row[0])),
    ]
  }

  /// `landscape, left column, Today view`.
  func posture(of line: AnswerLine) -> String {
    let poses = Region(line.cell).poses.map(catalog.text)
    return (poses + [catalog.name(of: line.cell.entryPoint)]).joined(separator: ", ")
  }
}
