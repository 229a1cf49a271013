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

extension Engine {
  /// What a law makes of each claim that it is about. A claim about several screens counts once, at its
  /// worst.
  func lawFindings(of name: RuleName) -> [Audit.Finding] {
    let rule = rules[name]
    return catalog.claims.keys(of: name.kind).compactMap { key in
      let claim = catalog.claims[key]
      guard claim.isAnswer, let value = claim.value else { return nil }
      let tested = catalog.screens(of: claim).compactMap { screen in
        (catalog.cells(of: claim, on: screen).first
          ?? catalog.meantCells(of: claim, on: screen).first).flatMap { cell in
            type(of: rule).domain.contains(cell) && rule.isAbout(claim, at: cell, in: catalog)
              ? test(rule, on: key, at: cell) : nil
          }
      }
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
        quantity: claim.quantity, value: value, claims: [key], cell: shown.cell,
        screens: tested.map(\.cell.screen), verdict: verdict, predicted: shown.predicted,
        allowed: shown.allowed, withoutNumber: worst(.number), withoutFamily: worst(.family))
    }
  }

  /// A claim beside what a law gives on one screen.
  private struct Tested {
    let cell: Cell
    let predicted: ClosedRange<Points>?
    let allowed: ClosedRange<Points>
    let outcomes: [LawScope: LeftOut.Outcome]
  }

  private func test(_ rule: any Rule, on key: Key<Claim>, at cell: Cell) -> Tested? {
    guard let allowed = catalog.allowed(by: key, onScreenOf: cell) else { return nil }
    let claim = catalog.claims[key]
    var outcomes: [LawScope: LeftOut.Outcome] = [:]
    var predicted: ClosedRange<Points>?
    for scope in LawScope.allCases {
      let found = rule.expectation(about: claim, at: cell, leavingOut: scope, in: self)
      if scope == .nothing { predicted = found }
      outcomes[scope] =
        if let found {
          !found.overlaps(allowed)
            ? .wrong : found.lowerBound == found.upperBound ? .exact : .inRange
        } else { .silent }
    }
    return Tested(cell: cell, predicted: predicted, allowed: allowed, outcomes: outcomes)
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
    let scale = cell.screenClass.map { screenClasses[$0].scale }
    let pixel = scale.map { Points.pixel(atScale: $0) } ?? Points(threeHundredths: 1)
    return pixels(of: key, pixel: pixel, rounds: scale != nil).map {
      $0.lowerBound * pixel...$0.upperBound * pixel
    }
  }
}
