extension Engine {
  /// What a guideline that names no version says of one number of a widget, where a measurement of
  /// later versions has taken its place and says something else.
  package func replacedGuideline(_ quantity: Quantity, of cell: Cell) -> [Key<Claim>] {
    guard catalog.reasonAgainst(cell) == nil, let stated = stated(quantity, of: cell)
    else { return [] }
    return claims.claims(of: quantity, onScreenOf: cell).filter { key in
      let claim = catalog.claims[key]
      return claim.use == .answer && claim.method == .published && claim.osBasis == .inferred
        && claim.os.upperBound < cell.os && claim.isAboutOtherVersion(of: cell)
        && claim.value.map { !stated.allows($0) } ?? false
    }
  }
}
