package import WidgetSizing

/// A claim that speaks of no cell that exists, so that no question leads to it.
package struct UnreachedClaim: Sendable {
  /// The claim.
  package let claim: Key<Claim>
  /// Why the first cell that it means does not exist; nil if it does not mean any cell.
  package let reason: Reason?
}

extension Engine {
  /// Every claim that speaks of no cell that exists, in the order of the tables.
  package func unreachedClaims() -> [UnreachedClaim] {
    catalog.claims.keys.compactMap { key in
      let claim = catalog.claims[key]
      let screens = catalog.screens(of: claim)
      guard screens.allSatisfy({ catalog.cells(of: claim, on: $0).isEmpty }) else { return nil }
      let meant = screens.lazy.flatMap { catalog.meantCells(of: claim, on: $0) }.first
      return UnreachedClaim(claim: key, reason: meant.flatMap { catalog.reasonAgainst($0) })
    }
  }
}
