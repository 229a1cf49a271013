/// Two numbers that cannot be of one grid.
package struct GridContradiction {
  /// Why they cannot.
  enum Kind {
    /// Both are the side of a cell, and differ.
    case otherCell
    /// The first is less than as many cells as it covers.
    case narrow
    /// They need different gaps.
    case otherGap
  }

  let number: GridNumbers.Number
  let other: GridNumbers.Number
  let kind: Kind

  /// The claims that state the first number, then those that state the other.
  package var claims: [Key<Claim>] { number.claims + other.claims }

  /// What disagrees with what, as the rest of a sentence about the value of `claim`.
  package func text(about claim: Key<Claim>, in catalog: Catalog) -> String {
    let isFirst = number.claims.contains(claim)
    let (own, rival) = isFirst ? (number, other) : (other, number)
    func words(_ number: GridNumbers.Number) -> String {
      let key = number.claims[0]
      let value = catalog.claims[key].value.map { "\($0)" } ?? ""
      return "\(catalog.citation(of: key).id) has \(value) as \(number.side.quantity.name) of "
        + catalog.id(of: number.side.family)
    }
    let rivals = words(rival)
    switch kind {
    case .otherCell: return "is the side of one cell, but \(rivals), which is one cell, too"
    case .narrow where isFirst: return "is less than \(number.count) cells: \(rivals)"
    case .narrow: return "is too large: \(rivals), which is \(number.count) cells"
    case .otherGap:
      return "is \(own.count) cells of a grid in which no gap fits both it and another: \(rivals)"
    }
  }
}

extension Engine {
  /// The grids in which claims exclude each other. Numbers with an exception to the rule are left out.
  package func gridContradictions() -> [GridContradiction] {
    var places: [WidgetGrid.Place] = []
    var seen: Set<WidgetGrid.Place> = []
    for key in catalog.claims.keys(of: .widgetKit) {
      let claim = catalog.claims[key]
      guard claim.isAnswer, Quantity.sides.contains(claim.quantity), let family = claim.family
      else {
        continue
      }
      for screen in catalog.screens(of: claim) {
        let cell = claim.cell(on: screen, claim.os.lowerBound).with(claim.variant)
        if let place = cell.gridPlace(isDrawn: claim.isDrawnBesideLayout, in: catalog),
          catalog.span(of: family, in: place) != nil, seen.insert(place).inserted
        {
          places.append(place)
        }
      }
    }
    return places.compactMap { GridNumbers(of: $0, in: self).contradiction }
  }

  /// The claims that exclude each other as numbers of one grid.
  package func claimsOutsideGrids() -> [Key<Claim>] { gridContradictions().flatMap(\.claims) }
}
