internal import DataTables
internal import WidgetSizing
internal import Wording

// The answer of a check: what is wrong with each row of the files, in their order.
extension CheckResult: Question, Answering {
  package struct Row {
    let path: String
    let checked: CheckedRow
    let finding: CheckedRow.Finding

    var record: CheckedRow.Finding.Record { finding.record }
  }

  package var key: String? { "findings" }
  package var verdict: [String] { files.map(\.headline) }
  package var succeeds: Bool { passes }

  package var rows: [Row] {
    files.flatMap { file in
      file.rows.flatMap { row in
        row.findings.map { Row(path: file.path, checked: row, finding: $0) }
      }
    }
  }

  package var fields: [Field<Row>] {
    [.text("record") { $0.record.rawValue }]
      + (hasSeveralFiles ? [.path("file") { $0.path }] : [])
      + [
        .text("id") { $0.checked.row.id }, .count("line") { $0.finding.position.line },
        .count("column") { $0.finding.position.column },
        .texts("devices") { row in
          row.checked.cell.map { catalog.names(of: catalog.devices(of: [$0])) } ?? []
        }.onlyInJSON,
        .text("number") { $0.finding.difference?.pin.column.name },
        .number("was") { $0.finding.difference?.pin.number.decimal },
        .points("is", column: "is") { $0.finding.difference?.value },
        .text("state") { $0.finding.difference?.evidence?.state.rawValue },
        .text("message") { message($0.finding, on: $0.checked) },
        .text("nearest") { $0.finding.nearest },
      ]
  }

  package var facts: [Field<Void>] {
    [
      hasSeveralFiles ? filesFact("files") : .text("file") { files.first?.path ?? "" },
      .boolean("passes") { passes },
    ] + Self.counts { files }
  }

  package func complete(_ sheet: inout Sheet) {
    sheet.sources = catalog.cited(
      by: rows.flatMap { $0.finding.difference?.evidence?.basis ?? [] })
    sheet.listsSources = false
  }

  package var checks: [CheckList] {
    files.map { file in
      CheckList(
        path: file.path, cases: { file.rows.map(testCase) },
        annotations: { file.rows.flatMap(annotations) })
    }
  }

  private var hasSeveralFiles: Bool { files.count > 1 || isBesideOthers }

  /// What is said of each file.
  func filesFact(_ key: String) -> Field<Void> {
    let fields: [Field<CheckedFile>] =
      [.text("file") { $0.path }, .boolean("passes") { $0.passes }] + Self.counts { [$0] }
    return Field(key, fields) { files }
  }

  /// How many cells and numbers were compared.
  private static func counts<Element>(
    _ files: @escaping (Element) -> [CheckedFile]
  ) -> [Field<Element>] {
    [
      .count("cells") { files($0).reduce(0) { $0 + $1.cellCount } },
      .count("numbers") { files($0).reduce(0) { $0 + $1.numberCount } },
    ]
  }

  // MARK: For CI systems and people

  /// A row as a test case: it fails with all that is found on it.
  private func testCase(_ checked: CheckedRow) -> CheckList.Case {
    let found = annotations(of: checked)
    return CheckList.Case(
      name: checked.row.id, line: checked.row.position.line,
      outcome: found.first.map {
        .failed(kind: $0.kind, message: found.map(\.message).joined(by: "; "))
      } ?? .passed)
  }

  private func annotations(of checked: CheckedRow) -> [CheckList.Annotation] {
    let place = checked.cell.map { self.place(of: $0, checked.device) + ": " } ?? ""
    return checked.findings.map { finding in
      let (kind, title) =
        switch finding.record {
        case .differs: ("value", "Another size")
        case .contradicts: ("contradiction", "Contradiction")
        case .missing: ("missing", "No such cell")
        case .unknown: ("unknown", "Unknown size")
        }
      return CheckList.Annotation(
        level: .error, kind: kind, title: title, message: place + message(finding, on: checked),
        line: finding.position.line, column: finding.position.column)
    }
  }

  /// A cell in words, with the model that a row is about, or those that have its screen.
  private func place(of cell: Cell, _ device: Key<Device>?) -> String {
    let models = device.map { catalog.devices[$0].name } ?? catalog.models(of: [cell])
    let words = [catalog.name(of: cell.os, on: cell.platform), models]
    return (words.compactMap(\.self) + catalog.words(of: cell, on: Axis.settings)).joined(by: ", ")
  }

  /// `height was 351, is 352 sourced (S01 S02)`.
  private func message(_ finding: CheckedRow.Finding, on checked: CheckedRow) -> String {
    guard let cell = checked.cell else {
      return "there is no cell \(quoted(checked.row.id, limit: 200))"
        + (finding.nearest.map { "; did you mean \(quoted($0, limit: 200))?" } ?? "")
    }
    if let fact = finding.contradiction {
      return "\(fact.column) \(quoted(fact.text)) contradicts the identifier of the row"
    }
    guard let difference = finding.difference else { return "a size of this cell is unknown" }
    let column = difference.pin.column
    guard let evidence = difference.evidence else {
      return "\(catalog.id(of: cell, on: .family) ?? "a Today extension") has no \(column.words)"
    }
    let was = "\(column.words) was \(difference.pin.number.text), is "
    guard evidence.state.isKnown else {
      let reason = catalog.text(ofReasonFor: evidence).map { " (\($0))" } ?? ""
      return was + evidence.state.rawValue + reason
    }
    return was + (difference.value?.description ?? "none")
      + " \(evidence.state.rawValue) (\(catalog.evidence(of: [evidence])))"
  }
}

extension CheckedFile {
  /// What was found, in one line.
  fileprivate var headline: String {
    let (differing, missing, unknown) = (count(.differs), count(.missing), count(.unknown))
    let contradictions = count(.contradicts)
    let parts = [
      differing == 0
        ? nil
        : "\(differing) of \(numberCount.of("number")) \(differing == 1 ? "differs" : "differ")",
      contradictions == 0 ? nil : contradictions.of("contradiction"),
      missing == 0 ? nil : missing.of("cell") + " missing",
      unknown == 0 ? nil : unknown.of("cell") + " with an unknown size",
    ].compactMap(\.self)
    let whole =
      numberCount == 0
      ? "no number is pinned in \(cellCount.of("cell"))"
      : "\(numberCount.of("number")) of \(cellCount.of("cell")) as pinned"
    return "\(fileName(path)): \(parts.isEmpty ? whole : parts.joined(by: "; "))"
  }
}
