/// What is known of one number along a line, found once and then read for each text size.
///
/// It cannot be copied: to count the copies would take longer than to find most answers.
struct LineAnswers: ~Copyable {
  /// Display Zoom is undone here: the line is that of the screen that the device reports.
  private let line: Line
  private let isZoomed: Bool
  /// With Display Zoom, the lines of the other classes that have the same screen.
  private var others: [Line] = []
  /// Why there is no number at any text size.
  private let absence: Absence?
  /// The text sizes at which a claim states the number.
  private let stated: TextSizeSet
  /// The value that all of these claims state, in points; nil if they differ.
  private let agreed: Points?
  /// What the first rule that speaks of the line found.
  private let found: RuleLine?
  /// The place of the rule after it.
  private let next: Int

  /// Finds what is known of a line that exists and is not zoomed.
  init(ofExisting line: Line, in engine: Engine, isZoomed: Bool = false) {
    self.line = line
    self.isZoomed = isZoomed
    absence = nil
    var stated = TextSizeSet()
    var agreed: Points?
    var isAgreed = true
    for key in line.claims where engine.catalog.todayClaims[key].isAnswer {
      let said = engine.catalog.todayClaims[key].textSize
      // Asked for a text size that it answers for, a claim tells of the other axes alone.
      let cell = line.cell(at: said.anyTextSize)
      guard engine.catalog.todayClaims[key].answers(cell) else { continue }
      let value = engine.catalog.todayClaims[key].value
      isAgreed = isAgreed && (stated.isEmpty || agreed == value)
      agreed = value
      stated.formUnion(said.textSizes)
    }
    self.stated = stated
    self.agreed = isAgreed ? agreed : nil
    var next = 0
    found =
      stated.isSuperset(of: line.textSizes)
      ? nil : engine.rules.line(from: &next, along: line, in: engine)
    self.next = next
  }

  /// Finds what is known of any line, given why it has no numbers, if that is so.
  init(of line: Line, absence: Absence?, in engine: Engine) {
    guard absence == nil else {
      self.init(line, absence)
      return
    }
    guard line.cell.isZoomed else {
      self.init(ofExisting: line, in: engine)
      return
    }
    let (target, reason) = ZoomedScreenRule.target(of: line.cell.screenClass, in: engine.catalog)
    guard let target else {
      self.init(line, .unknown(reason))
      return
    }
    self.init(ofExisting: line.reported(as: target, in: engine), in: engine, isZoomed: true)
    // Other classes may have that screen too, and nothing tells which of them the device is like.
    others = engine.catalog.classes(sharingScreenOf: target).map {
      line.reported(as: $0, in: engine)
    }
  }

  private init(_ line: Line, _ absence: Absence?) {
    self.line = line
    self.absence = absence
    isZoomed = false
    stated = TextSizeSet()
    agreed = nil
    found = nil
    next = 0
  }

  /// What is known at a text size, with its evidence.
  func answer(at textSize: TextSize, in engine: Engine) -> Answer {
    if let absence { return absence.answer }
    let answer = existingAnswer(at: textSize, in: engine)
    guard isZoomed else { return answer }
    return others.reduce(ZoomedScreenRule.answer(answer, of: line.cell.screenClass)) {
      let other = LineAnswers(ofExisting: $1, in: engine, isZoomed: true)
      return ZoomedScreenRule.widened($0, by: other.answer(at: textSize, in: engine))
    }
  }

  private func existingAnswer(at textSize: TextSize, in engine: Engine) -> Answer {
    let cell = line.cell(at: textSize)
    if stated.contains(textSize) {
      return engine.catalog.resolved(
        line.claims.filter { engine.catalog.todayClaims[$0].states(cell) })
    }
    switch found {
    case .some(let found): if let answer = found.answer(at: textSize, in: engine) { return answer }
    case nil: break
    }
    var next = next
    while let found = engine.rules.line(from: &next, along: line, in: engine) {
      if let answer = found.answer(at: textSize, in: engine) { return answer }
    }
    if line.quantity == .width, cell.column == .left || cell.column == .right {
      return .unknown(.noColumnWidth)
    }
    return .unknown(
      .noSource(cell, nearest: engine.namesNearest ? engine.nearest(line.quantity, to: cell) : []))
  }

  /// Calls `body` with what ``answer(at:in:)`` comes to at each of `textSizes`, without its
  /// evidence; and with the rows of *line-height*, if that gives it, which may allow more values.
  func forEachBareAnswer(
    at textSizes: [TextSize], in engine: Engine,
    _ body: (TextSize, BareAnswer, LineHeightRule.Found?) -> Void
  ) {
    if let absence {
      for textSize in textSizes { body(textSize, BareAnswer(absence.state), nil) }
      return
    }
    if !others.isEmpty {
      for textSize in textSizes {
        let answer = answer(at: textSize, in: engine)
        body(textSize, BareAnswer(answer.state, answer.value), nil)
      }
      return
    }
    func tell(
      _ textSize: TextSize, _ conclusion: BareConclusion?, _ rows: LineHeightRule.Found?
    ) {
      if stated.contains(textSize) {
        body(textSize, statedAnswer(at: textSize, in: engine), nil)
        return
      }
      switch conclusion {
      case .value(let value) where value > .zero: body(textSize, BareAnswer(.derived, value), rows)
      case .refused: body(textSize, BareAnswer(.unknown), nil)
      case .value, nil:
        let answer = existingAnswer(at: textSize, in: engine)
        body(textSize, BareAnswer(answer.state, answer.value), nil)
      }
    }
    switch found {
    case .some(let found):
      let rows = found.rows
      found.forEachBareConclusion(at: textSizes, in: engine) { tell($0, $1, rows) }
    case nil:
      for textSize in textSizes { tell(textSize, nil, nil) }
    }
  }

  /// What claims state at a text size, without their evidence.
  private func statedAnswer(at textSize: TextSize, in engine: Engine) -> BareAnswer {
    if let agreed { return BareAnswer(isZoomed ? .derived : .sourced, agreed) }
    let cell = line.cell(at: textSize)
    var value: Points?
    for key in line.claims where engine.catalog.todayClaims[key].states(cell) {
      let stated = engine.catalog.todayClaims[key].value
      guard value == nil || value == stated else {
        let answer = answer(at: textSize, in: engine)
        return BareAnswer(answer.state, answer.value)
      }
      value = stated
    }
    return BareAnswer(isZoomed ? .derived : .sourced, value)
  }
}

/// Why a cell has no number, whatever is known of others.
enum Absence {
  case notApplicable(Reason)
  case unknown(Reason)

  var state: Answer.State {
    switch self {
    case .notApplicable: .notApplicable
    case .unknown: .unknown
    }
  }

  var answer: Answer {
    switch self {
    case .notApplicable(let reason): .notApplicable(reason)
    case .unknown(let reason): .unknown(reason)
    }
  }
}

extension Catalog {
  /// Why no cell of a line has a number, if that is so.
  @inline(__always)
  func absence(of line: TodayCell) -> Absence? {
    if let reason = reasonAgainst(line) { return .notApplicable(reason) }
    if line.entryPoint == .quickAction, line.os >= .longPressOpensQuickActions {
      return .unknown(.longPress(line.os))
    }
    return nil
  }
}

extension Said<TextSize> {
  /// A text size that a claim that says this answers for.
  fileprivate var anyTextSize: TextSize {
    if case .only(let textSize) = self { textSize } else { .l }
  }
}
