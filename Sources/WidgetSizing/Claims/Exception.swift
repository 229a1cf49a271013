internal import DataTables

/// A claim that contradicts a rule, and why both stay as they are.
public struct Exception: Sendable {
  /// The rule that the claim contradicts.
  public let rule: RuleName
  /// The claim.
  public let claim: Key<Claim>
  /// Why both stay as they are.
  public let reason: String
}

extension Exception: TableRow {
  static let table = "exceptions"

  init(_ row: inout Row) {
    rule = row.choice("rule")
    claim = row.key("claim_id")
    reason = row.text("reason")
  }
}
