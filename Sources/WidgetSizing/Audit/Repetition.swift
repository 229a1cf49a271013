extension Engine {
  /// The claims of the same source that state the same number, each for some cell that `key`
  /// answers for: without `key`, its source still says so.
  public func repetitions(of key: Key<Claim>) -> [Key<Claim>] {
    if catalog.widgetKitClaims.contains(key) { return widgetKitRepetitions(of: key) }
    let claim = catalog.todayClaims[key]
    guard claim.isAnswer else { return [] }
    var found: Set<Key<Claim>> = []
    for screenClass in catalog.classes(of: claim.subject) {
      for cell in catalog.cells(of: claim, in: screenClass) {
        for other in evidence.claims(of: claim.quantity, answering: cell) where other != key {
          let peer = catalog.todayClaims[other]
          if peer.source == claim.source, peer.value == claim.value { found.insert(other) }
        }
      }
    }
    return found.sorted()
  }

  private func widgetKitRepetitions(of key: Key<Claim>) -> [Key<Claim>] {
    let claim = catalog.widgetKitClaims[key]
    guard claim.use == .answer else { return [] }
    var found: Set<Key<Claim>> = []
    for screen in catalog.screens(of: claim) {
      for cell in cells(of: claim, on: screen) {
        for other in widgetKit.claims(of: claim.quantity, answering: cell) where other != key {
          let peer = catalog.widgetKitClaims[other]
          if peer.source == claim.source, peer.value == claim.value { found.insert(other) }
        }
      }
    }
    return found.sorted()
  }
}
