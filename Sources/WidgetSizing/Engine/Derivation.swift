/// How a rule came to a value.
public struct Derivation: Sendable {
  /// The rule.
  public let rule: RuleName
  /// The claims that its parameters come from.
  let basis: [Key<Claim>]
  /// The claims that state the numbers to which it was applied.
  let inputs: [Key<Claim>]
  /// Makes the steps, of which most answers show none.
  private let makeSteps: @Sendable () -> [Step]
  /// The version whose number it is, in words: `as on iPadOS 26`; nil if that is the version of the cell.
  private let origin: Step?

  init(
    _ rule: RuleName, basis: [Key<Claim>], inputs: [Key<Claim>] = [],
    steps: @autoclosure @escaping @Sendable () -> [Step], origin: Step? = nil
  ) {
    self.rule = rule
    self.basis = basis
    self.inputs = inputs
    makeSteps = steps
    self.origin = origin
  }

  /// The arithmetic, in order, made on access.
  public var steps: [Step] { makeSteps() }

  /// The version whose number it is: `as on iPadOS 26`; nil if that is the version of the cell.
  public func origin(in catalog: Catalog) -> String? { origin?.text(in: catalog) }

  /// All of these claims, each once.
  public var claims: [Key<Claim>] {
    inputs.isEmpty ? basis : basis + inputs.filter { !basis.contains($0) }
  }
}
