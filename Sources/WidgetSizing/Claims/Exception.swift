/// A claim that a rule misses, and why that is known and left so.
public struct Exception: Sendable {
  public let rule: RuleName
  public let claim: Key<TodayClaim>
  public let reason: String
}
