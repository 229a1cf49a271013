internal import DataTables

extension CatalogReader {
  /// Complains about minimums above their maximums, and about radii and margins greater than half
  /// of a side.
  mutating func checkBounds() {
    guard !boundedClaims.isEmpty else { return }
    let sides = Dictionary(
      grouping: catalog.claims.keys.filter { Quantity.sides.contains(catalog.claims[$0].quantity) }
    ) { Pair(catalog.claims[$0].family, catalog.claims[$0].platform) }
    for (key, place) in boundedClaims {
      let claim = catalog.claims[key]
      guard
        let bound = catalog.bound(
          of: claim, by: sides[Pair(claim.family, claim.platform)] ?? [])
      else { continue }
      complaints.append(
        Complaint(
          path: place.path, position: place.position, check: .range, message: "value \(bound)"))
    }
  }
}

extension CatalogTables {
  /// The bound that the number of a claim exceeds. Only claims that may answer are compared.
  ///
  /// - Parameters:
  ///   - claim: A claim that sides bound.
  ///   - sides: The claims about sides of the same family on the same platform.
  /// - Returns: The bound in words; nil if the number exceeds none.
  fileprivate func bound(of claim: Claim, by sides: [Key<Claim>]) -> String? {
    guard claim.use == .answer, let value = claim.value, claim.family != nil else { return nil }
    let own = Set(classes(of: claim))
    for key in sides {
      let other = claims[key]
      guard other.use == .answer, other.os.overlaps(claim.os), other.zoom == claim.zoom,
        let side = other.value, !own.isDisjoint(with: classes(of: other)),
        let limit = claim.quantity.limit(of: other.quantity, side), value > limit
      else { continue }
      return "\(value) is more than \(limit), as \(citations[key.index].id) has \(side) as "
        + other.quantity.name
    }
    return nil
  }

  /// The classes of its platform that a claim speaks of; `[nil]` on a platform without classes.
  private func classes(of claim: Claim) -> [Key<ScreenClass>?] {
    guard let idiom = claim.platform.idiom else { return [nil] }
    // The subject `.anything` covers no watches, but a claim about watchOS is about them.
    let subject = claim.subject == .anything ? .idiom(idiom) : claim.subject
    return classes(of: subject).filter { screenClasses[$0].idiom == idiom }
  }
}

extension Quantity {
  /// The maximum of the quantity for a given length of a side, both in points; nil if the side does
  /// not bound it.
  fileprivate func limit(of side: Quantity, _ length: Points) -> Points? {
    switch (self, side) {
    case (.minimumWidth, .width), (.minimumHeight, .height): length
    case (.cornerRadius, .width), (.cornerRadius, .height), (.margin, .width), (.margin, .height):
      Points(threeHundredths: length.threeHundredths / 2)
    default: nil
    }
  }
}
