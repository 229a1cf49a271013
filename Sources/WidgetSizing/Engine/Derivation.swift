/// How a rule came to a value.
public struct Derivation: Sendable {
  /// The rule.
  public let rule: RuleName
  /// The claims that its parameters come from.
  let basis: [Key<Claim>]
  /// The claims that the numbers it was applied to come from.
  let inputs: [Key<Claim>]
  /// The arithmetic, in order.
  public let steps: [Step]

  init(_ rule: RuleName, basis: [Key<Claim>], inputs: [Key<Claim>] = [], steps: [Step]) {
    self.rule = rule
    self.basis = basis
    self.inputs = inputs
    self.steps = steps
  }

  /// The claims that the rule stands on, each once.
  public var claims: [Key<Claim>] {
    inputs.isEmpty ? basis : basis + inputs.filter { !basis.contains($0) }
  }
}
