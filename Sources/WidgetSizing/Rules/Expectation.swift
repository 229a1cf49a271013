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
package struct Expectation: Sendable {
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

  package subscript(scope: LawScope) -> ClosedRange<Points>? {
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
  package var isLaw: Bool { kind.hasFamilies }
}
