/// A claim that speaks of no cell that exists, so that no question leads to it.
public struct UnreachedClaim: Sendable {
  /// The claim.
  public let claim: Key<Claim>
  /// Why the first cell that it means does not exist; nil if there is not even a name for one.
  public let reason: Reason?
}

extension Engine {
  /// Every claim that speaks of no cell that exists, in the order of the tables.
  public func unreachedClaims() -> [UnreachedClaim] {
    let today = catalog.todayClaims.keys.filter { key in
      let claim = catalog.todayClaims[key]
      return !catalog.classes(of: claim.subject).contains {
        !catalog.cells(of: claim, in: $0).isEmpty
      }
    }.map { UnreachedClaim(claim: $0, reason: nil) }
    let widgetKit = catalog.widgetKitClaims.keys.compactMap { key -> UnreachedClaim? in
      let claim = catalog.widgetKitClaims[key]
      let cells = catalog.screens(of: claim).flatMap { meantCells(of: claim, on: $0) }
      guard cells.allSatisfy({ catalog.reasonAgainst($0) != nil }) else { return nil }
      return UnreachedClaim(claim: key, reason: cells.first.flatMap(catalog.reasonAgainst))
    }
    return today + widgetKit
  }
}
