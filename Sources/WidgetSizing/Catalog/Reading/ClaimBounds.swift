internal import DataTables

extension CatalogReader {
  /// Complains of minimums above their maximums, and of radii and margins that leave nothing of a
  /// widget between them.
  mutating func checkBounds() {
    for (key, place) in boundedClaims {
      guard let bound = catalog.bound(of: catalog.claims[key]) else { continue }
      complaints.append(
        Complaint(
          path: place.path, position: place.position, check: .range, message: "value \(bound)"))
    }
  }
}

extension CatalogTables {
  /// What the number of a claim is more than; nil if it is in its bounds. An answer is compared with
  /// answers alone: what is not trusted bounds nothing.
  fileprivate func bound(of claim: Claim) -> String? {
    guard claim.use == .answer, let value = claim.value, let family = claim.widget?.family else {
      return nil
    }
    let own = Set(classes(of: claim))
    for key in claims.keys {
      let other = claims[key]
      guard other.use == .answer, other.widget?.family == family,
        other.platform == claim.platform, other.os.overlaps(claim.os), other.zoom == claim.zoom,
        let side = other.value, !own.isDisjoint(with: classes(of: other)),
        let limit = claim.quantity.limit(of: other.quantity, side), value > limit
      else { continue }
      return "\(value) is more than \(limit), as \(citations[key.index].id) has \(side) as "
        + other.quantity.name
    }
    return nil
  }

  /// The classes that a claim speaks of, of those of its platform; a nil where there are none.
  private func classes(of claim: Claim) -> [Key<ScreenClass>?] {
    guard let idiom = claim.platform.idiom else { return [nil] }
    // The subject `.anything` covers no watches, but a claim about watchOS is about them.
    let subject = claim.subject == .anything ? .idiom(idiom) : claim.subject
    return classes(of: subject).filter { screenClasses[$0].idiom == idiom }
  }
}

extension Quantity {
  /// The most that the quantity can be, in points, where a side has a length; nil if that does not
  /// bound it.
  fileprivate func limit(of side: Quantity, _ length: Points) -> Points? {
    switch (self, side) {
    case (.minimumWidth, .width), (.minimumHeight, .height): length
    case (.cornerRadius, .width), (.cornerRadius, .height), (.margin, .width), (.margin, .height):
      Points(threeHundredths: length.threeHundredths / 2)
    default: nil
    }
  }
}
