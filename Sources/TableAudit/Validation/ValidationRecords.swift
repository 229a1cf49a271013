public import WidgetReports
internal import WidgetSizing

extension ValidationResult {
  /// What is wrong, and what the tables come to, as a report.
  public var report: Report {
    let fields: [Field<ValidationFinding>] = [
      .text("kind") { $0.kind.rawValue }, .text("rule") { $0.rule.rawValue },
      .text("claim") { $0.claim }, .text("cell") { $0.cell },
      .text("quantity") { $0.quantity?.rawValue }, .text("expected") { $0.expected },
      .text("found") { $0.found }, .text("text") { $0.text },
    ]
    var report = Report(
      dataVersion: catalog.dataVersion, notes: [], records: [Records("findings", fields, findings)]
    ) { sheet }
    report.facts = facts
    return report
  }

  private var facts: [Field<Void>] {
    let widgetKit: [Field<Void>] = [
      rules(of: .widgetKit), disputes(of: .widgetKit),
      Field("runs", runFields) { runs },
      Field("refusedImages", catalog.refusalFields) { refusals },
    ]
    return [
      .text("tables") { subject }, .boolean("passes") { passes }, rules(of: .today),
      Field("leaveOneOut", leftOutFields) { audit.leaveOneOut }, disputes(of: .today),
      Field("unreached", unreachedFields) { unreached },
      Field("coverage", coverageFields) { coverage.lines },
      Field("widgetKit", widgetKit) { () },
    ]
  }

  private func rules(of kind: WidgetKind) -> Field<Void> {
    var fields: [Field<Audit.Record>] = [.text("rule") { $0.rule.rawValue }]
    fields += Audit.Verdict.allCases.map { verdict in .count(verdict.rawValue) { $0.count(verdict) }
    }
    if kind == .widgetKit {
      fields += [("withoutNumber", LawScope.number), ("withoutFamily", .family)].map { key, scope in
        let outcomes: [Field<Audit.Record>] = LeftOut.Outcome.allCases.map { outcome in
          .count(outcome.key) { $0.count(outcome, leavingOut: scope) }
        }
        return Field(key, outcomes) { $0 }
      }
    }
    if kind == .today {
      fields.append(
        .texts("doesNotHold") { record in
          record.groups.filter { !$0.holds }
            .map { "\(catalog.name(of: $0.os)), \(catalog.text(of: $0))" }
        })
    }
    return Field("rules", fields) {
      audit.records.filter { $0.rule.kind.hasFamilies == kind.hasFamilies }
    }
  }

  private var runFields: [Field<RunEvidence>] {
    [
      .text("platform") { $0.run.platform.rawValue },
      .text("variant") { $0.run.variant.map(catalog.id) },
      .text("osFirst") { $0.run.os.lowerBound.description },
      .text("osLast") { $0.run.os.upperBound.description },
      .boolean("extrapolates") { $0.run.extrapolates }, .count("agree") { $0.agreeing },
      .count("agreeByDifferentClaims") { $0.byDifferentClaims }, .count("differ") { $0.differing },
      .count("differAfter") { $0.differingAfter },
      .text("endedBy") { $0.run.end.map { catalog.citation(of: $0).id } },
      .text("note") { $0.run.note },
    ]
  }

  private var leftOutFields: [Field<LeftOut>] {
    [
      .text("cell") { catalog.id(of: $0.cell) }, .points("published") { $0.published },
      Field("predicted", Catalog.rangeFields) { $0.predicted },
      .text("outcome") { $0.outcome.rawValue },
    ]
  }

  private func disputes(of kind: WidgetKind) -> Field<Void> {
    let versions: [Field<Dispute>] =
      kind == .widgetKit ? [.texts("versions") { $0.versions.map(\.description) }] : []
    let start: [Field<Dispute>] = [
      .text("cell") { catalog.id(of: $0.cell) },
      .texts("screenClasses") {
        $0.screens.compactMap(\.screenClass).map { catalog.screenClasses[$0].id }
      },
    ]
    let end: [Field<Dispute>] = [
      .text("quantity") { $0.answer.quantity.rawValue },
      Field("answer", prefix: "answer_", catalog.answerFields(of: kind)) { $0.answer },
    ]
    return Field("disputes", start + versions + end) { disputes.filter { $0.cell.kind == kind } }
  }

  private var unreachedFields: [Field<UnreachedClaim>] {
    [
      .text("claim") { catalog.citation(of: $0.claim).id },
      .text("because") { $0.reason.map(catalog.text) },
    ]
  }

  private var coverageFields: [Field<CoverageCount.Line>] {
    [
      .text("kind") { $0.kind.rawValue }, .text("platform") { $0.platform.rawValue },
      .text("os") { $0.os.description }, .text("setting") { $0.setting },
    ]
      + Answer.State.allCases.map { state in .count(state.rawValue) { $0.states[state] } }
  }
}

extension LeftOut.Outcome {
  /// The outcome as a key: `inRange`.
  fileprivate var key: String { self == .inRange ? "inRange" : rawValue }
}
