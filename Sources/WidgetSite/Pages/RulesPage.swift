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

  /// Rules with how often each is right.
  func countTable(of rules: [RuleName], _ id: String) -> Table {
    let subject = id == "rules" ? "widgets and Live Activities" : "Today extensions"
    let records = rules.compactMap { rule in ruleRecords.first { $0.rule == rule } }
    return Table(
      ["Rules of \(subject), and how many distinct cells each fits"],
      anchor: Slug(cleaning: "\(id)-table"), of: records,
      [
        .cells(["Rule"]) {
          Table.Cell([Inline($0.rule.rawValue)], anchor: Self.anchor(of: $0.rule))
        }, .text("Says", kind: "words") { $0.rule.statement },
      ]
        + Audit.Verdict.allCases.map { verdict in
          .number(Inline(verdict.heading.capitalizedFirst)) { $0.count(verdict) }
        })
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
      ["Refused images"], anchor: "refused-images-table", of: refusals,
      [
        .text("Limit in square pixels") { $0.refusal.limitText ?? "not stated" },
        .text("Image") { $0.refusal.image?.description ?? "not stated" },
        .text("Outcome") {
          $0.outcome.rawValue + (catalog.isContext($0.refusal) ? ", context" : "")
        },
        .text("Explained by", kind: "words") {
          $0.explanations.map { catalog.words(for: $0) }.joined(by: "; ")
        },
        .content("Source") { names(of: [$0.refusal.source]) },
      ])
    return [.closed(["\(refusals.count.of("refusal")) in sources"], [.table(table)])]
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
