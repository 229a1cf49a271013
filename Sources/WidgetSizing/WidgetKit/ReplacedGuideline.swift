extension Engine {
  /// What a guideline that names no version says of one number of a widget, where a measurement of
  /// later versions has taken its place and says something else.
  package func replacedGuideline(_ quantity: Quantity, of cell: Cell) -> [Key<Claim>] {
    guard catalog.reasonAgainst(cell) == nil, let stated = stated(quantity, of: cell)
    else { return [] }
    return claims.claims(of: quantity, on: cell.screen).filter { key in
      let claim = catalog.widgetKitClaims[key]
      return claim.use == .answer && claim.method == .published && claim.isOSInferred
        && claim.os.upperBound < cell.os && claim.isAboutOtherVersion(of: cell)
        && !stated.allows(claim.value)
    }
  }
}
