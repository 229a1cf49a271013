internal import ForeignTables
internal import WidgetSizing
internal import Wording

extension ForeignTableResult {
  /// What is wrong, outdated or not judged, each with its place and the size that is right.
  public var report: Report {
    let findings = self.findings
    let other = pinned?.report
    var report = Report(
      dataVersion: catalog.dataVersion, notes: (other?.notes ?? []) + remarks,
      records: [Records("findings", kind: other.map { _ in "finding" }, fields, findings)]
        + (other?.records ?? [])
    ) {
      let own = sheet(findings)
      return other.map { own.below($0.sheet()) } ?? own
    }
    report.possibleHeadings =
      (other?.possibleHeadings ?? []) + [
        "place", "written", "family", "until", "right on", "right", "state", "on", "models",
        "by", "screens", "with", "because",
      ]
    report.facts =
      (pinned.map { [$0.filesFact("pinnedFiles")] } ?? []) + [
        .text("comparedWith") { versions }, .boolean("passes") { passes },
        .text("failure") { failure }, Field("files", fileFields) { files },
      ]
    report.checks =
      (other?.checks ?? [])
      + files.map { file in
        let own = self.findings(of: file)
        var list = CheckList(
          path: file.path, cases: { cases(of: file, own) },
          annotations: { annotations(of: file, own) })
        list.corrections = { own.compactMap { corrections(for: $0) }.flatMap(\.self) }
        list.bytes = file.bytes
        return list
      }
    return report
  }

  private var findings: [ForeignTableFinding] { files.flatMap(findings) }

  /// What fails the check comes first.
  private func findings(of file: File) -> [ForeignTableFinding] {
    let all = file.found.findings.map {
      ForeignTableFinding(path: file.path, finding: $0, catalog: catalog)
    }
    return all.filter { $0.kind == .wrong } + all.filter { $0.kind != .wrong }
  }

