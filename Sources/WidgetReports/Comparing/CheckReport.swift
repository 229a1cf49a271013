internal import WidgetSizing
internal import Wording

extension CheckResult {
  /// The check as a report: whether all is as pinned, then what is not.
  public var report: Report {
    let changes = ChangeRecords(
      catalog: engine.catalog, comparison: comparison, changes: failures, lines: sizes.lines,
      nearest: nearest)
    var report = Report(dataVersion: dataVersion, notes: remarks, records: changes.records) {
      sheet
    }
    report.facts = {
      [.init("file", .path(sizes.path)), .init("passes", .boolean(passes))] + changes.facts
    }
    report.checks = [
      CheckList(path: sizes.path, cases: { cases }, annotations: { annotations })
    ]
    return report
  }

  /// Numbers that moved alike stand in one line.
  private var sheet: Sheet {
    var sheet = Sheet("Are the sizes as pinned?")
    sheet.lines = [headline]
    let groups = ChangeGroups(engine)
    for table in ReportTable.tables(of: failures, groups) { sheet.append(table) }
    sheet.append(missingTable)
    sheet.append(.cells("Unknown", unknown, groups))
    sheet.append(.cells("New", comparison.new, groups))
    sheet.remarks = ReportTable.legend(of: failures)
    let leftAside = comparison.changes.count - failures.count
    if leftAside > 0 {
      sheet.remarks.append(
        "\(leftAside.of("number")) left aside: the evidence is another, the value the same")
    }
    sheet.sources = engine.catalog.sources(citedIn: failures)
    return sheet
  }

  /// The answer in one line.
  private var headline: String {
    var parts: [String] = []
    if !failures.isEmpty {
      let numbers = comparison.numberCount.of("number")
      parts.append("\(failures.count) of \(numbers) \(failures.count == 1 ? "differs" : "differ")")
    }
    if !comparison.missing.isEmpty {
      parts.append(comparison.missing.count.of("cell") + " missing")
    }
    if !unknown.isEmpty { parts.append(unknown.count.of("cell") + " with an unknown size") }
    if parts.isEmpty {
      parts.append(
        "\(comparison.numberCount.of("number")) of \(comparison.cellCount.of("cell")) as pinned")
    }
    if !comparison.new.isEmpty { parts.append(comparison.new.count.of("cell") + " new") }
    return "\(fileName(sizes.path)): \(parts.joined(by: "; "))"
  }

  private var missingTable: ReportTable {
    var table = ReportTable(
      "Missing: no such cell", [.init("line", isNumeric: true), .init("id"), .init("nearest")])
    for id in comparison.missing {
      table.append([sizes.lines[id].map(String.init), id, nearest(to: id)])
    }
    return table
  }

  /// A cell that differs or is missing has failed; one that is new was skipped.
  private var cases: [CheckList.Case] {
    let failures = Dictionary(grouping: failures, by: \.id)
    let missing = Set(comparison.missing)
    let unknown = Set(unknown)
    let checked = sizes.cells.map { cell in
      let outcome: CheckList.Case.Outcome =
        if let changes = failures[cell.id] {
          .failed(
            kind: changes.contains(where: \.isOfValue) ? "value" : "evidence",
            message: models(of: cell.id) + changes.map(\.sentence).joined(by: "; "))
        } else if missing.contains(cell.id) {
          .failed(kind: "missing", message: missingMessage(cell.id))
        } else if unknown.contains(cell.id) {
          .failed(kind: "unknown", message: Self.unknownMessage)
        } else {
          .passed
        }
      return CheckList.Case(name: cell.id, line: sizes.lines[cell.id], outcome: outcome)
    }
    return checked
      + comparison.new.map {
        CheckList.Case(
          name: $0, line: nil, outcome: .skipped(message: "new: the file does not have this cell"))
      }
  }

  /// The models that a cell concerns, in front of what is said of it; empty where there are none.
  private func models(of id: String) -> String {
    cellIDs.cell(id).flatMap { engine.catalog.models(of: [$0]) }.map { $0 + ": " } ?? ""
  }

  private var annotations: [CheckList.Annotation] {
    var all = ChangeGroups(engine).groups(of: failures).map { group in
      let cells = group.changes.count > 1 ? " (\(group.changes.count.of("cell")))" : ""
      return CheckList.Annotation(
        level: .error, kind: group.first.isOfValue ? "value" : "evidence",
        title: group.first.isOfValue ? "Another size" : "Other evidence for a size",
        message: "\(group.place)\(cells): \(group.first.sentence)",
        line: sizes.lines[group.first.id])
    }
    for id in comparison.missing {
      all.append(
        CheckList.Annotation(
          level: .error, kind: "missing", title: "No such cell", message: missingMessage(id),
          line: sizes.lines[id]))
    }
    for id in unknown {
      all.append(
        CheckList.Annotation(
          level: .error, kind: "unknown", title: "Unknown size",
          message: "\(id): \(Self.unknownMessage)",
          line: sizes.lines[id]))
    }
    if !comparison.new.isEmpty {
      all.append(
        CheckList.Annotation(
          level: .notice, kind: "new", title: "New cells",
          message: "\(comparison.new.count.of("cell")) new: the file does not have them", line: nil)
      )
    }
    return all
  }

  private static let unknownMessage = "a size of this cell is unknown"

  /// What must be said of a cell that does not exist.
  private func missingMessage(_ id: String) -> String {
    "there is no cell \(quoted(id, limit: 200))"
      + (nearest(to: id).map { "; did you mean \(quoted($0, limit: 200))?" } ?? "")
  }
}
