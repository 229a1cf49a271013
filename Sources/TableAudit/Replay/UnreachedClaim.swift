package import WidgetSizing

/// A claim that speaks of no cell that exists, so that no question leads to it.
package struct UnreachedClaim: Sendable {
  /// The claim.
  package let claim: Key<Claim>
  /// Why a cell that it speaks of does not exist; nil if there is none.
  package let reason: Reason?
}

extension Engine {
  /// Every claim that speaks of no cell that exists, in the order of the tables.
  package func unreachedClaims() -> [UnreachedClaim] {
    catalog.claims.keys.compactMap { key in
      let claim = catalog.claims[key]
      guard catalog.isUnreached(claim) else { return nil }
      return UnreachedClaim(claim: key, reason: catalog.reasonOfUnreached(claim))
    }
  }
}
