internal import Documents
internal import TableAudit
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The rules of widgets that come in families.
  static let widgetRules = RuleName.allCases.filter(\.kind.hasFamilies)

  /// The rules of Today extensions.
  static let todayRules = RuleName.allCases.filter { !widgetRules.contains($0) }

  /// How often the rule of expanded heights is right about what it was not fitted to.
  func leaveOneOut() -> [Block] {
    [
      .paragraph([
        Inline(
          "Expanded heights predicted without their own claims: \(audit.leaveOneOutPhrase). "
            + "On the command line, "), .code("widgetsize list rules"),
        " has each prediction, and what each group of claims allows.",
      ])
    ]
  }

  /// Rules with how often each is right.
  func countTable(of rules: [RuleName], _ id: String) -> Table {
    let subject = id == "rules" ? "widgets and Live Activities" : "Today extensions"
    let records = rules.compactMap { rule in audit.records.first { $0.rule == rule } }
    return Table(
      caption: Table.Caption(
        [Inline("Rules of \(subject), and how many distinct cells each fits")],
        anchor: Slug(cleaning: "\(id)-table")),
      columns: [Table.Column(["Rule"]), Table.Column(["Says"])]
        + Audit.Verdict.allCases.map {
          Table.Column([Inline($0.heading.capitalizedFirst)], isNumeric: true)
        },
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

  /// The rule about the largest image.
  func imageRule() -> [Block] {
    [
      .paragraph([
        .strong([Inline(ImageAreaRule.name)]), Inline(": \(ImageAreaRule.statement)."),
      ]),
      .paragraph([Inline("Refusals: \(catalog.phrase(of: refusals)).")]),
    ]
  }

  /// The refusals that the rule about the largest image is compared with.
  func refusedImages() -> [Block] {
    let table = Table(
      caption: Table.Caption(["Refused images"], anchor: "refused-images-table"),
      columns: [
        Table.Column(["Limit in square pixels"]), Table.Column(["Image"]),
        Table.Column(["Outcome"]),
        Table.Column(["Explained by"]), Table.Column(["Source"]),
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
    return [
      .disclosure(
        Disclosure([Inline("\(refusals.count.of("refusal")) in sources")], [.table(table)]))
    ]
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
