internal import Documents
internal import WidgetSizing

extension ReportContext {
  /// The compact heights: a table for all classes and versions that have the same ones.
  func compactSection() -> Section {
    let lines = screenClasses.flatMap { self.lines(.compact, of: $0) }
    let groups = compactGroups(lines.filter(\.hasHeight))
    let anchors = Slug.distinct("compact", groups.map(\.title))
    let absences = absences(
      of: { !$0.hasHeight }, in: lines,
      noSource: "no source states a height, and no rule reaches it")
    return Section(
      level: 2, ["Compact heights"], anchor: "compact-heights", kind: "compact",
      SiteFile.compact.prose
        + zip(groups, anchors).map { .section(section(of: $0, anchor: $1)) }
        + (absences.isEmpty ? [] : [.section(unknownSection(absences))]))
  }

  /// Lines with the same heights.
  private struct CompactGroup {
    let title: String
    /// The lines that also have the same states, the most common last.
    let columns: [[AnswerLine]]
    let whole: Region
  }

  private func compactGroups(_ lines: [AnswerLine]) -> [CompactGroup] {
    let groups = Dictionary(grouping: lines, by: \.heightValues).values.map { lines in
      let columns = Dictionary(grouping: lines, by: \.heightSignature).values.sorted {
        ($0.count, catalog.id(of: $0[0].cell)) < ($1.count, catalog.id(of: $1[0].cell))
      }
      let whole = Region(around: lines.map(\.cell))
      return CompactGroup(title: title(of: whole), columns: columns, whole: whole)
    }
    return groups.sorted { sortKey(of: $0) < sortKey(of: $1) }
  }

  private func sortKey(of group: CompactGroup) -> (OSVersion, Int, Int, String) {
    let first = group.whole.versions.first ?? OSVersion(0)
    let hasPhones = group.whole.screenClasses.contains {
      catalog.screenClasses[$0].idiom == .phone
    }
    let id = group.whole.screenClasses.first.map { catalog.screenClasses[$0].id } ?? ""
    return (first, hasPhones ? 0 : 1, -group.whole.screenClasses.count, id)
  }

  /// `iPhone, iOS 10`, or `12.9-inch iPad, iOS 10` if it is one class.
  private func title(of whole: Region) -> String {
    let idioms = [(Idiom.phone, "iPhone"), (.pad, "iPad")].filter { idiom, _ in
      whole.screenClasses.contains { catalog.screenClasses[$0].idiom == idiom }
    }.map(\.1).joined(separator: " and ")
    let name = whole.screenClasses.count == 1 ? catalog.names(of: whole.screenClasses) + " " : ""
    return "\(name)\(idioms), \(catalog.phrase(of: whole.versions))"
  }

  private func unknownSection(_ absences: [[Inline]]) -> Section {
    Section(
      level: 3, ["Not known"], anchor: "compact-not-known", kind: "remarks",
      [.list(List(absences))])
  }

  private func section(of group: CompactGroup, anchor: Slug) -> Section {
    let cells = group.columns.flatMap { $0.map(\.cell) }
    var remarks: [String] = []
    let headings = group.columns.enumerated().map { index, lines -> String in
      if index > 0, index == group.columns.count - 1 { return "all others" }
      let picked = lines.map(\.cell)
      let text = catalog.text(of: picked, among: cells)
      guard text.contains("; ") else { return text }
      // Too much for a heading: it keeps what is the same in all parts.
      let first = Region(around: picked)
      let common = (first.poses.map(catalog.text) + first.entryPoints.map { catalog.name(of: $0) })
        .joined(separator: ", ")
      remarks.append("\(common), some screens: \(catalog.scope(of: picked))")
      return common + ", some screens"
    }
    let rows = TextSize.allCases.indices.map { index in
      [Table.Cell([Inline(TextSize.allCases[index].rawValue)])]
        + group.columns.map { tableCell($0[0].heights[index]) }
    }
    let evidence = group.columns.map { lines in
      Table.Cell(self.evidence(for: lines.flatMap(\.heights)), kind: "evidence")
    }
    let table = Table(
      caption: Table.Caption(
        [Inline("Compact heights, \(group.title)")], anchor: anchor.appending("table")),
      columns: [Table.Column(["text size"])]
        + headings.map {
          Table.Column([Inline($0.isEmpty ? "height" : $0)], isNumeric: true)
        },
      rowHeadings: 1, rows: rows + [[Table.Cell(["evidence"])] + evidence])
    let disputes = group.columns.flatMap { $0[0].heights }.filter { $0.state == .disputed }
    return Section(
      level: 3, [Inline(group.title)], anchor: anchor, kind: "group",
      [.paragraph([Inline(catalog.scope(of: cells))]), .table(table)]
        + remarks.map { .paragraph([Inline($0)]) }
        + disputes.compactMap(conflictIndex).withoutRepetition.map(note(onConflict:)))
  }
}
