/// The claims about WidgetKit, found by the keys of claims, which follow those about Today
/// extensions.
public struct WidgetKitClaims: Sendable {
  private var rows: [WidgetKitClaim]
  /// The place of the first claim among all claims.
  private let first: Int

  init(_ rows: [WidgetKitClaim] = [], after todayClaims: Int) {
    self.rows = rows
    first = todayClaims
  }

  /// How many claims there are.
  public var count: Int { rows.count }

  /// The keys of all claims, in the order of the table.
  public var keys: [Key<Claim>] { (0..<count).map { Key(index: first + $0) } }

  /// Whether the claim of a key is about WidgetKit.
  public func contains(_ key: Key<Claim>) -> Bool { key.index >= first }

  /// The claim of a key that this catalog gave, if it is about WidgetKit.
  public subscript(key: Key<Claim>) -> WidgetKitClaim {
    _read { yield rows[key.index - first] }
    _modify { yield &rows[key.index - first] }
  }

  @discardableResult
  mutating func append(_ claim: WidgetKitClaim) -> Key<Claim> {
    rows.append(claim)
    return Key(index: first + rows.count - 1)
  }
}
