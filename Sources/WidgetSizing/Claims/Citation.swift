/// The words of a claim.
public struct Citation: Sendable {
  /// The identifier of the claim, `<source>-<number>`.
  public let id: String
  /// Where in the source the number stands.
  public let locator: String
  /// A remark on the claim.
  public let note: String?
}
