internal import WidgetSizing

extension ValidationResult: SheetResult {
  /// What must be said of how the question was understood: nothing.
  public var remarks: [String] { [] }

  private var catalog: Catalog { engine.catalog }

  /// The verdict, what is wrong, and what the tables come to.
  public var sheet: Sheet {
    var sheet = Sheet("Validation")
    sheet.lines = [
      passes
        ? "all is well: \(subject), version \(dataVersion)"
        : "\(findings.count.of("finding")) in \(subject), version \(dataVersion)"
    ]
    let missed = audit.records.reduce(0) { $0 + $1.count(.missed) }
    let needless = audit.needlessExceptions.count
    sheet.lines += [
      "\(catalog.claims.keys(of: .today).count.of("claim")) about Today extensions for "
        + "\(coverage.all.total) numbers, \(catalog.claims.keys(of: .widgetKit).count) about WidgetKit for "
        + "\(widgetKitCoverage.all.total), by \(catalog.sources.count.of("source"))",
      "rules miss \(missed.of("number")); \(catalog.exceptions.count.of("exception"))"
        + ", \(needless) needless",
      "predicted without their own claims: \(audit.leaveOneOutPhrase)",
      conflictLine,
      "\(unreached.count.of("claim")) of no cell that exists",
    ]
    if let reference, !reference.isSame {
      sheet.lines.append(
        "against the bundled tables, version \(referenceVersion): "
          + "\(reference.claims.count.of("claim")) and "
          + "\(reference.answers.count.of("answer")) differ")
    }
    if !findings.isEmpty { sheet.tables.append(findingTable) }
    sheet.tables += [
      .rules(audit), groupTable, conflictTable, unreachedTable,
    ].filter { !$0.rows.isEmpty }
    sheet.tables.append(coverageTable("Coverage, in numbers", coverage))
    if widgetKitCoverage.all.total > 0 {
      sheet.tables.append(coverageTable("Coverage of WidgetKit, in numbers", widgetKitCoverage))
    }
    if removals != nil { sheet.tables.append(removalTable) }
    if tellsCells { sheet.tables += changeTables }
    if dataVersion == referenceVersion, let reference, !reference.isSame {
      sheet.remarks.append(
        "tables of one version give the same answers: raise 'version' in datapackage.json")
    }
    return sheet
  }

  private var conflictLine: String {
    let answers = conflicts.map(\.evidence)
    let disputed = answers.count { $0.state == .disputed }
    let shadowed = answers.count { $0.alternatives.contains(where: \.isShadowed) }
    return "\(disputed.of("dispute")), \(shadowed) shadowed, "
      + "\(contradictoryGroups.count.of("group")) in which a rule does not hold"
  }

  /// A line of a table for each thing that is wrong; of goldens, the first few.
  private var findingTable: Listing {
    var listing = Listing(
      "Findings", [.init("kind"), .init("rule"), .init("finding", isWrapped: false)])
    let most = 20
    var goldens = 0
    for finding in findings {
      if finding.kind == .golden { goldens += 1 }
      if goldens > most { continue }
      listing.append([finding.kind.rawValue, finding.rule?.rawValue, finding.text])
    }
    if goldens > most {
      listing.append([
        ValidationFinding.Kind.golden.rawValue, nil, "and \(goldens - most) more",
      ])
    }
    return listing
  }

  private var groupTable: Listing {
    var listing = Listing(
      "Groups in which a rule does not hold",
      [.init("rule"), .init("os", "OS"), .init("group"), .init("claims", isNumeric: true)])
    for (rule, group) in contradictoryGroups {
      listing.append([
        rule.rawValue, catalog.name(of: group.os), catalog.text(of: group),
        "\(group.claims.count)",
      ])
    }
    return listing
  }

  private var conflictTable: Listing {
    var listing = Listing(
      "Disputed and shadowed",
      [
        .init("kind"), .init("where"), .init("quantity"), .init("answer", isNumeric: true),
        .init("claims"), .init("against"),
      ])
    for conflict in conflicts {
      let answer = conflict.evidence
      let others = answer.alternatives.map {
        "\($0.value) (\(catalog.ids(of: $0.claims).joined(by: " ")))"
      }
      listing.append([
        answer.state == .disputed ? "disputed" : "shadowed", catalog.place(of: conflict),
        conflict.quantity.rawValue, answer.value?.description,
        catalog.ids(of: answer.claims).joined(by: " "), others.joined(by: ", "),
      ])
    }
    return listing
  }

  private var unreachedTable: Listing {
    var listing = Listing(
      "Claims of no cell that exists", [.init("claim"), .init("use"), .init("because")])
    for unreached in unreached {
      listing.append([
        catalog.citation(of: unreached.claim).id, catalog.claims[unreached.claim].use.rawValue,
        unreached.reason.map(catalog.text),
      ])
    }
    return listing
  }

  private func coverageTable(_ title: String, _ coverage: CoverageCount) -> Listing {
    var listing = Listing(
      title,
      [.init("axis"), .init("value")]
        + Answer.State.allCases.map { .init($0.rawValue, isNumeric: true) })
    func append(_ axis: String, _ value: String, _ states: StateCount) {
      listing.append([axis, value] + Answer.State.allCases.map { "\(states[$0])" })
    }
    append("all", "", coverage.all)
    for (place, states) in coverage.lines {
      let (axis, value) = place.names
      append(axis, value, states)
    }
    return listing
  }
}

extension Catalog {
  /// The identifiers of claims.
  func ids(of claims: [Key<Claim>]) -> [String] {
    claims.map { citation(of: $0).id }
  }
}

extension Int {
  /// A count with what is counted: `1 claim`, `2 claims`.
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
