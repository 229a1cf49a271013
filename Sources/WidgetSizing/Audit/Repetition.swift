extension Engine {
  /// The claims of the same source that state the same number, each for some cell that `key`
  /// answers for: without `key`, its source still says so.
  public func repetitions(of key: Key<Claim>) -> [Key<Claim>] {
    let quantity = catalog.claims[key].quantity
    var found: Set<Key<Claim>> = []
    for cell in cells(statedBy: key) {
      for other in claims.claims(of: quantity, stating: cell)
      where other != key && catalog.claims[other].source == catalog.claims[key].source
        && catalog.claims[other].value == catalog.claims[key].value
      {
        found.insert(other)
      }
    }
    return found.sorted()
  }

  /// The cells that a claim answers for.
  private func cells(statedBy key: Key<Claim>) -> [Cell] {
    let claim = catalog.claims[key]
    guard claim.isAnswer else { return [] }
    return catalog.screens(of: claim).flatMap { catalog.cells(of: claim, on: $0) }
  }
}
