extension Engine {
  /// Finds the cells that explain what was seen, of those that queries ask for.
  ///
  /// The OS of a query is taken as all versions with Today extensions if it is not said.
  public func identify(_ seen: Sighting, among queries: [TodayQuery]) -> Identification {
    var found = Identification()
    var smallest: Points?
    for query in queries {
      for screenClass in query.screenClasses {
        let screen = catalog.screenClasses[screenClass]
        if seen.isScreen(of: screen), !found.screens.contains(screenClass) {
          found.screens.append(screenClass)
        }
        guard seen.idiom == nil || seen.idiom == screen.idiom else { continue }
        for os in query.os ?? versions(of: screenClass, for: query.device) {
          for cell in block(of: screenClass, on: os, query).cells {
            guard seen.allows(cell) else { continue }
            consider(cell, seen, screen.scale, &found, &smallest)
          }
        }
      }
    }
    // Sorted by evidence; of equal evidence the order of the queries is kept.
    found.matches = MatchEvidence.allCases.flatMap { evidence in
      found.matches.filter { $0.evidence == evidence }
    }
    if !found.matches.isEmpty { found.nearest = [] }
    return found
  }

  /// Adds a cell if it explains what was seen, or comes nearest to it so far.
  private func consider(
    _ cell: TodayCell, _ seen: Sighting, _ scale: Int, _ found: inout Identification,
    _ smallest: inout Points?
  ) {
    var evidence = MatchEvidence.sourced
    var distance = Points.zero
    var isExplained = true
    for quantity in [Quantity.height, .width] {
      guard let extent = seen[quantity] else { continue }
      let answer = answer(quantity, of: cell)
      guard let value = answer.value else { return }
      if let own = answer.evidence(
        that: extent, atScale: scale, allowed: { allowedValues(of: answer, quantity, cell) })
      {
        evidence = max(evidence, own)
      } else {
        isExplained = false
        distance = distance + extent.distance(from: value, atScale: scale)
      }
      guard isExplained || found.matches.isEmpty && distance <= smallest ?? distance else { return }
    }
    func match() -> Identification.Match {
      Identification.Match(
        cell: cell, width: answer(.width, of: cell), height: answer(.height, of: cell),
        evidence: evidence)
    }
    if isExplained {
      // Nobody measured a device with Display Zoom on.
      if cell.isZoomed { evidence = max(evidence, .extrapolated) }
      found.matches.append(match())
    } else if found.matches.isEmpty {
      if distance < smallest ?? distance + Points(1) { found.nearest = [] }
      smallest = distance
      found.nearest.append(match())
    }
  }

  /// The values that an answer that is a range allows: of a maximum of whole rows every number of
  /// rows, else those that its rule tells, or the ends.
  private func allowedValues(
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
      guard let row = RowHeight.row(ofCompact: height), row > .zero else { return [] }
      let counts = range.lowerBound.quotient(by: row)...range.upperBound.quotient(by: row)
      return counts.map { $0 * row }.filter(range.contains)
    }
  }
}

extension Sighting {
  /// What was seen of one number.
  public subscript(quantity: Quantity) -> Extent? { quantity == .width ? width : height }

  /// Whether nothing that was seen besides the size speaks against `cell`.
  fileprivate func allows(_ cell: TodayCell) -> Bool {
    (textSize == nil || textSize == cell.textSize) && (mode == nil || mode == cell.mode)
  }

  /// Whether the size is that of a whole screen, either way up.
  fileprivate func isScreen(of screen: ScreenClass) -> Bool {
    guard let width, let height else { return false }
    return Orientation.allCases.contains {
      width.distance(from: screen.width(in: $0), atScale: screen.scale) == .zero
        && height.distance(from: screen.height(in: $0), atScale: screen.scale) == .zero
    }
  }
}
