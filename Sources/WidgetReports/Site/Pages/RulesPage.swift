internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The rules, how often each is right, and what each has inferred.
  func rulesPage() -> SitePage {
    SitePage(
      place: .rules, title: "Rules",
      blocks: SiteSource.rules.prose + [
        .table(countTable()),
        .section(
          Section(
            level: 2, ["What each group allows"], anchor: "what-each-group-allows",
            SiteSource.parameters.prose + [.table(parameterTable())])),
        .section(
          Section(
            level: 2, ["The steps of whole rows"], anchor: "the-steps-of-whole-rows",
            kind: "drawings",
            SiteSource.staircases.prose + Figures.staircases(audit, in: engine).map(Block.figure))),
        .section(
          Section(
            level: 2, ["Leave one out"], anchor: "leave-one-out",
            SiteSource.leaveOneOut.prose + [
              .paragraph([.strong([Inline(audit.leaveOneOutPhrase)])]),
              .table(
                Listing.leaveOneOut(audit, catalog).table().table(
                  caption: Table.Caption(
                    ["Heights predicted without their own claims"], anchor: "leave-one-out-table"))),
            ])),
        .section(refusalSection()),
        .section(coverageSection()),
      ])
  }

  private func countTable() -> Table {
    Table(
      caption: Table.Caption(
        ["Rules, and how many distinct cells each fits"], anchor: "rules-table"),
      columns: [Table.Column(["rule"]), Table.Column(["says"])]
        + Audit.Verdict.allCases.map { Table.Column([Inline($0.heading)], isNumeric: true) },
      rowHeadings: 1,
      rows: audit.records.map { record in
        [
          Table.Cell([Inline(record.rule.rawValue)], anchor: Self.anchor(of: record.rule)),
          Table.Cell([Inline(record.rule.statement)], kind: "words"),
        ]
          + Audit.Verdict.allCases.map { Table.Cell([Inline("\(record.count($0))")]) }
      })
  }

  /// The parameters, groups of one version that have the same together.
  private func parameterTable() -> Table {
    struct Row {
      let rule: RuleName
      let os: OSVersion
      let parameter: String
      var groups: [String]
      var claims: [Key<Claim>]
    }
    var rows: [Row] = []
    for record in audit.records {
      for group in record.groups {
        let parameter = group.parameter.text
        let index = rows.firstIndex {
          $0.rule == record.rule && $0.os == group.os && $0.parameter == parameter
        }
        let name = groupName(group)
        if let index {
          rows[index].groups.append(name)
          rows[index].claims += group.claims
        } else {
          rows.append(
            Row(
              rule: record.rule, os: group.os, parameter: parameter, groups: [name],
              claims: group.claims))
        }
      }
    }
    return Table(
      caption: Table.Caption(["Parameters that the claims allow"], anchor: "parameters-table"),
      columns: [
        Table.Column(["rule"]), Table.Column(["version"]), Table.Column(["group"]),
        Table.Column(["parameter"]), Table.Column(["distinct cells"], isNumeric: true),
      ],
      rowHeadings: 2,
      rows: rows.map { row in
        [
          Table.Cell([.link([Inline(row.rule.rawValue)], to: .anchor(Self.anchor(of: row.rule)))]),
          Table.Cell([Inline(catalog.name(of: row.os))]),
          Table.Cell([Inline(row.groups.joined(separator: "; "))], kind: "words"),
          Table.Cell([Inline(row.parameter)]),
          Table.Cell([Inline("\(catalog.distinctCells(of: row.claims.withoutRepetition))")]),
        ]
      })
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
      })
    let statement: [Block] = [
      .paragraph([
        .strong([Inline(ImageAreaRule.name)]), Inline(": \(ImageAreaRule.statement)."),
      ]),
      .paragraph([Inline("Refusals: \(catalog.phrase(of: refusals)).")]),
    ]
    return Section(
      level: 2, ["The largest image"], anchor: "the-largest-image",
      SiteSource.refusedImages.prose + statement + [.table(table)])
  }

  private func groupName(_ group: RuleGroup) -> String {
    group.screenClass.map { catalog.screenClasses[$0].name } ?? catalog.text(of: group)
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
