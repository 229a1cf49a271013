internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// Where numbers come from: the sources, the rules, what contradicts them, and how much is known.
  func evidenceSections() -> [Block] {
    let sections: [Section] = [
      section(
        "Sources", "sources", .sources,
        "Who published what, by which method, and how far each is trusted.",
        count: "\(catalog.sources.count.of("source")), \(catalog.claims.count.of("claim"))"),
      section(
        "Rules", "rules", .rules,
        "What answers where nobody measured, and how often each rule is right.",
        count: "\(RuleName.allCases.count.of("rule"))"),
      section(
        "Disputes", "disputes", .disputes,
        "Where sources contradict each other or a rule, and which answers.",
        count: "\(conflictRows.count.of("contradiction"))"),
      section(
        "Coverage", "coverage", .rules, anchor: "how-much-is-known",
        "How much of what can exist is known, family by family and version by version.",
        count: coverageCount),
    ]
    return sections.map(Block.section)
  }

  private func section(
    _ title: String, _ id: Slug, _ place: SitePlace, anchor: Slug? = nil, _ words: String,
    count: String
  ) -> Section {
    Section(
      level: 2, [link(title, to: place, anchor: anchor)], anchor: id,
      [.paragraph([Inline(words + " "), .strong([Inline(count)]), "."])])
  }

  /// How many widths and heights of WidgetKit widgets are known.
  private var coverageCount: String {
    let total = FamilyCoverage(engine).total { _ in true }
    return "\(total.known) of \(total.possible) widths and heights of WidgetKit are known"
  }
}
