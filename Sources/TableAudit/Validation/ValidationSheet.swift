internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension ValidationResult {
  /// The verdict, what is wrong, and what the tables come to.
  var sheet: Sheet {
    var sheet = Sheet("Validation")
    sheet.lines = [
      passes
        ? "all is well: \(subject), version \(catalog.dataVersion)"
        : "\(findings.count.of("finding")) in \(subject), version \(catalog.dataVersion)"
    ]
    let missed = audit.records.reduce(0) { $0 + $1.count(.missed) }
    let needless = audit.needlessExceptions.count
    sheet.lines += [
      "\(catalog.claims.keys(of: .today).count.of("claim")) about Today extensions for "
        + "\(coverage.total(of: .today)) numbers, \(catalog.claims.keys(of: .widgetKit).count) about WidgetKit for "
        + (["\(coverage.total(of: .widgetKit))"]
        + WidgetKind.withFamilies.filter { $0 != .widgetKit }.map {
          "\(catalog.claims.keys(of: $0).count) about \($0.subject)"
        }).joined(by: ", ")
        + ", by \(catalog.sources.count.of("source"))",
      "rules miss \(missed.of("number")); \(catalog.exceptions.count.of("exception"))"
        + ", \(needless) needless",
      "predicted without their own claims: \(audit.leaveOneOutPhrase)",
      "refused images: \(catalog.phrase(of: refusals))",
      disputeLine,
      "\(unreached.count.of("claim")) of no cell that exists",
    ]
    let tables = [
      findingTable, Listing.rules(audit).table("Rules"), lawTable, runTable, groupTable,
      disputeTable,
      unreachedTable, coverageTable, Listing.refusals(refusals, catalog).table("Refused images"),
    ]
    for table in tables { sheet.append(table) }
    return sheet
  }

  private var disputeLine: String {
    let disputed = disputes.count { $0.kind == .disputed }
    let shadowed = disputes.count { $0.answer.alternatives.contains(where: \.isShadowed) }
    return "\(disputed.of("dispute")), \(shadowed) shadowed, "
      + "\(contradictoryGroups.count.of("group")) in which a rule does not hold"
  }

  /// A line of a table for each thing that is wrong.
  private var findingTable: ReportTable {
    var table = ReportTable(
      "Findings", [.init("kind"), .init("rule"), .init("finding")])
    for finding in findings {
      table.append([finding.kind.rawValue, finding.rule.rawValue, finding.text])
    }
    return table
  }

  /// How each law predicts numbers without the claims that state them.
  private var lawTable: ReportTable {
    var table = ReportTable(
      "Predicted by laws without claims about the same number, and about the same family",
      [
        .label("rule"), .label("without"),
      ] + LeftOut.Outcome.allCases.map { .init($0.rawValue, isNumeric: true) })
    for record in audit.records where record.rule.kind.hasFamilies {
      for (name, scope) in [("number", LawScope.number), ("family", .family)] {
        let counts = LeftOut.Outcome.allCases.map { record.count($0, leavingOut: scope) }
        table.append([record.rule.rawValue, name] + counts.map(String.init))
      }
    }
    return table
  }

  /// Between which versions sizes hold, and what claims say of it.
  private var runTable: ReportTable {
    var table = ReportTable(
      "Runs of versions, in numbers that claims state on two versions",
      [
        .label("run"), .label("variant"), .init("extrapolates"), .init("agree", isNumeric: true),
        .init("by different claims", isNumeric: true), .init("differ", isNumeric: true),
        .init("differ after it", isNumeric: true), .init("ended by"),
        .init("based on", isWrapped: true),
      ])
    for evidence in runs {
      let run = evidence.run
      table.append([
        "\(run.platform.rawValue) \(run.os.lowerBound)"
          + (run.os.lowerBound < run.os.upperBound ? " to \(run.os.upperBound)" : ""),
        run.variant.map(catalog.id), run.extrapolates ? "yes" : "no", "\(evidence.agreeing)",
        "\(evidence.byDifferentClaims)", "\(evidence.differing)", "\(evidence.differingAfter)",
        run.end.map { catalog.citation(of: $0).id }, run.note,
      ])
    }
    return table
  }

  private var groupTable: ReportTable {
    var table = ReportTable(
      "Groups in which a rule does not hold",
      [.init("rule"), .init("OS"), .init("group"), .init("claims", isNumeric: true)])
    for (rule, group) in contradictoryGroups {
      table.append([
        rule.rawValue, catalog.name(of: group.os), catalog.text(of: group),
        "\(group.claims.count)",
      ])
    }
    return table
  }

  private var disputeTable: ReportTable {
    var table = ReportTable(
      "Disputed and shadowed",
      [
        .init("kind"), .init("where"), .init("quantity"), .init("answer", isNumeric: true),
        .init("claims"), .init("against"),
      ])
    for dispute in disputes {
      let answer = dispute.answer
      let others = answer.alternatives.map {
        "\($0.value) (\(catalog.ids(of: $0.claims).joined(by: " ")))"
      }
      table.append([
        dispute.kind.rawValue, catalog.place(of: dispute), answer.quantity.rawValue,
        dispute.readings[0].value,
        catalog.ids(of: answer.claims).joined(by: " "), others.joined(by: ", "),
      ])
    }
    return table
  }

  private var unreachedTable: ReportTable {
    var table = ReportTable(
      "Claims of no cell that exists", [.init("claim"), .init("use"), .init("because")])
    for unreached in unreached {
      table.append([
        catalog.citation(of: unreached.claim).id, catalog.claims[unreached.claim].use.rawValue,
        unreached.reason.map(catalog.text),
      ])
    }
    return table
  }

  /// How many widths and heights have each state.
  private var coverageTable: ReportTable {
    var table = ReportTable(
      "Coverage, in numbers",
      [.label("kind"), .label("platform"), .label("version"), .label("setting")]
        + Answer.State.allCases.map { .init($0.heading, isNumeric: true) })
    for line in coverage.lines {
      table.append(
        [line.kind.rawValue, line.platform.rawValue, line.os.description, line.setting]
          + Answer.State.allCases.map { "\(line.states[$0])" })
    }
    return table
  }
}

extension Answer.State {
  /// The state above a column of numbers.
  fileprivate var heading: String { self == .notApplicable ? "not applicable" : rawValue }
}
