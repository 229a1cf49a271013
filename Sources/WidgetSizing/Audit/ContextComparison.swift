/// A context claim beside what the engine answers at a cell that the claim speaks of.
public struct ContextComparison: Sendable {
  /// The context claim.
  public let claim: Key<Claim>
  /// The cell.
  public let cell: TodayCell
  /// What the claim states, in points; the value of its formula at the cell, in whole rows if it
  /// is an expanded height.
  public let stated: Points
  /// What the engine answers there.
  public let evidence: Evidence

  /// Whether the answer is known and does not allow what the claim states.
  public var isConflict: Bool { evidence.value != nil && !evidence.allows(stated) }
}

extension Engine {
  /// Every context claim that states a number, compared at one cell of each class it speaks of.
  public func contextComparisons() -> [ContextComparison] {
    catalog.todayClaims.keys.flatMap { key -> [ContextComparison] in
      let claim = catalog.todayClaims[key]
      guard claim.use == .context else { return [] }
      return catalog.classes(of: claim.subject).compactMap { screenClass in
        guard let cell = catalog.cells(of: claim, in: screenClass).first else { return nil }
        return comparison(with: key, at: cell)
      }
    }
  }

  /// The context claims that do not speak of something else than `cell`, compared with its answer.
  public func contextComparisons(_ quantity: Quantity, of cell: TodayCell) -> [ContextComparison] {
    claims.claims(of: quantity, cell.screenClass).compactMap { key in
      let claim = catalog.todayClaims[key]
      guard claim.use == .context, claim.allows(cell) else { return nil }
      return comparison(with: key, at: cell)
    }
  }

  /// The context claims that say of one number of `cell` that it was not tested.
  public func untested(_ quantity: Quantity, of cell: TodayCell) -> [Key<Claim>] {
    claims.claims(of: quantity, cell.screenClass).filter {
      let claim = catalog.todayClaims[$0]
      return claim.value == nil && claim.formula == nil && claim.answers(cell)
    }
  }

  private func comparison(with key: Key<Claim>, at cell: TodayCell) -> ContextComparison? {
    let claim = catalog.todayClaims[key]
    guard var stated = claim.value ?? claim.formula.flatMap({ value(of: $0, at: cell) }) else {
      return nil
    }
    // A formula for the expanded height says what is left of the screen, of which whole rows show.
    if claim.formula != nil, claim.quantity == .height, cell.mode == .expanded {
      var compactCell = cell
      compactCell.mode = .compact
      guard let compact = answer(.height, of: compactCell).value,
        let row = RowHeight.row(ofCompact: compact)
      else { return nil }
      stated = stated.quotient(by: row) * row
    }
    return ContextComparison(
      claim: key, cell: cell, stated: stated, evidence: evidence(claim.quantity, of: cell))
  }

  /// What a formula gives at a cell; nil if its base is not known there.
  private func value(of formula: Formula, at cell: TodayCell) -> Points? {
    let screen = catalog.screenClasses[cell.screenClass]
    switch formula.base {
    case .screenWidth: return formula.value(base: screen.width(in: cell.orientation))
    case .screenHeight: return formula.value(base: screen.height(in: cell.orientation))
    case .portraitWidth: return formula.value(base: screen.width)
    case .listWidth, .rowHeight: return nil
    }
  }
}
