package import WidgetReports
internal import WidgetSizing
internal import Wording

extension ValidationResult: Question {
  package var dataVersion: String { catalog.dataVersion }
  package var remarks: [String] { [] }
  package var key: String? { "findings" }
  package var rows: [Int] { listedFindings.rows }
  package var fields: [Field<Int>] { listedFindings.fields }
  package func heading(of finding: Int) -> String { listedFindings.title }
  package var succeeds: Bool { passes }

  private var listedFindings: Listing {
    let fields: [Field<ValidationFinding>] = [
      .text("kind") { $0.kind.rawValue }, .text("rule") { $0.rule.rawValue },
      .text("claim") { $0.claim }, .text("cell") { $0.cell },
      .text("quantity") { $0.quantity?.rawValue }, .text("expected") { $0.expected },
      .text("found") { $0.found }, .text("text") { $0.text },
    ]
    return Listing(
      "Findings", key: "findings", fields, findings,
      onRequest: ["claim", "cell", "quantity", "expected", "found"])
  }

  /// Whether the tables are sound, and what they come to.
  package var verdict: [String] {
    func claims(of kind: WidgetKind) -> Int { catalog.claims.keys(of: kind).count }
    let missed = audit.records.reduce(0) { $0 + $1.count(.missed) }
    let needless = audit.needlessExceptions.count
    let disputed = disputes.count { $0.kind == .disputed }
    let shadowed = disputes.count { $0.answer.alternatives.contains(where: \.isShadowed) }
    let kinds = WidgetKind.withFamilies.filter { $0 != .widgetKit }
      .map { ", \(claims(of: $0)) about \($0.subject)" }.joined()
    return [
      (passes ? "all is well: " : "\(findings.count.of("finding")) in ")
        + "\(subject), version \(catalog.dataVersion)",
      "\(claims(of: .today).of("claim")) about Today extensions for "
        + "\(coverage.total(of: .today)) numbers, \(claims(of: .widgetKit)) about WidgetKit for "
        + "\(coverage.total(of: .widgetKit))\(kinds), by \(catalog.sources.count.of("source"))",
      "rules miss \(missed.of("number")); \(catalog.exceptions.count.of("exception"))"
        + ", \(needless) needless",
      "predicted without their own claims: \(audit.leaveOneOutPhrase)",
      "refused images: \(catalog.phrase(of: refusals))",
      "\(disputed.of("dispute")), \(shadowed) shadowed, "
        + "\(contradictoryGroups.count.of("group")) in which a rule does not hold",
      "\(unreached.count.of("claim")) of no cell that exists",
    ]
  }

  package var facts: [Field<Void>] {
    [.text("tables") { subject }, .boolean("passes") { passes }]
      + lists.map { list in Field(list.key ?? "", list.fields) { list.rows } }
  }

  package func complete(_ sheet: inout Sheet) {
    for list in lists { sheet.append(list.table(list.title)) }
  }

  /// What the tables come to, list by list.
  private var lists: [Listing] {
    [
      .rules(audit), laws, runEvidence, groups, disputeListing, unreachedListing, coverageListing,
      .leaveOneOut(audit, catalog), .refusals(refusals, catalog),
    ]
  }

  /// How each law predicts numbers without the claims that state them.
  private var laws: Listing {
    let scopes = [("number", LawScope.number), ("family", .family)]
    let rows = audit.records.filter(\.rule.kind.hasFamilies).flatMap { record in
      scopes.map { (record: record, name: $0, scope: $1) }
    }
    let fields: [Field<(record: Audit.Record, name: String, scope: LawScope)>] =
      [.text("rule") { $0.record.rule.rawValue }, .text("without") { $0.name }]
      + LeftOut.Outcome.allCases.map { outcome in
        .count(outcome.key, outcome.rawValue) { $0.record.count(outcome, leavingOut: $0.scope) }
      }
    return Listing(
      "Predicted by laws without claims about the same number, and about the same family",
      key: "laws", fields, rows)
  }

  /// Between which versions sizes hold, and what claims say of it.
  private var runEvidence: Listing {
    let fields: [Field<RunEvidence>] = [
      .text("platform") { $0.run.platform.rawValue },
      .text("osFirst", "from") { $0.run.os.lowerBound.description },
      .text("osLast", "to") { $0.run.os.upperBound.description },
      .text("variant") { $0.run.variant.map(catalog.id) },
      .boolean("extrapolates") { $0.run.extrapolates }, .count("agree") { $0.agreeing },
      .count("agreeByDifferentClaims", "by different claims") { $0.byDifferentClaims },
      .count("differ") { $0.differing },
      .count("differAfter", "differ after it") { $0.differingAfter },
      .text("endedBy", "ended by") { $0.run.end.map { catalog.citation(of: $0).id } },
      .text("note", "based on") { $0.run.note },
    ]
    return Listing(
      "Runs of versions, in numbers that claims state on two versions", key: "runs", fields, runs)
  }

  private var groups: Listing {
    let fields: [Field<(rule: RuleName, group: RuleGroup)>] = [
      .text("rule") { $0.rule.rawValue }, .text("os", "OS") { catalog.name(of: $0.group.os) },
      .text("group") { catalog.text(of: $0.group) }, .count("claims") { $0.group.claims.count },
    ]
    return Listing(
      "Groups in which a rule does not hold", key: "doesNotHold", fields, contradictoryGroups)
  }

  private var disputeListing: Listing {
    let fields: [Field<Dispute>] = [
      .text("kind") { $0.kind.rawValue }, .text("where") { catalog.place(of: $0) },
      .text("quantity") { $0.answer.quantity.rawValue },
      .number("answer") { $0.readings[0].value },
      .texts("claims") { catalog.ids(of: $0.answer.claims) },
      .text("against") { dispute in
        dispute.answer.alternatives.map {
          "\($0.value) (\(catalog.ids(of: $0.claims).joined(by: " ")))"
        }.joined(by: ", ")
      },
    ]
    return Listing("Disputed and shadowed", key: "disputes", fields, disputes)
  }

  private var unreachedListing: Listing {
    let fields: [Field<Key<Claim>>] = [
      .text("claim") { catalog.citation(of: $0).id },
      .text("use") { catalog.claims[$0].use.rawValue },
      .text("because") { catalog.reasonOfUnreached(catalog.claims[$0]).map(catalog.text) },
    ]
    return Listing("Claims of no cell that exists", key: "unreached", fields, unreached)
  }

  /// How many widths and heights have each state.
  private var coverageListing: Listing {
    let fields: [Field<CoverageCount.Line>] =
      [
        .text("kind") { $0.kind.rawValue }, .text("platform") { $0.platform.rawValue },
        .text("os", "version") { $0.os.description }, .text("setting") { $0.setting },
      ]
      + Answer.State.allCases.map { state in
        .count(state.rawValue, state == .notApplicable ? "not applicable" : nil) {
          $0.states[state] ?? 0
        }
      }
    return Listing("Coverage, in numbers", key: "coverage", fields, coverage.lines)
  }
}

extension LeftOut.Outcome {
  /// The outcome as a key: `inRange`.
  fileprivate var key: String { self == .inRange ? "inRange" : rawValue }
}
