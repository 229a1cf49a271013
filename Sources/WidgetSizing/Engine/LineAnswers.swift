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
    for key in line.claims where engine.catalog.todayClaims[key].isAnswer {
      let said = engine.catalog.todayClaims[key].textSize
      // Asked for a text size that it answers for, a claim tells of the other axes alone.
      let cell = line.cell(at: said.anyTextSize)
      guard engine.catalog.todayClaims[key].answers(cell) else { continue }
      stated.formUnion(said.textSizes)
    }
    self.stated = stated
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

  /// What ``answer(at:in:)`` comes to, without the evidence.
  func bareAnswer(at textSize: TextSize, in engine: Engine) -> BareAnswer {
    if let absence { return BareAnswer(absence.state) }
    if others.isEmpty, !stated.contains(textSize) {
      switch found {
      case .some(let found):
        if let value = found.constant, value > .zero { return BareAnswer(.derived, value) }
      case nil: break
      }
    }
    let answer = answer(at: textSize, in: engine)
    return BareAnswer(answer.state, answer.value)
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
  var anyTextSize: TextSize {
    if case .only(let textSize) = self { textSize } else { .l }
  }
}
