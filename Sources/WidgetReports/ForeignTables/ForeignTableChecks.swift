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
    of file: File, _ findings: [ForeignTableFinding]
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

  /// Why a file fails the check of which no size was judged.
  private func failure(of file: File) -> String? { file.counts.judged == 0 ? failure : nil }

  func annotations(
    of file: File, _ findings: [ForeignTableFinding]
  ) -> [CheckList.Annotation] {
    let whole = failure(of: file).map { failure in
      CheckList.Annotation(
        level: .error, kind: "nothing-judged", title: "No widget size was judged", message: failure,
        line: nil)
    }
    return [whole].compactMap(\.self) + findings.map { annotation($0) }
  }

  private func annotation(_ finding: ForeignTableFinding) -> CheckList.Annotation {
    .init(
      level: fails(finding) ? .error : finding.kind.level, kind: finding.kind.rawValue,
      title: finding.kind.title, message: finding.sentence, line: finding.finding.line,
      column: finding.finding.column, corrections: corrections(for: finding) ?? [])
  }

  /// What to write instead: of a wrong size, and with `--strict` of an outdated one, if one size is right.
  func corrections(for finding: ForeignTableFinding) -> [CheckList.Correction]? {
    guard fails(finding), finding.rightDevices == nil, let evidence = finding.expected.first,
      Set(finding.expected.map(finding.right)).count == 1, !evidence.isRange
    else { return nil }
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
