internal import ForeignTables
internal import WidgetSizing
internal import Wording

extension ForeignTableResult {
  /// What is wrong, outdated or not judged, each with its place and the size that is right.
  public var report: Report {
    let findings = files.flatMap(findings)
    let other = pinned?.report
    var report = Report(
      dataVersion: catalog.dataVersion, notes: (other?.notes ?? []) + remarks,
      records: [Records("findings", kind: other.map { _ in "finding" }, fields, findings)]
        + (other?.records ?? [])
    ) {
      var sheet = Sheet("Are the sizes in these files right?")
      let pinned = other?.sheet()
      let shown = findings.flatMap(\.listed)
      let own = catalog.cited(by: shown.flatMap { $0.width.claims + $0.height.claims })
      sheet.lines = (pinned?.lines ?? []) + [sum]
      sheet.sources = catalog.sources.filter { source in
        (own + (pinned?.sources ?? [])).contains { $0.id == source.id }
      }
      sheet.listsSources = false
      return sheet
    }
    report.facts =
      (pinned.map { [$0.filesFact("pinnedFiles")] } ?? []) + [
        .text("comparedWith") { versions }, .boolean("passes") { passes },
        .text("failure") { failure }, Field("files", fileFields) { files },
      ]
    report.checks =
      (other?.checks ?? [])
      + files.map { file in
        let own = self.findings(of: file)
        return CheckList(
          path: file.path, cases: { cases(of: file, own) },
          annotations: { annotations(of: file, own) })
      }
    return report
  }

  /// What fails the check comes first.
  private func findings(of file: ForeignFile) -> [ForeignTableFinding] {
    let all = file.findings.map {
      ForeignTableFinding(path: file.path, finding: $0, catalog: catalog)
    }
    return all.filter { $0.kind == .wrong } + all.filter { $0.kind != .wrong }
  }

  /// `4 sizes: 2 right, 1 outdated, 1 wrong, 0 unpublished, 0 not judged`.
  private var sum: String {
    func sum(_ count: (ForeignFile.Counts) -> Int) -> Int {
      files.reduce(0) { $0 + count($1.counts) }
    }
    return "\(sum(\.all).of("size")): \(sum(\.[.right])) right, \(sum(\.[.outdated])) outdated, "
      + "\(sum(\.[.wrong])) wrong, \(sum(\.[.unpublished])) unpublished, "
      + "\(sum(\.[.notJudged])) not judged"
  }

  private var fileFields: [Field<ForeignFile>] {
    [
      .path("file") { $0.path }, .count("sizes") { $0.counts.all },
      .count("right") { $0.counts[.right] }, .count("outdated") { $0.counts[.outdated] },
      .count("wrong") { $0.counts[.wrong] }, .count("unpublished") { $0.counts[.unpublished] },
      .count("notJudged") { $0.counts[.notJudged] }, .count("labelled") { $0.counts.labelled },
      .texts("notes") { notes(on: $0).map(\.text) },
    ]
  }

  private var fields: [Field<ForeignTableFinding>] {
    let place: [Field<ForeignTableFinding>] = [
      .path("file") { $0.path }, .count("line") { $0.finding.line },
      .count("column") { $0.finding.column }, .text("finding") { $0.kind.rawValue },
      .number("writtenWidth") { $0.size.width.description },
      .number("writtenHeight") { $0.size.height?.description },
      .text("unit") { $0.isInPixels ? "px" : "pt" }, .text("family") { catalog.id(of: $0.family) },
      .text("lastRightOn") { finding in finding.lastRight.map(finding.version) },
      .text("rightOn") { $0.share ?? $0.rightDevices }, .text("rightWith") { $0.setting },
      .text("reason") { $0.reason },
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
}
