internal import ForeignTables
internal import WidgetSizing
internal import Wording

// The findings as CI systems show them.
extension ForeignTableResult {
  /// Whether a finding fails the check.
  private func fails(_ finding: ForeignTableFinding) -> Bool {
    switch finding.finding.verdict {
    case .wrong: true
    case .outdated, .unpublished: isStrict
    case .notJudged(let reason): isStrict && reason.isLabelled
    case .right, .rightInPixels, .rightOn, .rightWith: false
    }
  }

  /// A case for each finding, and one for all sizes that are right.
  func cases(
    of file: ForeignFile, _ findings: [ForeignTableFinding]
  ) -> [CheckList.Case] {
    var cases = findings.filter { $0.kind != .right }.map { finding in
      CheckList.Case(
        name: "\(finding.finding.line):\(finding.finding.column) \(finding.written)",
        line: finding.finding.line,
        outcome: fails(finding)
          ? .failed(kind: finding.kind.rawValue, message: finding.sentence)
          : .skipped(message: finding.sentence))
    }
    let right = file.counts[.right]
    if right > 0 {
      cases.append(.init(name: right.of("right size"), line: nil, outcome: .passed))
    }
    if let failure = failure(of: file) {
      cases.append(
        .init(
          name: "sizes", line: nil,
          outcome: .failed(kind: Verdict.Kind.notJudged.rawValue, message: failure)))
    }
    return cases
  }

  func annotations(
    of file: ForeignFile, _ findings: [ForeignTableFinding]
  ) -> [CheckList.Annotation] {
    let whole = failure(of: file).map { failure in
      CheckList.Annotation(
        level: .error, kind: "nothing-judged", title: "No widget size was judged", message: failure,
        line: nil)
    }
    let rest =
      file.hasMore
      ? CheckList.Annotation(
        level: .notice, kind: "more", title: "More findings",
        message: "the first \(ForeignFile.mostFindings) findings of a sort are listed", line: nil)
      : nil
    return [whole].compactMap(\.self) + notes(on: file).map(\.annotation)
      + findings.map(annotation) + [rest].compactMap(\.self)
  }

  /// What must be said of the bytes of a file, as an annotation and with its place.
  func notes(on file: ForeignFile) -> [(annotation: CheckList.Annotation, text: String)] {
    var notes: [CheckList.Annotation] = []
    if let (line, column) = file.invalid {
      notes.append(
        CheckList.Annotation(
          level: .notice, kind: "encoding", title: "File in another encoding",
          message: "the file is not UTF-8; sizes may be missed", line: line, column: column))
    }
    if let (line, column) = file.tooDeep {
      notes.append(
        CheckList.Annotation(
          level: .notice, kind: "too-deep", title: "Brackets nested too deep",
          message: "brackets are nested too deep; sizes in them may be missed", line: line,
          column: column))
    }
    if let first = file.unreadLines.first {
      notes.append(
        CheckList.Annotation(
          level: isStrict ? .error : .notice, kind: "not-read", title: "Numbers that were not read",
          message: "not read: numbers that may be sizes" + alsoIn(file.unreadLines.dropFirst()),
          line: first))
    }
    if file.hasMark {
      notes.append(
        CheckList.Annotation(
          level: .notice, kind: "encoding", title: "Byte order mark",
          message: "begins with a byte order mark", line: nil))
    }
    return notes.map { note in
      let place = [note.line, note.column].compactMap { $0.map { ":\($0)" } }.joined(by: "")
      return (note, "\(fileName(file.path))\(place): \(note.message)")
    }
  }

  /// `, also in lines 4, 5`; nothing of no lines.
  private func alsoIn(_ lines: ArraySlice<Int>) -> String {
    guard !lines.isEmpty else { return "" }
    let named = lines.count > 6 ? lines.prefix(5) : lines
    let rest = lines.count > named.count ? " and \(lines.count - named.count) more" : ""
    return ", also in \(lines.count == 1 ? "line" : "lines") "
      + named.map(String.init).joined(by: ", ") + rest
  }

  private func annotation(_ finding: ForeignTableFinding) -> CheckList.Annotation {
    .init(
      level: fails(finding) ? .error : finding.kind.level, kind: finding.kind.rawValue,
      title: finding.kind.title, message: finding.sentence, line: finding.finding.line,
      column: finding.finding.column, corrections: corrections(for: finding))
  }

  /// What to write instead: of a wrong size, and with `--strict` of an outdated one, if one size is right.
  private func corrections(for finding: ForeignTableFinding) -> [CheckList.Correction] {
    guard fails(finding), finding.rightDevices == nil, let evidence = finding.expected.first,
      Set(finding.expected.map(finding.right)).count == 1, !evidence.isRange
    else { return [] }
    func correction(
      of number: WrittenNumber, at place: (line: Int, column: Int), _ evidence: Evidence
    ) -> CheckList.Correction {
      let pixels = finding.isInPixels ? evidence.pixels.map(String.init) : nil
      return CheckList.Correction(
        bytes: number.bytes, line: place.line, column: place.column,
        text: pixels ?? evidence.short)
    }
    let (size, found) = (finding.size, finding.finding)
    // One number is a side, or both sides of a square.
    let isTall = size.height == nil && evidence.cell[WidgetFamily.self] == .systemLarge
    let first = correction(
      of: size.width, at: (found.line, found.column), isTall ? evidence.height : evidence.width)
    guard let height = size.height, let place = found.heightPlace,
      height.bytes != size.width.bytes
    else { return [first] }
    return [first, correction(of: height, at: place, evidence.height)]
  }
}

extension CellEvidence {
  /// Whether several sizes are right.
  fileprivate var isRange: Bool {
    width.answer.range != nil || height.answer.range != nil
      || cell.kind == .activity
        && [Quantity.minimumWidth, .minimumHeight].contains { self[$0].value != nil }
  }
}
