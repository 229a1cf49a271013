/// A claim that a rule misses, and why that is known and left so.
public struct Exception: Sendable {
  /// The rule that misses the claim.
  public let rule: RuleName
  /// The claim.
  public let claim: Key<Claim>
  /// Why that is left so.
  public let reason: String
}
