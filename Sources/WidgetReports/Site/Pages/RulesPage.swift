internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The rules and how often each is right: those of current widgets first.
  func rulesPage() -> SitePage {
    let today = Section(
      level: 2, ["Today extensions"], anchor: "today-extensions", kind: "drawings",
      [.table(countTable(of: RuleName.allCases.filter { !Self.widgetRules.contains($0) }, "today"))]
        + SiteSource.staircases.prose + Figures.staircases(audit, in: engine).map(Block.figure)
        + [
          .paragraph(
            [
              Inline(
                "Expanded heights predicted without their own claims: \(audit.leaveOneOutPhrase)."),
              " What each group of claims allows is in ",
            ] + file("a table", "tables/parameters.csv") + [", each prediction in "]
              + file("another", "tables/leave-one-out.csv") + ["."])
        ])
    return SitePage(
      place: .rules, title: "Rules",
      blocks: SiteSource.rules.prose + [
        .section(
          Section(
            level: 2, ["Widgets and Live Activities"], anchor: "widgets-and-live-activities",
            [.table(countTable(of: Self.widgetRules, "rules"))])),
        .section(refusalSection()), .section(coverageSection()), .section(today),
      ])
  }

  /// The rules of WidgetKit and Live Activities, those that answer most first.
  private static let widgetRules: [RuleName] = [.grid, .run, .factor, .zoomedWidget, .activity]

  private func countTable(of rules: [RuleName], _ id: String) -> Table {
    let subject = id == "rules" ? "widgets and Live Activities" : "Today extensions"
    let records = rules.compactMap { rule in audit.records.first { $0.rule == rule } }
    return Table(
      caption: Table.Caption(
        [Inline("Rules of \(subject), and how many distinct cells each fits")],
        anchor: Slug(cleaning: "\(id)-table")),
      columns: [Table.Column(["Rule"]), Table.Column(["Says"])]
        + Audit.Verdict.allCases.map { Table.Column([Inline($0.heading)], isNumeric: true) },
      rowHeadings: 1,
      rows: records.map { record in
        [
          Table.Cell([Inline(record.rule.rawValue)], anchor: Self.anchor(of: record.rule)),
          Table.Cell([Inline(record.rule.statement)], kind: "words"),
        ]
          + Audit.Verdict.allCases.map { Table.Cell([Inline("\(record.count($0))")]) }
      },
      layout: .scrollingOrStacked)
  }

  /// The rule about the largest image, and the refusals that it is compared with.
  private func refusalSection() -> Section {
    let table = Table(
      caption: Table.Caption(["Refused images"], anchor: "refused-images-table"),
      columns: [
        Table.Column(["limit in square pixels"]), Table.Column(["image"]),
        Table.Column(["outcome"]),
        Table.Column(["explained by"]), Table.Column(["source"]),
      ],
      rows: refusals.map { judgement in
        let refusal = judgement.refusal
        let outcome = judgement.outcome.rawValue
        return [
          Table.Cell([Inline(refusal.limitText ?? "not stated")]),
          Table.Cell([Inline(refusal.image?.description ?? "not stated")]),
          Table.Cell([Inline(catalog.isContext(refusal) ? outcome + ", context" : outcome)]),
          Table.Cell(
            [Inline(judgement.explanations.map { catalog.words(for: $0) }.joined(by: "; "))],
            kind: "words"),
          Table.Cell(links(toSources: [catalog.sources[refusal.source].id])),
        ]
      },
      layout: .scrollingOrStacked)
    let statement: [Block] = [
      .paragraph([
        .strong([Inline(ImageAreaRule.name)]), Inline(": \(ImageAreaRule.statement)."),
      ]),
      .paragraph([Inline("Refusals: \(catalog.phrase(of: refusals)).")]),
    ]
    return Section(
      level: 2, ["The largest image"], anchor: "the-largest-image",
      statement + SiteSource.refusedImages.prose + [
        .disclosure(
          Disclosure([Inline("\(refusals.count.of("refusal")) in sources")], [.table(table)]))
      ])
  }
}

extension Audit.Verdict {
  /// The heading of the counts of a verdict.
  fileprivate var heading: String {
    switch self {
    case .explained: "explains"
    case .fitted: "fitted"
    case .missed: "misses"
    case .silent: "silent"
    }
  }
}
