internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// Where numbers come from: the sources and the rules.
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
    ]
    return sections.map(Block.section)
  }

  private func section(
    _ title: String, _ id: Slug, _ place: SitePlace, _ words: String, count: String
  ) -> Section {
    Section(
      level: 2, [link(title, to: place)], anchor: id,
      [.paragraph([Inline(words + " "), .strong([Inline(count)]), "."])])
  }
}
