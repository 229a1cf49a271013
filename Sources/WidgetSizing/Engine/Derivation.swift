/// How a rule came to a value.
public struct Derivation: Sendable {
  /// The rule.
  public let rule: RuleName
  /// The claims that its parameters come from.
  let basis: [Key<Claim>]
  /// The claims that state the numbers to which it was applied.
  let inputs: [Key<Claim>]
  /// The arithmetic, in order.
  public let steps: [Step]

  init(_ rule: RuleName, basis: [Key<Claim>], inputs: [Key<Claim>] = [], steps: [Step]) {
    self.rule = rule
    self.basis = basis
    self.inputs = inputs
    self.steps = steps
  }

  /// All of these claims, each once.
  public var claims: [Key<Claim>] {
    inputs.isEmpty ? basis : basis + inputs.filter { !basis.contains($0) }
  }
}
