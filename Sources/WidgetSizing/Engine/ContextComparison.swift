/// A context claim beside what the engine answers at a cell that the claim speaks of.
package struct ContextComparison: Sendable {
  /// The context claim.
  package let claim: Key<Claim>
  /// The cell.
  package let cell: Cell
  /// The number of the claim in points. Of a formula it is the value at the cell, and of a formula for
  /// an expanded height the whole rows that fit into that value.
  package let stated: Points
  /// The answer of the engine there.
  package let evidence: Evidence

  /// Whether the answer, or one of its alternatives, is what the claim states; nil if the number is not
  /// known.
  package var agrees: Bool? { evidence.value.map { _ in evidence.allows(stated) } }
}

extension Engine {
  /// Every context claim that states a number, compared at one cell of each screen it speaks of.
  ///
  /// A claim about WidgetKit that names no device is compared on the screen where it comes nearest.
  package func contextComparisons() -> [ContextComparison] {
    // Many claims may be about one cell: each answer is found once.
    var answers: [Cell: [Quantity: Evidence]] = [:]
    return catalog.claims.keys.flatMap { key -> [ContextComparison] in
      let claim = catalog.claims[key]
      guard claim.use == .context else { return [] }
      // At the first cell of each screen that exists, or at the first that the claim means.
      let comparisons = catalog.screens(of: claim).compactMap { screen in
        (catalog.cells(of: claim, on: screen).first
          ?? catalog.meantCells(of: claim, on: screen).first)
          .flatMap { cell in
            comparison(with: key, at: cell) {
              let found = answers[cell]?[$0] ?? evidence($0, of: cell)
              answers[cell, default: [:]][$0] = found
              return found
            }
          }
      }
      guard claim.kind.hasFamilies, claim.subject == .anything else { return comparisons }
      func distance(_ comparison: ContextComparison) -> Int {
        comparison.evidence.value.map { abs(($0 - comparison.stated).threeHundredths) } ?? .max
      }
      return comparisons.min { distance($0) < distance($1) }.map { [$0] } ?? []
    }
  }

  /// The context claims that may be about `cell`, compared with its answer.
  package func contextComparisons(_ quantity: Quantity, of cell: Cell) -> [ContextComparison] {
    claims.claims(of: quantity, onScreenOf: cell).compactMap { key in
      let claim = catalog.claims[key]
      guard claim.use == .context, claim.allows(cell) else { return nil }
      return comparison(with: key, at: cell) { evidence($0, of: cell) }
    }
  }

  /// The context claims that say that nobody tested one number of `cell`.
  package func untested(_ quantity: Quantity, of cell: Cell) -> [Key<Claim>] {
    guard cell.kind == .today else { return [] }
    return claims.claims(of: quantity, onScreenOf: cell).filter {
      let claim = catalog.claims[$0]
      return claim.value == nil && claim.formula == nil && claim.answers(cell)
    }
  }

  private func comparison(
    with key: Key<Claim>, at cell: Cell, evidence: (Quantity) -> Evidence
  ) -> ContextComparison? {
    let claim = catalog.claims[key]
    guard var stated = claim.value ?? claim.formula.flatMap({ value(of: $0, at: cell) }) else {
      return nil
    }
    // A formula for the expanded height gives the height that is left on the screen, and the widget is
    // as many whole rows high as fit into it.
    if claim.formula != nil, claim.quantity == .height, cell[Mode.self] == .expanded {
      guard let compact = answer(.height, of: cell.in(.compact)).value,
        let row = RowHeight.row(ofCompact: compact)
      else { return nil }
      stated = stated.quotient(by: row) * row
    }
    return ContextComparison(
      claim: key, cell: cell, stated: stated, evidence: evidence(claim.quantity))
  }

  /// What a formula gives at a cell; nil if its base is not known there.
  private func value(of formula: Formula, at cell: Cell) -> Points? {
    guard let today = cell.today, let screenClass = cell.screenClass else { return nil }
    let screen = catalog.screenClasses[screenClass]
    switch formula.base {
    case .screenWidth: return formula.value(base: screen.width(in: today.orientation))
    case .screenHeight: return formula.value(base: screen.height(in: today.orientation))
    case .portraitWidth: return formula.value(base: screen.width)
    case .listWidth, .rowHeight: return nil
    }
  }
}