  private var fileFields: [Field<File>] {
    [
      .path("file") { $0.path }, .count("sizes") { $0.counts.all },
      .count("right") { $0.counts[.right] }, .count("outdated") { $0.counts[.outdated] },
      .count("wrong") { $0.counts[.wrong] }, .count("unpublished") { $0.counts[.unpublished] },
      .count("notJudged") { $0.counts[.notJudged] }, .count("labelled") { $0.counts.labelled },
      .texts("notes") { notes($0) },
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

  // MARK: For people

  private func sheet(_ findings: [ForeignTableFinding]) -> Sheet {
    let groups = ForeignTableGroup.groups(of: findings)
    func those(_ isMeant: (ForeignTableFinding) -> Bool) -> [ForeignTableGroup] {
      groups.filter { isMeant($0.first) }
    }
    var sheet = Sheet("Are the sizes in these files right?")
    sheet.lines = ["compared with \(versions)"]
    if files.count > 1 { sheet.lines += files.filter { $0.counts.all > 0 }.map(line) }
    sheet.lines += files.flatMap(notes)
    for (title, kind) in [
      ("Wrong", Verdict.Kind.wrong), ("Outdated", .outdated),
      ("May be a size that nobody published", .unpublished),
    ] {
      sheet.append(table(title, those { $0.kind == kind }))
    }
    sheet.append(list("Right, without a device", those { $0.share != nil }, "screens", \.share))
    sheet.append(list("Right with a setting", those { $0.setting != nil }, "with", \.setting))
    sheet.append(list("Not judged", those { $0.reason != nil }, "because", \.reason))
    sheet.remarks = groups.compactMap { group in
      group.first.unknownDevice.map { "\(group.place): \($0)" }
    }
    if files.contains(where: \.found.hasMore) {
      sheet.remarks.append("the first \(ForeignFile.mostFindings) findings of a sort are listed")
    }
    let shown = findings.flatMap(\.listed)
    sheet.sources = catalog.cited(by: shown.flatMap { $0.width.claims + $0.height.claims })
    let without = files.count { $0.counts.all == 0 }
    if files.count > 1, without > 0 { sheet.remarks.append("\(without.of("file")) without a size") }
    if let failure, !files.contains(where: { $0.counts[.wrong] > 0 }) {
      sheet.remarks.append(failure)
    }
    sheet.closing = Self.counts(files.map(\.counts))
    return sheet
  }

  /// What was found in a file, in one line.
  private func line(_ file: File) -> String {
    "\(fileName(file.path)): \(Self.counts([file.counts]))"
  }

  /// `4 sizes: 2 right, 1 outdated, 1 wrong, 0 unpublished, 0 not judged`.
  private static func counts(_ all: [ForeignFile.Counts]) -> String {
    func sum(_ count: (ForeignFile.Counts) -> Int) -> Int { all.reduce(0) { $0 + count($1) } }
    return "\(sum(\.all).of("size")): \(sum(\.[.right])) right, \(sum(\.[.outdated])) outdated, "
      + "\(sum(\.[.wrong])) wrong, \(sum(\.[.unpublished])) unpublished, "
      + "\(sum(\.[.notJudged])) not judged"
  }

  /// What must be said of the bytes of a file.
  private func notes(_ file: File) -> [String] {
    var notes: [String] = []
    if let (line, column) = file.found.invalid {
      notes.append(
        "\(fileName(file.path)):\(line):\(column): the file is not UTF-8; sizes may be missed")
    }
    if let (line, column) = file.found.tooDeep {
      notes.append(
        "\(fileName(file.path)):\(line):\(column): brackets are nested too deep; sizes in them may be missed"
      )
    }
    if let first = file.found.unreadLines.first {
      notes.append(
        "\(fileName(file.path)):\(first): not read: numbers that may be sizes"
          + alsoIn(file.found.unreadLines.dropFirst()))
    }
    if file.found.hasMark { notes.append("\(fileName(file.path)): begins with a byte order mark") }
    return notes
  }

  /// `, also in lines 4, 5`; nothing of no lines.
  private func alsoIn(_ lines: ArraySlice<Int>) -> String {
    guard !lines.isEmpty else { return "" }
    let named = lines.count > 6 ? lines.prefix(5) : lines
    let rest = lines.count > named.count ? " and \(lines.count - named.count) more" : ""
    return ", also in \(lines.count == 1 ? "line" : "lines") "
      + named.map(String.init).joined(by: ", ") + rest
  }

  private func table(_ title: String, _ groups: [ForeignTableGroup]) -> ReportTable {
    // Columns of some findings alone.
    let own: [(column: ReportTable.Column, text: (ForeignTableGroup) -> String?)] = [
      (.label("place", isWrapped: true), { $0.place }),
      (.init("written", isNumeric: true), { $0.first.written }),
      (.init("family"), { catalog.id(of: $0.first.family) }),
      (.init("until"), { group in group.first.lastRight.map(group.first.version) }),
      (.init("right on", isWrapped: true), { $0.first.rightDevices }),
    ].filter { column in groups.contains { column.text($0) != nil } }
    var table = ReportTable(
      title,
      own.map(\.column) + [
        .init("right", isNumeric: true), .init("state"), .init("on"),
        .init("models", isWrapped: true), .evidence("by", isWrapped: true),
      ])
    table.hidesEmptyColumns = true
    for group in groups {
      let (own, finding) = (own.map { $0.text(group) }, group.first)
      if finding.expected.isEmpty { table.append(own + Array(repeating: nil, count: 5)) }
      for (index, evidence) in finding.listed.enumerated() {
        table.append(
          (index == 0 ? own : Array(repeating: nil, count: own.count)) + [
            finding.right(evidence),
            evidence.width.state == .sourced ? nil : Mark(evidence.width).word,
            finding.version(of: evidence.cell),
            finding.namesItsModel ? nil : catalog.models(of: [evidence.cell]),
            catalog.evidence(of: [evidence.width, evidence.height]),
          ])
      }
    }
    return table
  }

  /// Findings with one thing that is told of each.
  private func list(
    _ title: String, _ groups: [ForeignTableGroup], _ heading: String,
    _ text: (ForeignTableFinding) -> String?
  ) -> ReportTable {
    let hasFamily = groups.contains { $0.first.family != nil }
    var table = ReportTable(
      title,
      [.label("place", isWrapped: true), .init("written", isNumeric: true)]
        + (hasFamily ? [.init("family")] : []) + [.init(heading, isWrapped: true)])
    for group in groups {
      table.append(
        [group.place, group.first.written]
          + (hasFamily ? [catalog.id(of: group.first.family)] : []) + [text(group.first)])
    }
    return table
  }
}

extension Sheet {
  /// One sheet of another and this one.
  fileprivate func below(_ other: Sheet) -> Sheet {
    var sheet = self
    sheet.lines = other.lines + lines
    sheet.sections = other.sections + sections
    sheet.remarks = other.remarks + remarks
    sheet.hints = other.hints + hints
    let cited = Set(other.sources.map(\.id))
    sheet.sources = other.sources + sources.filter { !cited.contains($0.id) }
    return sheet
  }
}
