/// A cell that a search can consider.
protocol SearchedCell: Sendable {
  /// What is known of one number.
  func answer(_ quantity: Quantity, by engine: Engine) -> Answer
  /// The values that an answer that is a range allows.
  func allowedValues(of answer: Answer, _ quantity: Quantity, by engine: Engine) -> [Points]
  /// Whether nobody measured such a cell.
  var isBeyondMeasurement: Bool { get }
}

extension TodayCell: SearchedCell {
  func answer(_ quantity: Quantity, by engine: Engine) -> Answer {
    engine.answer(quantity, of: self)
  }

  func allowedValues(of answer: Answer, _ quantity: Quantity, by engine: Engine) -> [Points] {
    engine.allowedValues(of: answer, quantity, self)
  }

  /// Nobody measured a Today extension with Display Zoom on.
  var isBeyondMeasurement: Bool { isZoomed }
}

extension WidgetKitCell: SearchedCell {
  func answer(_ quantity: Quantity, by engine: Engine) -> Answer {
    engine.answer(quantity, of: self)
  }

  func allowedValues(of answer: Answer, _ quantity: Quantity, by engine: Engine) -> [Points] {
    answer.range?.ends ?? []
  }

  var isBeyondMeasurement: Bool { false }
}

/// What was found so far.
struct IdentifyingSearch<Cell: SearchedCell> {
  private let seen: Sighting
  private let engine: Engine
  /// The engine, as far as values are compared.
  private let brief: Engine
  private var found = Identification<Cell>()
  private var smallest: Points?

  init(_ seen: Sighting, _ engine: Engine) {
    self.seen = seen
    self.engine = engine
    brief = engine.brief
  }

  /// Adds a class if its whole screen is what was seen.
  mutating func considerScreen(_ screenClass: Key<ScreenClass>) {
    if seen.isScreen(of: engine.catalog.screenClasses[screenClass]),
      !found.screens.contains(screenClass)
    {
      found.screens.append(screenClass)
    }
  }

  /// What was found, the best evidence first; of equal evidence the order is kept.
  var result: Identification<Cell> {
    var result = found
    result.matches = MatchEvidence.allCases.flatMap { evidence in
      found.matches.filter { $0.evidence == evidence }
    }
    if !found.matches.isEmpty { result.nearest = [] }
    return result
  }

  /// Adds a cell if it explains what was seen, or comes nearest to it so far.
  mutating func consider(_ cell: Cell, atScale scale: Int) {
    var evidence = MatchEvidence.sourced
    var distance = Points.zero
    var isExplained = true
    for quantity in [Quantity.height, .width] {
      guard let extent = seen[quantity] else { continue }
      let answer = cell.answer(quantity, by: brief)
      guard let value = answer.value else { return }
      let own = answer.evidence(that: extent, atScale: scale) {
        cell.allowedValues(of: answer, quantity, by: engine)
      }
      if let own {
        evidence = max(evidence, own)
      } else {
        isExplained = false
        distance = distance + extent.distance(from: value, atScale: scale)
      }
      guard isExplained || found.matches.isEmpty && distance <= smallest ?? distance else { return }
    }
    func match() -> Identification<Cell>.Match {
      Identification.Match(
        cell: cell, width: cell.answer(.width, by: engine),
        height: cell.answer(.height, by: engine), evidence: evidence)
    }
    if isExplained {
      if cell.isBeyondMeasurement { evidence = max(evidence, .extrapolated) }
      found.matches.append(match())
    } else if found.matches.isEmpty {
      if distance < smallest ?? distance + Points(1) { found.nearest = [] }
      smallest = distance
      found.nearest.append(match())
    }
  }
}

extension Engine {
  /// The values that an answer that is a range allows: of a maximum of whole rows every number of
  /// rows, else those that its rule tells, or the ends.
  fileprivate func allowedValues(
    of answer: Answer, _ quantity: Quantity, _ cell: TodayCell
  ) -> [Points] {
    guard let range = answer.range else { return [] }
    if !answer.candidates.isEmpty { return answer.candidates }
    guard answer.derivation?.rule == .wholeRows else { return range.ends }
    var compactCell = cell
    compactCell.mode = .compact
    let compact = self.answer(.height, of: compactCell)
    let heights = compact.candidates.isEmpty ? compact.range?.ends ?? [] : compact.candidates
    return (heights + [compact.value].compactMap(\.self)).flatMap { height -> [Points] in
      guard let row = RowHeight.row(ofCompact: height) else { return [] }
      let counts = range.lowerBound.quotient(by: row)...range.upperBound.quotient(by: row)
      return counts.map { $0 * row }.filter(range.contains)
    }
  }
}

extension Sighting {
  /// Whether the size is that of a whole screen, either way up.
  fileprivate func isScreen(of screen: ScreenClass) -> Bool {
    guard let width, let height else { return false }
    return Orientation.allCases.contains {
      width.distance(from: screen.width(in: $0), atScale: screen.scale) == .zero
        && height.distance(from: screen.height(in: $0), atScale: screen.scale) == .zero
    }
  }
}
