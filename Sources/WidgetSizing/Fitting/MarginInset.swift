/// The space that iOS 8 and 9 keep at the left of a widget, as a source states it.
public struct MarginInset: Sendable {
  /// In points.
  public let left: Points
  /// The claim that states it.
  public let claim: Key<Claim>
}

extension Engine {
  /// The insets that are published for a cell, those of fewer devices first.
  ///
  /// From iOS 10 on there are none, because the system asks no widget for its insets (S04, S29).
  public func marginInsets(of cell: Cell) -> [MarginInset] {
    guard cell[Mode.self] == .legacy, let screenClass = cell.screenClass,
      catalog.exists(cell)
    else { return [] }
    let claims = claims.formulas(of: .width, from: .listWidth).filter {
      let claim = catalog.claims[$0]
      return claim.answers(cell)
        && catalog.classes(of: claim.subject).contains(screenClass)
    }
    return claims.sorted { catalog.claims[$0].rank > catalog.claims[$1].rank }
      .compactMap { claim in
        catalog.claims[claim].formula.map { MarginInset(left: $0.minus, claim: claim) }
      }
  }
}
