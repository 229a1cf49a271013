/// What a law may not use when it is tested on a claim.
package enum LawScope: CaseIterable, Sendable {
  /// It may use all claims.
  case nothing
  /// Not those about the same number.
  case number
  /// Not those about the same family.
  case family
}

/// What a law gives for a number that a claim states, in points; nil if nothing.
struct Expectation {
  private let all, withoutNumber, withoutFamily: ClosedRange<Points>?

  /// Of a law that reads no claim about the same number in any case.
  init(_ value: Points?) {
    let range = value.map { $0...$0 }
    (all, withoutNumber, withoutFamily) = (range, range, range)
  }

  /// Of a law that is asked without the claims that each scope leaves out.
  init(_ leavingOut: (LawScope) -> ClosedRange<Points>?) {
    (all, withoutNumber) = (leavingOut(.nothing), leavingOut(.number))
    withoutFamily = leavingOut(.family)
  }

  subscript(scope: LawScope) -> ClosedRange<Points>? {
    switch scope {
    case .nothing: all
    case .number: withoutNumber
    case .family: withoutFamily
    }
  }
}

extension Rule {
  func expectation(about claim: Claim, at cell: Cell, in engine: Engine) -> Expectation {
    Expectation(nil)
  }

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
    var expectations: [LawSubject: [OnScreen]] = [:]
    return catalog.claims.keys(of: name.kind).compactMap { key in
      let claim = catalog.claims[key]
      guard claim.isAnswer, let value = claim.value else { return nil }
      let subject = LawSubject(claim)
      let expected = expectations[subject] ?? self.expectations(of: name, about: claim)
      expectations[subject] = expected
      let tested = expected.compactMap { test($0, on: key) }
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

  /// What a law gives on one screen.
  private struct OnScreen {
    let cell: Cell
    let expectation: Expectation
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
  private func expectations(of name: RuleName, about claim: Claim) -> [OnScreen] {
    let rule = rules[name]
    return catalog.screens(of: claim).compactMap { screen in
      let cells = catalog.meantCells(of: claim, on: screen)
      guard let cell = cells.first(where: catalog.exists) ?? cells.first,
        type(of: rule).domain.contains(cell), rule.isAbout(claim, at: cell, in: catalog)
      else { return nil }
      return OnScreen(
        cell: cell, expectation: rule.expectation(about: claim, at: cell, in: self))
    }
  }

  private func test(_ found: OnScreen, on key: Key<Claim>) -> Tested? {
    catalog.allowed(by: key, onScreenOf: found.cell).map {
      Tested(cell: found.cell, expectation: found.expectation, allowed: $0)
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
