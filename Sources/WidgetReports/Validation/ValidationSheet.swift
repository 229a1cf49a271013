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
        + "\(coverage.all.total) numbers, \(catalog.claims.keys(of: .widgetKit).count) about WidgetKit for "
        + (["\(widgetKitCoverage.all.total)"]
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
    if let reference, !reference.isSame {
      sheet.lines.append(
        "against the bundled tables, version \(reference.version): "
          + "\(reference.claims.count.of("claim")) and "
          + "\(reference.answers.count.of("answer")) differ")
    }
    var tables = [
      findingTable, Listing.rules(audit).table(), lawTable, runTable, groupTable, disputeTable,
      unreachedTable,
      coverageTable("Coverage, in numbers", coverage),
    ]
    if widgetKitCoverage.all.total > 0 {
      tables.append(coverageTable("Coverage of WidgetKit, in numbers", widgetKitCoverage))
      tables.append(familyTable)
    }
    tables.append(Listing.refusals(refusals, catalog).table())
    if removals != nil { tables.append(removalTable) }
    if listsChangedCells { tables += changeTables }
    for table in tables { sheet.append(table) }
    if let reference, reference.hasSameVersion, !reference.isSame {
      sheet.remarks.append(
        "tables of one version give the same answers: raise 'version' in datapackage.json")
    }
    return sheet
  }

  private var disputeLine: String {
    let disputed = disputes.count { $0.kind == .disputed }
    let shadowed = disputes.count { $0.answer.alternatives.contains(where: \.isShadowed) }
    return "\(disputed.of("dispute")), \(shadowed) shadowed, "
      + "\(contradictoryGroups.count.of("group")) in which a rule does not hold"
  }

  /// A line of a table for each thing that is wrong; of goldens, the first few.
  private var findingTable: ReportTable {
    var table = ReportTable(
      "Findings", [.init("kind"), .init("rule"), .init("finding")])
    let most = 20
    var goldens = 0
    for finding in findings {
      if finding.kind == .golden { goldens += 1 }
      if goldens > most { continue }
      table.append([finding.kind.rawValue, finding.rule?.rawValue, finding.text])
    }
    if goldens > most {
      table.append([
        ValidationFinding.Kind.golden.rawValue, nil, "and \(goldens - most) more",
      ])
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

  /// How much is known of each family on all versions without Display Zoom, then of each platform.
  private var familyTable: ReportTable {
    var table = ReportTable(
      "Known numbers of WidgetKit families, of those that can exist, without Display Zoom",
      [
        .label("platform"), .label("family"), .label("variant"), .init("known", isNumeric: true),
        .init("possible", isNumeric: true), .init("percent", isNumeric: true),
      ])
    func append(_ subject: [String?], _ count: StateCount) {
      table.append(subject + ["\(count.known)", "\(count.possible)", "\(count.percent)"])
    }
    for platform in familyCoverage.platforms {
      for subject in familyCoverage.subjects where subject.platform == platform {
        append(
          [platform.rawValue, catalog.id(of: subject.family), catalog.id(of: subject.variant)],
          familyCoverage.total { $0.subject == subject })
      }
      append(
        [platform.rawValue, "all", nil], familyCoverage.total { $0.subject.platform == platform })
    }
    return table
  }

  private func coverageTable(_ title: String, _ coverage: CoverageCount) -> ReportTable {
    var table = ReportTable(
      title,
      [.label("axis"), .label("value")]
        + Answer.State.allCases.map { .init($0.heading, isNumeric: true) })
    func append(_ axis: String, _ value: String, _ states: StateCount) {
      table.append([axis, value] + Answer.State.allCases.map { "\(states[$0])" })
    }
    append("all", "", coverage.all)
    for (axis, value, states) in coverage.lines { append(axis, value, states) }
    return table
  }
}

extension Answer.State {
  /// The state above a column of numbers.
  fileprivate var heading: String { self == .notApplicable ? "not applicable" : rawValue }
}
