internal import DataTables
internal import WidgetSizing
internal import Wording

// The answer of a check: a row for each number that differs, each row of a file that names no cell, and each cell that
// is new.
extension CheckResult: Question, Answering {
  package struct Row {
    let record: Record
    let path: String
    let id: String
    var position: Position?
    var difference: PinDifference?
    var nearest: String?
    var contradiction: LockFile.Fact?

    enum Record: String {
      case differs, contradicts, missing, new
    }
  }

  package var key: String? { "findings" }
  package var verdict: [String] { files.map(\.headline) }
  package var succeeds: Bool { passes }

  package var rows: [Row] {
    func rows(_ list: (CheckedFile) -> [Row]) -> [Row] { files.flatMap(list) }
    return rows { file in
      file.differences.map {
        Row(
          record: .differs, path: file.path, id: $0.id, position: $0.pin.position, difference: $0)
      }
    }
      + rows { file in
        file.rows.flatMap { row in
          row.contradictions.map {
            Row(
              record: .contradicts, path: file.path, id: row.row.id, position: $0.position,
              contradiction: $0)
          }
        }
      }
      + rows { file in
        file.missing.map {
          Row(
            record: .missing, path: file.path, id: $0.row.id, position: $0.row.position,
            nearest: nearest(to: $0.row.id))
        }
      } + rows { file in file.new.map { Row(record: .new, path: file.path, id: $0) } }
  }

  package var fields: [Field<Row>] {
    [.text("record") { $0.record.rawValue }] + (hasSeveralFiles ? [.path("file") { $0.path }] : [])
      + [
        .text("id") { $0.id }, .count("line") { $0.position?.line },
        .count("column") { $0.position?.column },
        .texts("devices") { row in
          row.difference.map { catalog.names(of: catalog.devices(of: [$0.cell])) } ?? []
        }.onlyInJSON,
        .text("number") { $0.difference?.pin.column.name },
        .number("was") { $0.difference?.pin.number.decimal },
        .points("is", column: "is") { $0.difference?.value },
        .text("state") { $0.difference?.evidence?.state.rawValue },
        .text("message") { $0.difference.map(sentence) ?? $0.contradiction.map(sentence) },
        .text("nearest") { $0.nearest },
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
      by: files.flatMap(\.differences).flatMap { $0.evidence?.basis ?? [] })
    sheet.listsSources = false
  }

  package var checks: [CheckList] {
    files.map { file in
      CheckList(
        path: file.path, cases: { file.rows.map(testCase) + file.new.map(newCase) },
        annotations: { annotations(of: file) })
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

  private func newCase(_ id: String) -> CheckList.Case {
    CheckList.Case(
      name: id, line: nil, outcome: .skipped(message: "new: the file does not have this cell"))
  }

  private func annotations(of file: CheckedFile) -> [CheckList.Annotation] {
    var all = file.rows.flatMap { annotations(of: $0) }
    if !file.new.isEmpty {
      all.append(
        CheckList.Annotation(
          level: .notice, kind: "new", title: "New cells",
          message: "\(file.new.count.of("cell")) new: the file does not have them", line: nil))
    }
    return all
  }

  private func annotations(of checked: CheckedRow) -> [CheckList.Annotation] {
    func error(
      _ kind: String, _ title: String, _ message: String, at position: Position? = nil
    ) -> CheckList.Annotation {
      let place = checked.cell.map { self.place(of: $0, checked.device) + ": " } ?? ""
      let position = position ?? checked.row.position
      return CheckList.Annotation(
        level: .error, kind: kind, title: title, message: place + message, line: position.line,
        column: position.column)
    }
    guard checked.cell != nil else {
      return [error("missing", "No such cell", missingMessage(checked.row.id))]
    }
    return checked.differences.map {
      error("value", "Another size", sentence($0), at: $0.pin.position)
    }
      + checked.contradictions.map {
        error("contradiction", "Contradiction", sentence($0), at: $0.position)
      } + (checked.isUnknown ? [error("unknown", "Unknown size", Self.unknownMessage)] : [])
  }

  /// A cell in words, with the model that a row is about, or those that have its screen.
  private func place(of cell: Cell, _ device: Key<Device>?) -> String {
    let catalog = engine.catalog
    let models = device.map { catalog.devices[$0].name } ?? catalog.models(of: [cell])
    let words = [catalog.name(of: cell.os, on: cell.platform), models]
    return (words.compactMap(\.self) + catalog.words(of: cell, on: Axis.settings)).joined(by: ", ")
  }

  /// `height was 351, is 352 sourced (S01 S02)`.
  private func sentence(_ difference: PinDifference) -> String {
    let (column, catalog) = (difference.pin.column, engine.catalog)
    guard let evidence = difference.evidence else {
      let family = catalog.id(of: difference.cell, on: .family) ?? "a Today extension"
      return "\(family) has no \(column.words)"
    }
    let was = "\(column.words) was \(difference.pin.number.text), is "
    guard evidence.state.isKnown else {
      let reason = catalog.text(ofReasonFor: evidence).map { " (\($0))" } ?? ""
      return was + evidence.state.rawValue + reason
    }
    return was + (difference.value?.description ?? "none")
      + " \(evidence.state.rawValue) (\(catalog.evidence(of: [evidence])))"
  }

  private func sentence(_ fact: LockFile.Fact) -> String {
    "\(fact.column) \(quoted(fact.text)) contradicts the identifier of the row"
  }

  private static let unknownMessage = "a size of this cell is unknown"

  private func missingMessage(_ id: String) -> String {
    "there is no cell \(quoted(id, limit: 200))"
      + (nearest(to: id).map { "; did you mean \(quoted($0, limit: 200))?" } ?? "")
  }
}

extension CheckedFile {
  /// What was found, in one line.
  fileprivate var headline: String {
    var parts: [String] = []
    let unknownCount = rows.count(where: \.isUnknown)
    if !differences.isEmpty {
      let verb = differences.count == 1 ? "differs" : "differ"
      parts.append("\(differences.count) of \(numberCount.of("number")) \(verb)")
    }
    let contradictionCount = rows.reduce(0) { $0 + $1.contradictions.count }
    if contradictionCount > 0 { parts.append(contradictionCount.of("contradiction")) }
    if !missing.isEmpty { parts.append(missing.count.of("cell") + " missing") }
    if unknownCount > 0 { parts.append(unknownCount.of("cell") + " with an unknown size") }
    if parts.isEmpty, numberCount == 0 {
      parts.append("no number is pinned in \(cellCount.of("cell"))")
    } else if parts.isEmpty {
      parts.append("\(numberCount.of("number")) of \(cellCount.of("cell")) as pinned")
    }
    if !new.isEmpty { parts.append(new.count.of("cell") + " new") }
    return "\(fileName(path)): \(parts.joined(by: "; "))"
  }
}
