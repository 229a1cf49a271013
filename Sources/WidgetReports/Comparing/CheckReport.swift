internal import WidgetSizing
internal import Wording

extension CheckResult {
  /// The check as a report: whether all is as pinned, then what is not. Of several files, each line
  /// names its file.
  public var report: Report {
    let changes = ChangeRecords(
      catalog: engine.catalog, files: files.map(changes), nearest: nearest)
    let groups = ChangeGroups(engine)
    var report = Report(
      dataVersion: engine.catalog.dataVersion, notes: remarks, records: changes.records
    ) {
      sheet(groups)
    }
    report.possibleHeadings =
      (hasSeveralFiles ? ["file"] : []) + [
        "number", "was", "is", "where", "by", "line", "id", "nearest", "cells",
      ]
    report.facts =
      [
        hasSeveralFiles ? filesFact("files") : .text("file") { files.first?.sizes.path ?? "" },
        .boolean("passes") { passes },
      ] + changes.facts
    report.checks = files.map { file in
      CheckList(
        path: file.sizes.path, cases: { cases(of: file) },
        annotations: { annotations(of: file, groups) })
    }
    return report
  }

  private var hasSeveralFiles: Bool { files.count > 1 || isBesideOthers }

  /// The name of a file beside what was found in it; nil if there is only one file.
  private func name(of file: CheckedFile) -> String? {
    hasSeveralFiles ? file.sizes.path : nil
  }

  private func changes(of file: CheckedFile) -> ChangeRecords.File {
    .init(
      name: name(of: file), comparison: file.comparison, changes: file.failures,
      lines: file.sizes.lines)
  }

  /// What is said of each file.
  func filesFact(_ key: String) -> Field<Void> {
    let fields: [Field<CheckedFile>] =
      [.text("file") { $0.sizes.path }, .boolean("passes") { $0.passes }]
      + ChangeRecords.facts { [$0.comparison] }
    return Field(key, fields) { files }
  }

  /// Numbers that moved alike stand in one line.
  private func sheet(_ groups: ChangeGroups) -> Sheet {
    var sheet = Sheet("Are the sizes as pinned?")
    sheet.lines = files.map(\.headline)
    func rows<Found>(_ found: (CheckedFile) -> [Found]) -> [(file: String?, found: [Found])] {
      files.map { (name(of: $0), found($0)) }
    }
    for table in ReportTable.tables(of: rows(\.failures), groups) { sheet.append(table) }
    sheet.append(missingTable)
    sheet.append(.cells("Unknown", rows(\.unknown), groups))
    sheet.append(.cells("New", rows(\.comparison.new), groups))
    let failures = files.flatMap(\.failures)
    sheet.remarks = ReportTable.legend(of: failures)
    let leftAside = files.reduce(0) { $0 + $1.leftAsideCount }
    if leftAside > 0 {
      sheet.remarks.append(
        "\(leftAside.of("number")) left aside: the evidence is another, the value the same")
    }
    sheet.sources = engine.catalog.sources(citedIn: failures)
    return sheet
  }

  private var missingTable: ReportTable {
    var table = ReportTable(
      "Missing: no such cell",
      ReportTable.fileColumn(hasSeveralFiles)
        + [.init("line", isNumeric: true), .init("id"), .init("nearest")])
    for file in files {
      for id in file.comparison.missing {
        let line = file.sizes.lines[id].map(String.init)
        table.append(ReportTable.fileCell(name(of: file)) + [line, id, nearest(to: id)])
      }
    }
    return table
  }

  /// A cell that differs or is missing has failed; one that is new was skipped.
  private func cases(of file: CheckedFile) -> [CheckList.Case] {
    let failures = Dictionary(grouping: file.failures, by: \.id)
    let missing = Set(file.comparison.missing)
    let unknown = Set(file.unknown)
    let checked = file.sizes.cells.map { cell in
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
      return CheckList.Case(name: cell.id, line: file.sizes.lines[cell.id], outcome: outcome)
    }
    return checked
      + file.comparison.new.map {
        CheckList.Case(
          name: $0, line: nil, outcome: .skipped(message: "new: the file does not have this cell"))
      }
  }

  /// The models that a cell concerns, in front of what is said of it; empty where there are none.
  private func models(of id: String) -> String {
    cellIDs.cell(id).flatMap { engine.catalog.models(of: [$0]) }.map { $0 + ": " } ?? ""
  }

  private func annotations(
    of file: CheckedFile, _ groups: ChangeGroups
  ) -> [CheckList.Annotation] {
    let lines = file.sizes.lines
    var all = groups.groups(of: file.failures).map { group in
      let cells = group.changes.count > 1 ? " (\(group.changes.count.of("cell")))" : ""
      return CheckList.Annotation(
        level: .error, kind: group.first.isOfValue ? "value" : "evidence",
        title: group.first.isOfValue ? "Another size" : "Other evidence for a size",
        message: "\(group.place)\(cells): \(group.first.sentence)",
        line: lines[group.first.id])
    }
    for id in file.comparison.missing {
      all.append(
        CheckList.Annotation(
          level: .error, kind: "missing", title: "No such cell", message: missingMessage(id),
          line: lines[id]))
    }
    for id in file.unknown {
      all.append(
        CheckList.Annotation(
          level: .error, kind: "unknown", title: "Unknown size",
          message: "\(id): \(Self.unknownMessage)",
          line: lines[id]))
    }
    if !file.comparison.new.isEmpty {
      all.append(
        CheckList.Annotation(
          level: .notice, kind: "new", title: "New cells",
          message: "\(file.comparison.new.count.of("cell")) new: the file does not have them",
          line: nil)
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

extension CheckedFile {
  /// The answer in one line.
  fileprivate var headline: String {
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
        "\((comparison.numberCount - answeredCount).of("number")) of \(comparison.cellCount.of("cell")) as pinned"
      )
    }
    if answeredCount > 0 {
      parts.append("\(answeredCount.of("number")) no longer unknown")
    }
    if !comparison.new.isEmpty { parts.append(comparison.new.count.of("cell") + " new") }
    return "\(fileName(sizes.path)): \(parts.joined(by: "; "))"
  }
}
