internal import WidgetSizing

/// What a law reads of a claim. Claims that are equal in it are tested alike.
private struct LawSubject: Hashable {
  let quantity: Quantity
  let subject: ClaimSubject
  let method: Claim.Method?
  let boxes: [Box]
  let open: PlaceSet<Axis>

  init(_ claim: Claim) {
    quantity = claim.quantity
    subject = claim.subject
    method = claim.method
    boxes = claim.boxes
    open = claim.open
  }
}

extension Engine {
  /// What a law makes of each claim that it is about. A claim about several screens counts once, at its
  /// worst.
  func lawFindings(of name: RuleName) -> [Audit.Finding] {
    var expectations: [LawSubject: [(cell: Cell, expectation: Expectation)]] = [:]
    return catalog.claims.keys(of: name.kind).compactMap { key in
      let claim = catalog.claims[key]
      guard claim.isAnswer, let value = claim.value else { return nil }
      let subject = LawSubject(claim)
      let expected = expectations[subject] ?? self.expectations(of: name, about: claim)
      expectations[subject] = expected
      let tested = expected.compactMap { cell, expectation in
        catalog.allowed(by: key, onScreenOf: cell).map {
          Tested(cell: cell, expectation: expectation, allowed: $0)
        }
      }
      guard let first = tested.first else { return nil }
      func worst(_ scope: LawScope) -> LeftOut.Outcome {
        tested.map { $0.outcome(scope) }.min { $0.badness > $1.badness } ?? .silent
      }
      let verdict: Audit.Verdict =
        switch worst(.nothing) {
        case .wrong: .missed
        case .silent: .silent
        case .exact, .inRange: worst(.number) == .exact ? .explained : .fitted
        }
      let shown = tested.first { $0.outcome(.nothing) == worst(.nothing) } ?? first
      return Audit.Finding(
        quantity: claim.quantity, value: value, claims: [key], cell: shown.cell,
        screens: tested.map(\.cell.screen), verdict: verdict,
        predicted: shown.expectation[.nothing], allowed: shown.allowed,
        withoutNumber: worst(.number), withoutFamily: worst(.family))
    }
  }

  /// A claim beside what a law gives on one screen.
  private struct Tested {
    let cell: Cell
    let expectation: Expectation
    let allowed: ClosedRange<Points>

    func outcome(_ scope: LawScope) -> LeftOut.Outcome {
      guard let found = expectation[scope] else { return .silent }
      if !found.overlaps(allowed) { return .wrong }
      return found.lowerBound == found.upperBound ? .exact : .inRange
    }
  }

  /// What a law gives on each screen of a claim.
  private func expectations(
    of name: RuleName, about claim: Claim
  ) -> [(cell: Cell, expectation: Expectation)] {
    catalog.screens(of: claim).compactMap { screen in
      let cells = catalog.meantCells(of: claim, on: screen)
      guard let cell = cells.first(where: catalog.exists) ?? cells.first,
        let expectation = expectation(by: name, about: claim, at: cell)
      else { return nil }
      return (cell, expectation)
    }
  }
}

extension LeftOut.Outcome {
  /// The order in which the outcomes of one claim on several screens count, the worst highest.
  fileprivate var badness: Int {
    switch self {
    case .exact: 0
    case .inRange: 1
    case .silent: 2
    case .wrong: 3
    }
  }
}

extension Catalog {
  /// The lengths, whole pixels on a screen, that a claim may mean; nil if it states none.
  fileprivate func allowed(by key: Key<Claim>, onScreenOf cell: Cell) -> ClosedRange<Points>? {
    let grain = grain(of: cell.screenClass)
    return pixels(of: key, in: grain).map { grain.pixel.times($0) }
  }
}
