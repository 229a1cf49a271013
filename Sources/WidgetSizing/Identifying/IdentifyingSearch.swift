/// What was found so far.
struct IdentifyingSearch {
  private let seen: Sighting
  private let engine: Engine
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

  /// What was found, the best evidence first; of equal evidence the order is kept.
  var result: Identification {
    var result = found
    result.matches = MatchEvidence.allCases.flatMap { evidence in
      found.matches.filter { $0.evidence == evidence }
    }
    // A size that is what was seen leaves nothing to those that would have to be rounded.
    if let best = result.matches.first?.evidence, best < .rounded {
      result.matches.removeAll { $0.evidence == .rounded }
    }
    if result.matches.isEmpty { result.distance = smallest } else { result.nearest = [] }
    return result
  }

  /// Adds a cell if it explains what was seen, or comes nearest to it so far.
  mutating func consider(_ cell: Cell, atScale scale: Int) {
    var evidence = MatchEvidence.sourced
    var distance = Points.zero
    var isExplained = true
    for quantity in [Quantity.height, .width] {
      guard let extent = seen[quantity] else { continue }
      let answer = engine.evidence(quantity, of: cell)
      guard let value = answer.value else { return }
      let own = answer.evidence(that: extent, atScale: scale) {
        engine.allowedValues(quantity, of: cell)
      }
      if let own {
        evidence = max(evidence, own)
      } else {
        isExplained = false
        distance = distance + extent.distance(from: value, atScale: scale)
      }
      guard isExplained || found.matches.isEmpty && distance <= smallest ?? distance else { return }
    }
    func match() -> Identification.Match {
      Identification.Match(
        cell: cell, width: engine.evidence(.width, of: cell),
        height: engine.evidence(.height, of: cell), evidence: evidence)
    }
    if isExplained {
      // Nobody measured a Today extension with Display Zoom on.
      if cell.system == .today, cell.isZoomed { evidence = max(evidence, .extrapolated) }
      found.matches.append(match())
    } else if found.matches.isEmpty {
      if distance < smallest ?? distance + Points(1) { found.nearest = [] }
      smallest = distance
      found.nearest.append(match())
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
