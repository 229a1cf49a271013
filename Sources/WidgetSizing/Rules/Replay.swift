// What the audit asks of rules and claims.

extension RuleName {
  /// Whether the rule is known to hold in every group with claims, so that a contradiction means that a claim is
  /// wrong.
  package var holdsEverywhere: Bool { type.holdsEverywhere }

  /// Whether the rule is replayed over the claims that state a number of a Today extension.
  package func isReplayed(over quantity: Quantity, of cell: Cell) -> Bool {
    type.isReplayed(over: quantity, of: cell)
  }
}

extension Engine {
  /// What a rule derives, in points, for a number that claims state as `value`; nil if nothing.
  package func replayed(
    by rule: RuleName, _ quantity: Quantity, of cell: Cell, stated value: Points
  ) -> ClosedRange<Points>? {
    rules[rule].replayed(quantity, of: cell, stated: value, in: self)
  }

  /// What a law gives for a number that a claim states at a cell; nil if the law is not about it.
  package func expectation(by rule: RuleName, about claim: Claim, at cell: Cell) -> Expectation? {
    let rule = rules[rule]
    guard type(of: rule).domain.contains(cell), rule.isAbout(claim, at: cell, in: catalog) else {
      return nil
    }
    return rule.expectation(about: claim, at: cell, in: self)
  }

  /// The value that claims state for one number of `cell`, in points; nil if they state none.
  package func statedValue(_ quantity: Quantity, of cell: Cell) -> Points? {
    claims.statedValue(quantity, of: cell)
  }

  /// The claims about one quantity on the screen of a cell, of any use.
  package func claims(of quantity: Quantity, onScreenOf cell: Cell) -> [Key<Claim>] {
    claims.claims(of: quantity, onScreenOf: cell)
  }
}
