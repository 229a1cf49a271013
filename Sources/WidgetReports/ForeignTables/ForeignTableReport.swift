internal import ForeignTables
internal import WidgetSizing
internal import Wording

// What is wrong, outdated or not judged, each with its place and the size that is right; and what pinned sizes differ.
extension ForeignTableResult: Question {
  /// A finding, or what is said of a pinned size.
  package struct Row {
    var finding: ForeignTableFinding?
    var pinned: CheckResult.Row?
  }

  package var dataVersion: String { catalog.dataVersion }
  package var remarks: [String] { (pinned?.remarks ?? []) + ownRemarks }
  package var key: String? { "findings" }
  package var verdict: [String] {
    (pinned?.verdict ?? []) + [uncounted, withoutDevice, sum].compactMap(\.self)
  }
  package var succeeds: Bool { passes }

  private var findings: [ForeignTableFinding] { files.flatMap(findings) }

  package var rows: [Row] {
    findings.map { Row(finding: $0) } + (pinned?.rows ?? []).map { Row(pinned: $0) }
  }

  /// The fields of findings and those of pinned sizes; what both have is one column.
  package var fields: [Field<Row>] {
    guard let pinned else { return findingFields.map { $0.of(\.finding, or: nil, \.pinned) } }
    let own = findingFields
    let others = pinned.fields.filter { other in !own.contains { $0.key == other.key } }
    return [.text("record") { $0.pinned?.record.rawValue ?? "finding" }]
      + own.map { field in
        field.of(\.finding, or: pinned.fields.first { $0.key == field.key }, \.pinned)
      } + others.dropFirst().map { $0.of(\.pinned, or: nil, \.finding) }
  }

  package var facts: [Field<Void>] {
    (pinned.map { [$0.filesFact("pinnedFiles")] } ?? []) + [
      .text("comparedWith") { versions }, .boolean("passes") { passes },
      .text("failure") { failure }, Field("files", fileFields) { files },
    ]
  }

  package func complete(_ sheet: inout Sheet) {
    var other = Sheet()
    pinned?.complete(&other)
    let own = catalog.cited(
      by: findings.flatMap(\.listed).flatMap { $0.width.claims + $0.height.claims })
    sheet.sources = catalog.sources.filter { source in
      (own + other.sources).contains { $0.id == source.id }
    }
    sheet.listsSources = false
  }

  package var checks: [CheckList] {
    (pinned?.checks ?? [])
      + files.map { file in
        let own = findings(of: file)
        return CheckList(
          path: file.path, cases: { cases(of: file, own) },
          annotations: { annotations(of: file, own) })
      }
  }

  /// What fails the check comes first.
  private func findings(of file: ForeignFile) -> [ForeignTableFinding] {
    let all = file.findings.map {
      ForeignTableFinding(path: file.path, finding: $0, catalog: catalog)
    }
    return all.filter { $0.kind == .wrong } + all.filter { $0.kind != .wrong }
  }

  private func total(_ count: (ForeignFile.Counts) -> Int) -> Int {
    files.reduce(0) { $0 + count($1.counts) }
  }

  /// `not judged: 3 beside no family or word for widgets, 1 of screens`: the reasons of what is not listed; nil of nothing.
  private var uncounted: String? {
    let reasons = NotJudgedReason.summaries.compactMap { reason -> String? in
      let count = total { $0.reasons[reason] ?? 0 }
      return count > 0 ? "\(count) \(reason)" : nil
    }
    return reasons.isEmpty ? nil : "not judged: \(reasons.joined(by: ", "))"
  }

  /// `no device named: 2 sizes compared with all devices`; nil if a device is named beside each size.
  private var withoutDevice: String? {
    let count = total(\.withoutDevice)
    let devices = hasEveryDevice ? "all devices" : "all devices that the options allow"
    return count > 0 ? "no device named: \(count.of("size")) compared with \(devices)" : nil
  }

  /// `4 sizes: 2 right, 1 outdated, 1 wrong, 0 not judged`.
  private var sum: String {
    "\(total(\.all).of("size")): \(total(\.[.right])) right, \(total(\.[.outdated])) outdated, "
      + "\(total(\.[.wrong])) wrong, \(total(\.[.notJudged])) not judged"
  }

  // MARK: For CI systems

  /// A case for each finding, and one for all sizes that are right.
  private func cases(of file: ForeignFile, _ findings: [ForeignTableFinding]) -> [CheckList.Case] {
    var cases = findings.filter { $0.kind != .right }.map { $0.testCase(isStrict: isStrict) }
    let right = file.counts[.right]
    if right > 0 { cases.append(.init(name: right.of("right size"), line: nil, outcome: .passed)) }
    if let failure = failure(of: file) {
      cases.append(
        .init(
          name: "sizes", line: nil,
          outcome: .failed(kind: Verdict.Kind.notJudged.rawValue, message: failure)))
    }
    return cases
  }

  private func annotations(
    of file: ForeignFile, _ findings: [ForeignTableFinding]
  ) -> [CheckList.Annotation] {
    let whole = failure(of: file).map {
      CheckList.Annotation(
        level: .error, kind: "nothing-judged", title: "No widget size was judged", message: $0,
        line: nil)
    }
    let rest =
      file.hasMore
      ? CheckList.Annotation(
        level: .notice, kind: "more", title: "More findings",
        message: "the first \(ForeignFile.mostFindings) findings of a sort are listed", line: nil)
      : nil
    return [whole].compactMap(\.self) + notes(on: file)
      + findings.map { $0.annotation(isStrict: isStrict) } + [rest].compactMap(\.self)
  }

  /// What must be said of the bytes of a file.
  private func notes(on file: ForeignFile) -> [CheckList.Annotation] {
    file.invalid.map { line, column in
      [
        CheckList.Annotation(
          level: .notice, kind: "encoding", title: "File in another encoding",
          message: "the file is not UTF-8; sizes may be missed", line: line, column: column)
      ]
    } ?? []
  }

  private func text(of note: CheckList.Annotation, on file: ForeignFile) -> String {
    let place = [note.line, note.column].compactMap { $0.map { ":\($0)" } }.joined(by: "")
    return "\(fileName(file.path))\(place): \(note.message)"
  }

  private var fileFields: [Field<ForeignFile>] {
    [
      .path("file") { $0.path }, .count("sizes") { $0.counts.all },
      .count("right") { $0.counts[.right] }, .count("outdated") { $0.counts[.outdated] },
      .count("wrong") { $0.counts[.wrong] }, .count("notJudged") { $0.counts[.notJudged] },
      .count("labelled") { $0.counts.labelled },
      .count("withoutDevice") { $0.counts.withoutDevice },
      .count("withSetting") { $0.counts.withSetting },
      .texts("notes") { file in notes(on: file).map { text(of: $0, on: file) } },
    ]
  }

  private var findingFields: [Field<ForeignTableFinding>] {
    let place: [Field<ForeignTableFinding>] = [
      .path("file") { $0.path }, .count("line") { $0.finding.line },
      .count("column") { $0.finding.column }, .text("finding") { $0.kind.rawValue },
      .number("writtenWidth") { $0.size.width.description },
      .number("writtenHeight") { $0.size.height?.description },
      .text("unit") { $0.isInPixels ? "px" : "pt" }, .text("family") { catalog.id(of: $0.family) },
      .text("lastRightOn") { finding in finding.lastRight.map(finding.version) },
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
