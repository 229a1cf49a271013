/// The claims about Today extensions, found by the keys of claims.
public struct TodayClaims: Sendable {
  private var rows: [TodayClaim]

  init(_ rows: [TodayClaim] = []) {
    self.rows = rows
  }

  /// How many claims there are.
  public var count: Int { rows.count }

  /// The keys of all claims, in the order of the table.
  public var keys: some RandomAccessCollection<Key<Claim>> & Sendable {
    rows.indices.lazy.map(Key.init)
  }

  /// The claim of a key that this catalog gave, if it is about Today extensions.
  public subscript(key: Key<Claim>) -> TodayClaim {
    _read { yield rows[key.index] }
    _modify { yield &rows[key.index] }
  }

  @discardableResult
  mutating func append(_ claim: TodayClaim) -> Key<Claim> {
    rows.append(claim)
    return Key(index: rows.count - 1)
  }
}

extension TodayClaims: Sequence {
  /// Goes over the claims in the order of the table.
  public func makeIterator() -> IndexingIterator<[TodayClaim]> { rows.makeIterator() }
}
