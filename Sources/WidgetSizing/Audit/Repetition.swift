extension Engine {
  /// The claims of the same source that state the same number, each for some cell that `key`
  /// answers for: without `key`, its source still says so.
  public func repetitions(of key: Key<Claim>) -> [Key<Claim>] {
    let quantity = catalog.quantity(of: key)
    var found: Set<Key<Claim>> = []
    for cell in cells(statedBy: key) {
      for other in claims.claims(of: quantity, stating: cell)
      where other != key && catalog.source(of: other) == catalog.source(of: key)
        && catalog.value(of: other) == catalog.value(of: key)
      {
        found.insert(other)
      }
    }
    return found.sorted()
  }

  /// The cells that a claim answers for.
  private func cells(statedBy key: Key<Claim>) -> [Cell] {
    if catalog.widgetKitClaims.contains(key) {
      let claim = catalog.widgetKitClaims[key]
      guard claim.use == .answer else { return [] }
      return catalog.screens(of: claim).flatMap { cells(of: claim, on: $0) }
    }
    let claim = catalog.todayClaims[key]
    guard claim.isAnswer else { return [] }
    return catalog.classes(of: claim.subject).flatMap { catalog.cells(of: claim, in: $0) }
  }
}
