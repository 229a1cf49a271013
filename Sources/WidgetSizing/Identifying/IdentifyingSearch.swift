/// Collects the cells that explain what was seen, or come nearest to it.
struct IdentifyingSearch {
  private let seen: Sighting
  /// Answers for the model that is searched.
  var engine: Engine
  private var found = Identification()
  private var smallest: Points?

  init(_ seen: Sighting, _ engine: Engine) {
    self.seen = seen
    self.engine = engine
  }

  /// Adds a class if its whole screen is what was seen.
  mutating func considerScreen(_ screenClass: Key<ScreenClass>) {
    if seen.isScreen(of: engine.catalog.screenClasses[screenClass]),
      !found.screens.contains(screenClass)
    {
      found.screens.append(screenClass)
    }
  }

  /// Notes that the cells of a line exist.
  mutating func addExisting(_ line: Cell, at textSizes: PlaceSet<TextSize>) {
    found.lines.append(line)
    found.textSizes.formUnion(textSizes)
  }

  /// What was found, the best evidence first; of equal evidence the order is kept.
  var result: Identification {
    var result = found
    result.matches = MatchEvidence.allCases.flatMap { evidence in
      found.matches.filter { $0.evidence == evidence }
    }
    // An exact match makes matches by rounding pointless.
    if let best = result.matches.first?.evidence, best < .rounded {
      result.matches.removeAll { $0.evidence == .rounded }
    }
    if result.matches.isEmpty { result.distance = smallest } else { result.nearest = [] }
    return result
  }

  /// Adds the cells of a line, which may have numbers, that explain what was seen, or come nearest to it so far.
  ///
  /// Widths are compared first: in most lines none matches, so that heights need no lookup.
  mutating func consider(_ line: Cell, at textSizes: [TextSize], scale: Int) {
    var candidates = textSizes.map { Candidate(cell: line.at($0)) }
    for quantity in Quantity.sides {
      guard let extent = seen[quantity], !candidates.isEmpty else { continue }
      let solution = LineSolution(
        of: engine.line(quantity, of: line, textSizes: PlaceSet<TextSize>(textSizes)),
        absence: engine.catalog.absence(of: quantity, of: line), in: engine)
      guard !solution.isEmpty else { return }
      candidates = candidates.compactMap { judged($0, extent, solution, scale: scale) }
    }
    for candidate in candidates { add(candidate) }
  }

  /// A candidate after comparing one of its numbers with `extent`; nil if the number is not known, or if
  /// another cell comes nearer.
  private func judged(
    _ candidate: Candidate, _ extent: Sighting.Extent, _ solution: LineSolution, scale: Int
  ) -> Candidate? {
    let textSize = candidate.cell.textSize
    let answer = solution.answer(at: textSize, in: engine)
    guard let value = answer.value else { return nil }
    let others =
      solution.mayHaveAlternatives ? solution.evidence(at: textSize, in: engine) : nil
    let own = answer.evidence(that: extent, atScale: scale, beside: others) { range in
      solution.allowsValue(in: range, at: textSize, in: engine)
    }
    var candidate = candidate
    if let own {
      candidate.evidence = max(candidate.evidence, own)
    } else if let least = least(solution.quantity, of: candidate.cell), least < value,
      extent.equals(atScale: scale).overlaps(least...value)
    {
      candidate.evidence = max(candidate.evidence, .within)
    } else {
      candidate.isExplained = false
      candidate.distance = candidate.distance + extent.distance(from: value, atScale: scale)
    }
    return isNeeded(candidate) ? candidate : nil
  }

  /// The smallest length of a side of a widget that grows with its content.
  private func least(_ quantity: Quantity, of cell: Cell) -> Points? {
    guard let minimum = quantity.minimum, let family = cell[WidgetFamily.self],
      engine.catalog.has(minimum, family)
    else { return nil }
    return engine.answer(minimum, of: cell).value
  }

  /// Whether a candidate explains what was seen, or nothing does so far and nothing is nearer.
  private func isNeeded(_ candidate: Candidate) -> Bool {
    candidate.isExplained
      || found.matches.isEmpty && candidate.distance <= smallest ?? candidate.distance
  }

  private mutating func add(_ candidate: Candidate) {
    guard isNeeded(candidate) else { return }
    let cell = candidate.cell
    var evidence = candidate.evidence
    // Nobody measured a Today extension with Display Zoom on.
    if candidate.isExplained, cell.kind == .today, cell.isZoomed {
      evidence = max(evidence, .extrapolated)
    }
    let match = Identification.Match(
      cell: cell, width: engine.evidence(.width, of: cell),
      height: engine.evidence(.height, of: cell), evidence: evidence)
    if candidate.isExplained {
      found.matches.append(match)
    } else {
      if candidate.distance != smallest { found.nearest = [] }
      smallest = candidate.distance
      found.nearest.append(match)
    }
  }
}

/// A cell that may explain what was seen, and the result of comparing its numbers so far.
private struct Candidate {
  let cell: Cell
  /// The weakest evidence among its numbers.
  var evidence = MatchEvidence.sourced
  /// How far its numbers are from what was seen, all together.
  var distance = Points.zero
  /// Whether every number is what was seen.
  var isExplained = true
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
