package import WidgetSizing

/// A class and orientation predicted by *whole-rows* with all its claims in the group left out.
package struct LeftOut: Sendable {
  /// How good a prediction is.
  package enum Outcome: String, CaseIterable, Sendable {
    case exact
    /// The prediction is a range, and the published value is in it.
    case inRange = "in range"
    case wrong
    /// Without the claims nothing can be predicted.
    case silent
  }

  /// The cell whose height was predicted, at text size `l`.
  package let cell: Cell
  /// The height that the claims state, in points.
  package let published: Points
  /// The height that the rule gives without them, in points; nil if it gives none.
  package let predicted: ClosedRange<Points>?

  /// How good the prediction is.
  package var outcome: Outcome {
    guard let predicted else { return .silent }
    if !predicted.contains(published) { return .wrong }
    return predicted.lowerBound == predicted.upperBound ? .exact : .inRange
  }
}

extension Engine {
  /// Predicts each class and orientation of each group in which *whole-rows* holds, without its
  /// claims.
  func leaveOneOut() -> [LeftOut] {
    var cells: Set<Cell> = []
    var claims: Set<Key<Claim>> = []
    for group in groups(of: .wholeRows) where group.holds {
      claims.formUnion(group.claims)
      for key in group.claims {
        let claim = catalog.claims[key]
        for screen in catalog.screens(of: claim) {
          for cell in catalog.cells(of: claim, on: screen)
          where cell.os == group.os && cell[EntryPoint.self] == group.entryPoint {
            cells.insert(cell)
          }
        }
      }
    }
    return cells.sorted { catalog.id(of: $0) < catalog.id(of: $1) }.compactMap { cell in
      guard let today = cell.today,
        let published = statedValue(.height, of: cell)
      else { return nil }
      let own = self.claims(of: .height, onScreenOf: cell).filter {
        let claim = catalog.claims[$0]
        return claims.contains($0) && claim.box.has(today.orientation)
          && claim.speaks(of: today.entryPoint, on: cell.os)
      }
      let engine = without(Set(own))
      return LeftOut(
        cell: cell, published: published,
        predicted: engine.prediction(by: .wholeRows, of: .height, for: cell))
    }
  }
}
