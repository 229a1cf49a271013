/// What is known of one number along a line, found once and then evaluated at each text size.
///
/// All answers of the engine are made here.
struct LineSolution {
  private let line: Line
  /// The answer for every cell of the line, if none of them can have a number.
  private let absence: Answer?
  /// The claims that state the number, and the text sizes at which each does.
  private let stating: [(claim: Key<Claim>, textSizes: PlaceSet<TextSize>)]
  /// The solution of the first rule that has one for the line.
  private let solution: (any Solution)?
  /// The position after that rule.
  private let next: Int
  /// Whether all cells of the line have the same answer for the same reasons, because none can have a number, or
  /// because each claim states it at every text size.
  private let isUniform: Bool

  /// Finds what is known of a line; `absence` is the answer if its cells can have no number.
  init(of line: Line, absence: Answer?, in engine: Engine) {
    let (line, engine, disagreement) = engine.ofModels(line)
    let absence = absence ?? disagreement
    self.line = line
    self.absence = absence
    var next = 0
    guard absence == nil else {
      (stating, solution, self.next, isUniform) = ([], nil, next, true)
      return
    }
    let claims = engine.catalog.claims
    stating = line.claims.compactMap { key in
      let textSizes = claims[key].textSizes(along: line.cell)
      return textSizes.isEmpty ? nil : (key, textSizes)
    }
    let stated = stating.reduce(into: PlaceSet<TextSize>()) { $0.formUnion($1.textSizes) }
    solution =
      stated.isSuperset(of: line.textSizes)
      ? nil : engine.rules.solution(from: &next, along: line, in: engine)
    self.next = next
    isUniform =
      !stating.isEmpty
      && stating.allSatisfy { $0.textSizes.isSuperset(of: line.textSizes) }
  }

  /// The number that it is about.
  var quantity: Quantity { line.quantity }

  /// Whether neither a claim nor a rule gives the number of any cell of the line.
  var isEmpty: Bool { stating.isEmpty && solution == nil }

  /// Whether the evidence for a number of the line may have other values than the answer.
  var mayHaveAlternatives: Bool { stating.count > 1 || solution?.mayHaveAlternatives ?? false }

  /// The answer at a text size. If there is a record, the evidence is written to it.
  func answer(
    at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Answer {
    if let absence { return absence }
    if stating.contains(where: { $0.textSizes.contains(textSize) }) {
      let claims = stating.lazy.filter { $0.textSizes.contains(textSize) }.map(\.claim)
      return engine.catalog.resolved(claims, &record)
    }
    var (solution, next) = (solution, next)
    while let found = solution {
      if let answer = found.answer(line.quantity, at: textSize, in: engine, &record) {
        return answer
      }
      solution = engine.rules.solution(from: &next, along: line, in: engine)
    }
    if line.quantity == .width, !line.cell.isZoomed, let column = line.cell[WidgetColumn.self],
      column != .single
    {
      return .unknown(.noColumnWidth)
    }
    let cell = line.cell.at(textSize)
    return .unknown(
      ZoomedWidgetRule.reason(against: line.quantity, of: cell, in: engine)
        ?? engine.catalog.reasonOfUnknownZoom(cell)
        ?? engine.reasonOfModel(line.quantity, of: cell) ?? FactorRule.reason(
          against: cell, in: engine)
        ?? .noSource(cell))
  }

  /// The answer at a text size, without evidence.
  func answer(at textSize: TextSize, in engine: Engine) -> Answer {
    var record: Evidence.Record?
    return answer(at: textSize, in: engine, &record)
  }

  /// The evidence at every text size, if it is the same.
  func uniformEvidence(in engine: Engine) -> Evidence? {
    guard isUniform else { return nil }
    var evidence = evidence(at: line.cell.textSize, in: engine)
    evidence.isUniform = true
    return evidence
  }

  /// The evidence at a text size, which includes the answer.
  func evidence(at textSize: TextSize, in engine: Engine) -> Evidence {
    var record: Evidence.Record? = Evidence.Record()
    let answer = answer(at: textSize, in: engine, &record)
    return Evidence(
      answer, record ?? Evidence.Record(), for: line.quantity, of: line.cell.at(textSize),
      in: engine)
  }

  /// Every value that the evidence allows at a text size; only the ends of the range if the rule does
  /// not know the values between.
  func allowedValues(at textSize: TextSize, in engine: Engine) -> [AllowedValues] {
    let answer = answer(at: textSize, in: engine)
    return solution(of: answer)?.allowedValues(at: textSize, in: engine)
      ?? answer.ends.map { AllowedValues($0) }
  }

  /// Whether the evidence allows a value in `range` at a text size.
  func allowsValue(
    in range: ClosedRange<Points>, at textSize: TextSize, in engine: Engine
  ) -> Bool {
    let answer = answer(at: textSize, in: engine)
    return solution(of: answer)?.allowsValue(in: range, at: textSize, in: engine)
      ?? answer.ends.contains(where: range.contains)
  }

  /// The solution that gave an answer with several values; nil if there is none.
  private func solution(of answer: Answer) -> (any Solution)? {
    answer.range != nil && solution?.rule == answer.rule ? solution : nil
  }
}

extension Answer {
  /// The smallest and the largest value, in points; none if the number is not known.
  var ends: [Points] { range?.ends ?? value.map { [$0] } ?? [] }
}

extension Solution {
  /// The answer of the rule at a text size without claims; nil if it has none.
  fileprivate func answer(
    _ quantity: Quantity, at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Answer? {
    switch conclusion(at: textSize, in: engine, &record) {
    // A rule that leaves no length does not apply to the screen. Only a margin may be 0.
    case .value(let range, let extrapolates)?
    where range.lowerBound > .zero || quantity == .margin:
      return .derived(
        range, by: rule, extrapolating: extrapolates,
        areDrawn: restsOnScreenshots(in: engine.catalog))
    case .refused(let reason)?: return .unknown(reason)
    case .value?, nil:
      record?.clear()
      return nil
    }
  }
}
