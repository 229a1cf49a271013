/// What a law may not use when it is tested on a claim.
package enum LawScope: CaseIterable, Sendable {
  /// It may use all claims.
  case nothing
  /// Not those about the same number.
  case number
  /// Not those about the same family.
  case family
}

extension Rule {
  /// What the rule gives for a number that a claim states, in points, without the claims that `scope` leaves
  /// out; nil if nothing.
  func expectation(
    about claim: Claim, at cell: Cell, leavingOut scope: LawScope, in engine: Engine
  ) -> ClosedRange<Points>? { nil }

  /// Whether the rule may say something of a number that a claim states.
  func isAbout(_ claim: Claim, at cell: Cell, in catalog: Catalog) -> Bool {
    Quantity.sides.contains(claim.quantity)
  }
}

extension RuleName {
  /// Whether the rule is tested claim by claim, with and without the claims about the same number, as those about
  /// widgets in families are.
  var isLaw: Bool { kind.hasFamilies }
}

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
    var expectations: [LawSubject: [Expectation]] = [:]
    return catalog.claims.keys(of: name.kind).compactMap { key in
      let claim = catalog.claims[key]
      guard claim.isAnswer, let value = claim.value else { return nil }
      let subject = LawSubject(claim)
      let expected = expectations[subject] ?? self.expectations(of: name, about: claim)
      expectations[subject] = expected
      let tested = expected.compactMap { test($0, on: key) }
      guard let first = tested.first else { return nil }
      func worst(_ scope: LawScope) -> LeftOut.Outcome {
        tested.compactMap { $0.outcomes[scope] }.min { $0.badness > $1.badness } ?? .silent
      }
      let verdict: Audit.Verdict =
        switch worst(.nothing) {
        case .wrong: .missed
        case .silent: .silent
        case .exact, .inRange: worst(.number) == .exact ? .explained : .fitted
        }
      let shown = tested.first { $0.outcomes[.nothing] == worst(.nothing) } ?? first
      return Audit.Finding(
        quantity: claim.quantity, value: value, claims: [key], cell: shown.expectation.cell,
        screens: tested.map(\.expectation.cell.screen), verdict: verdict,
        predicted: shown.expectation.values[.nothing], allowed: shown.allowed,
        withoutNumber: worst(.number), withoutFamily: worst(.family))
    }
  }

  /// What a law gives on one screen, as far as it gives something.
  private struct Expectation {
    let cell: Cell
    let values: [LawScope: ClosedRange<Points>]
  }

  /// A claim beside what a law gives on one screen.
  private struct Tested {
    let expectation: Expectation
    let allowed: ClosedRange<Points>
    let outcomes: [LawScope: LeftOut.Outcome]
  }

  /// What a law gives on each screen of a claim.
  private func expectations(of name: RuleName, about claim: Claim) -> [Expectation] {
    let rule = rules[name]
    return catalog.screens(of: claim).compactMap { screen in
      guard
        let cell = catalog.cells(of: claim, on: screen).first
          ?? catalog.meantCells(of: claim, on: screen).first,
        type(of: rule).domain.contains(cell), rule.isAbout(claim, at: cell, in: catalog)
      else { return nil }
      var values: [LawScope: ClosedRange<Points>] = [:]
      for scope in LawScope.allCases {
        values[scope] = rule.expectation(about: claim, at: cell, leavingOut: scope, in: self)
      }
      return Expectation(cell: cell, values: values)
    }
  }

  private func test(_ expectation: Expectation, on key: Key<Claim>) -> Tested? {
    guard let allowed = catalog.allowed(by: key, onScreenOf: expectation.cell) else { return nil }
    var outcomes: [LawScope: LeftOut.Outcome] = [:]
    for scope in LawScope.allCases {
      outcomes[scope] =
        if let found = expectation.values[scope] {
          !found.overlaps(allowed)
            ? .wrong : found.lowerBound == found.upperBound ? .exact : .inRange
        } else { .silent }
    }
    return Tested(expectation: expectation, allowed: allowed, outcomes: outcomes)
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
