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
  private var ranges: [LawScope: ClosedRange<Points>] = [:]

  /// Of a law that reads no claim about the same number in any case.
  init(_ value: Points?) { self.init { _ in value.map { $0...$0 } } }

  /// Of a law that is asked without the claims that each scope leaves out.
  init(_ leavingOut: (LawScope) -> ClosedRange<Points>?) {
    for scope in LawScope.allCases { ranges[scope] = leavingOut(scope) }
  }

  package subscript(scope: LawScope) -> ClosedRange<Points>? { ranges[scope] }
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
