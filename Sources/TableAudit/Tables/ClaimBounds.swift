internal import DataTables
internal import WidgetSizing

extension TableReview {
  /// Complains about minimums above their maximums, and about radii and margins greater than half of a side.
  mutating func checkBounds() {
    let claims = catalog.claims.keys.filter {
      catalog.claims[$0].isAnswer && catalog.claims[$0].family != nil
    }
    let sides = Dictionary(
      grouping: claims.filter { Quantity.sides.contains(catalog.claims[$0].quantity) }
    ) { FamilyOnPlatform(catalog.claims[$0]) }
    for key in claims where !Quantity.sides.contains(catalog.claims[key].quantity) {
      let claim = catalog.claims[key]
      if let bound = catalog.bound(of: claim, by: sides[FamilyOnPlatform(claim)] ?? []) {
        complain(.range, about: key, bound)
      }
    }
  }
}

private struct FamilyOnPlatform: Hashable {
  let family: WidgetFamily?
  let platform: Platform

  init(_ claim: Claim) { (family, platform) = (claim.family, claim.platform) }
}

extension Catalog {
  /// The bound that the number of a claim exceeds, in words; nil if it exceeds none.
  fileprivate func bound(of claim: Claim, by sides: [Key<Claim>]) -> String? {
    guard let value = claim.value else { return nil }
    let own = Set(boundClasses(of: claim))
    for key in sides {
      let other = claims[key]
      guard other.os.overlaps(claim.os), other.zoom == claim.zoom, let side = other.value,
        !own.isDisjoint(with: boundClasses(of: other)),
        let limit = claim.quantity.limit(of: other.quantity, side), value > limit
      else { continue }
      return
        "is more than \(limit), as \(citation(of: key).id) has \(side) as \(other.quantity.name)"
    }
    return nil
  }

  /// The classes of its platform that a claim speaks of; `[nil]` on a platform without classes.
  private func boundClasses(of claim: Claim) -> [Key<ScreenClass>?] {
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
      length.divided(by: 2)
    default: nil
    }
  }
}
