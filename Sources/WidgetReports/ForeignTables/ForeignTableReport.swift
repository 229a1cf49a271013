internal import WidgetSizing
internal import Wording

extension ForeignTableResult {
  /// What is wrong, outdated or without a label, each with its place and the size that is right.
  public var report: Report {
    let findings = self.findings
    var report = Report(
      dataVersion: dataVersion, notes: remarks, records: [Records("findings", fields, findings)]
    ) { sheet(findings) }
    report.facts = {
      [
        .init("comparedWith", .text(versions)), .init("passes", .boolean(passes)),
        .init("files", .objects(tables.map { fileFields.parts(of: $0, in: .object) })),
      ]
    }
    report.checks = tables.map { table in
      let own = self.findings(of: table)
      return CheckList(
        path: table.path, cases: { cases(of: table, own) }, annotations: { own.map(\.annotation) })
    }
    return report
  }

  private var findings: [ForeignTableFinding] { tables.flatMap(findings) }

  private func findings(of table: ForeignTable) -> [ForeignTableFinding] {
    table.entries.map { ForeignTableFinding(path: table.path, entry: $0, catalog: catalog) }
  }

  private var fileFields: [Field<ForeignTable>] {
    [
      .path("file") { $0.path }, .count("checked") { $0.counts.checked },
      .count("right") { $0.counts.right }, .count("wrong") { $0.counts.wrong },
      .count("outdated") { $0.counts.outdated }, .count("unlabelled") { $0.counts.unlabelled },
      .count("leftAlone") { $0.counts.leftAlone },
    ]
  }

  private var fields: [Field<ForeignTableFinding>] {
    let place: [Field<ForeignTableFinding>] = [
      .path("file") { $0.path }, .count("line") { $0.size.place.line },
      .count("column") { $0.size.place.column }, .text("finding") { $0.kind },
      .number("writtenWidth") { $0.size.width.description },
      .number("writtenHeight") { $0.size.height?.description },
      .text("unit") { $0.isInPixels ? "px" : "pt" }, .text("family") { catalog.id(of: $0.family) },
      .text("lastRightOn") { finding in finding.lastRight.map(finding.version) },
      .text("like") { $0.exampleID },
    ]
    let expected =
      catalog.cellFields(of: .widgetKit).map { $0.of(\CellEvidence.cell) } + [
        catalog.answerField("width", of: .widgetKit) { $0.width },
        catalog.answerField("height", of: .widgetKit) { $0.height },
      ]
    return place + [
      Field(
        "expected", expected,
        text: { finding in
          finding.expected.map { "\(catalog.id(of: $0.cell)): \(finding.right($0))" }.joined(
            by: "; ")
        }
      ) { $0.expected },
      .text("message") { $0.sentence },
    ]
  }

  // MARK: For people

  private func sheet(_ findings: [ForeignTableFinding]) -> Sheet {
    var sheet = Sheet("Are the sizes in these files right?")
    sheet.lines = ["compared with the sizes of WidgetKit widgets on \(versions)"]
    sheet.lines += tables.map(line)
    for (title, kind) in [("Wrong", "wrong"), ("Outdated", "outdated")] {
      sheet.append(table(title, findings.filter { $0.kind == kind }))
    }
    sheet.append(unlabelled(findings.filter { $0.kind == "unlabelled" }))
    if tables.contains(where: { $0.counts.faults > $0.entries.count }) {
      sheet.remarks.append("the first \(ForeignTable.mostEntries) findings of a file are listed")
    }
    if failsForLackOfSizes { sheet.remarks.append(Self.lackOfSizes) }
    let shown = findings.flatMap(\.expected)
    sheet.sources = catalog.cited(by: shown.flatMap { $0.width.claims + $0.height.claims })
    return sheet
  }

  private static let lackOfSizes = "no size of a widget was found, which fails with --strict"

  /// What was found in a file, in one line.
  private func line(_ table: ForeignTable) -> String {
    let counts = table.counts
    var parts = [counts.checked.of("size") + " checked"]
    if counts.wrong > 0 { parts.append("\(counts.wrong) wrong") }
    if counts.outdated > 0 { parts.append("\(counts.outdated) outdated") }
    if counts.unlabelled > 0 { parts.append("\(counts.unlabelled) without a device or a family") }
    if parts.count == 1, counts.checked > 0 {
      parts = ["\(counts.checked.of("size")) checked, all right"]
    }
    let rest =
      counts.leftAlone > 0 ? "; \(counts.leftAlone.of("other number pair")) left alone" : ""
    return "\(fileName(table.path)): \(parts.joined(by: ", "))\(rest)"
  }

  private func table(_ title: String, _ findings: [ForeignTableFinding]) -> ReportTable {
    var table = ReportTable(
      title,
      [
        .label("place", isWrapped: true), .init("written", isNumeric: true), .init("family"),
        .init("right", isNumeric: true), .init("state"), .init("on"),
        .init("models", isWrapped: true), .evidence("by", isWrapped: true),
      ])
    for finding in findings {
      var isFirst = true
      for evidence in finding.expected.prefix(3) {
        table.append([
          isFirst ? finding.place : nil, isFirst ? finding.written : nil,
          isFirst ? catalog.id(of: finding.family) : nil, finding.right(evidence),
          Mark(evidence.width).word, finding.version(of: evidence.cell),
          catalog.models(of: [evidence.cell]),
          catalog.evidence(of: [evidence.width, evidence.height]),
        ])
        isFirst = false
      }
      if isFirst {
        table.append([
          finding.place, finding.written, catalog.id(of: finding.family), nil, nil, nil, nil, nil,
        ])
      }
    }
    return table
  }

  private func unlabelled(_ findings: [ForeignTableFinding]) -> ReportTable {
    var table = ReportTable(
      "Without a device or a family",
      [
        .label("place", isWrapped: true), .init("written", isNumeric: true), .init("like"),
        .init("on"), .init("models", isWrapped: true),
      ])
    for finding in findings {
      guard let cell = finding.example else { continue }
      table.append([
        finding.place, finding.written, catalog.widgetName(of: cell), finding.version(of: cell),
        catalog.models(of: [cell]),
      ])
    }
    return table
  }

  // MARK: For CI systems

  /// A case for each finding, and one for all sizes that are right.
  private func cases(
    of table: ForeignTable, _ findings: [ForeignTableFinding]
  ) -> [CheckList.Case] {
    if failsForLackOfSizes {
      return [
        .init(
          name: "sizes", line: nil, outcome: .failed(kind: "missing", message: Self.lackOfSizes))
      ]
    }
    var cases: [CheckList.Case] = []
    if table.counts.right > 0 {
      cases.append(.init(name: table.counts.right.of("right size"), line: nil, outcome: .passed))
    }
    return cases
      + findings.map { finding in
        let fails = isStrict || finding.kind != "unlabelled"
        return .init(
          name: "\(finding.size.place.line):\(finding.size.place.column) \(finding.written)",
          line: finding.size.place.line,
          outcome: fails
            ? .failed(kind: finding.kind, message: finding.sentence)
            : .skipped(message: finding.sentence))
      }
  }
}

extension ForeignTableFinding {
  fileprivate var annotation: CheckList.Annotation {
    .init(
      level: level, kind: kind, title: title, message: sentence, line: size.place.line,
      column: size.place.column)
  }
}
