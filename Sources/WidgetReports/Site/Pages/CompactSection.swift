internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The compact heights: a table for all classes and versions that have the same ones.
  func compactSection() -> Section {
    let lines = screenClasses.flatMap { self.lines(.compact, of: $0) }
    let known = lines.filter(\.hasHeight)
    let groups = compactGroups(known)
    let anchors = Slug.distinct(groups.map(\.anchor))
    let absences = absences(
      of: { !$0.hasHeight }, in: lines,
      noSource: "no source states a height, and no rule reaches it")
    return Section(
      level: 2, ["Compact heights"], anchor: "compact-heights", kind: "compact",
      SiteSource.compact.prose
        + zip(groups, anchors).map {
          .section(section(of: $0, among: known.map(\.cell), anchor: $1))
        }
        + (absences.isEmpty ? [] : [.section(unknownSection(absences))]))
  }

  /// Lines with the same heights.
  private struct CompactGroup {
    let title: String
    /// What its anchor is, as long as no other is so. It names the oldest version alone, as do those of
    /// ``WidgetGroup``.
    let anchor: String
    /// The lines that also have the same states, the most common last.
    let columns: [[AnswerLine]]
    let whole: Region
  }

  private func compactGroups(_ lines: [AnswerLine]) -> [CompactGroup] {
    let groups = lines.grouped(by: \.heightValues).map { _, lines in
      let whole = Region(around: lines.map(\.cell))
      return CompactGroup(
        title: title(of: whole, whole.versions),
        anchor: "compact-" + title(of: whole, [whole.versions[0]]),
        columns: lines.grouped(by: \.heightSignature).map(\.elements).sorted {
          $0.count < $1.count
        },
        whole: whole)
    }
    return groups.sorted { order(of: $0.whole) < order(of: $1.whole) }
  }

  /// The oldest versions first, iPhones before iPads, what holds for many before what for few.
  private func order(of whole: Region) -> (OSVersion, Int, Int) {
    let classes = whole.screenClasses
    let hasPhones = classes.contains { catalog.screenClasses[$0].idiom == .phone }
    return (whole.versions[0], hasPhones ? 0 : 1, -classes.count)
  }

  /// `iPhone, iOS 10`, or `12.9-inch iPad, iOS 10` if it is one class.
  private func title(of whole: Region, _ versions: [OSVersion]) -> String {
    let idioms = [(Idiom.phone, "iPhone"), (.pad, "iPad")].filter { idiom, _ in
      whole.screenClasses.contains { catalog.screenClasses[$0].idiom == idiom }
    }.map(\.1).joined(separator: " and ")
    let name = whole.screenClasses.count == 1 ? catalog.names(of: whole.screenClasses) + " " : ""
    return "\(name)\(idioms), \(catalog.phrase(of: versions))"
  }

  private func unknownSection(_ absences: [[Inline]]) -> Section {
    Section(
      level: 3, ["Not known"], anchor: "compact-not-known", kind: "remarks",
      [.list(List(absences))])
  }

  private func section(
    of group: CompactGroup, among all: [Cell], anchor: Slug
  ) -> Section {
    let cells = group.columns.flatMap { $0.map(\.cell) }
    let names = columnNames(of: group, cells, among: all)
    let rows = TextSize.allCases.indices.map { index in
      [Table.Cell([Inline(TextSize.allCases[index].rawValue)])]
        + group.columns.map { tableCell($0[0].heights[index]) }
    }
    let evidence = group.columns.map { lines in
      Table.Cell(self.evidence(for: lines.flatMap(\.heights)), kind: "evidence")
    }
    let table = Table(
      caption: Table.Caption(
        [Inline("Compact heights, \(group.title)")], anchor: Slug(cleaning: "\(anchor)-table")),
      columns: [Table.Column(["text size"])]
        + names.map { Table.Column([Inline($0.heading)], isNumeric: true) },
      rowHeadings: 1, rows: rows + [[Table.Cell(["evidence"])] + evidence])
    let disputes = group.columns.flatMap { $0[0].heights }.filter { $0.state == .disputed }
    return Section(
      level: 3, [Inline(group.title)], anchor: anchor, kind: "group",
      [.paragraph([Inline(catalog.scope(of: cells))]), .table(table)]
        + names.compactMap { $0.remark.map { .paragraph([Inline($0)]) } }
        + disputes.compactMap(conflictIndex).withoutRepetition.map(note(onConflict:)))
  }

  /// What stands above each column of a group, and what is too much to stand there.
  private func columnNames(
    of group: CompactGroup, _ cells: [Cell], among all: [Cell]
  ) -> [(heading: String, remark: String?)] {
    let peers = all.filter { cell in
      cells.contains { $0.screenClass == cell.screenClass && $0.os == cell.os }
    }
    return group.columns.enumerated().map { index, lines in
      let isRest = index > 0 && index == group.columns.count - 1
      if isRest, peers.count == cells.count { return ("all others", nil) }
      let picked = lines.map(\.cell)
      let regions = Region.covering(picked)
      let text = catalog.text(of: picked, among: cells, of: all)
      guard regions.count > 1 else { return (text.isEmpty ? "height" : text, nil) }
      // The heading keeps what is the same in all parts.
      guard Set(regions.map(\.poses)).count == 1, Set(regions.map(\.entryPoints)).count == 1 else {
        return ("as listed below", "As listed: \(text)")
      }
      var common = regions[0]
      (common.screenClasses, common.versions) = (group.whole.screenClasses, group.whole.versions)
      let way = catalog.text(of: common, among: cells, of: all)
      let heading = way.isEmpty ? "some screens" : "\(way), some screens"
      return (heading, "\(heading): \(catalog.scope(of: picked))")
    }
  }
}
