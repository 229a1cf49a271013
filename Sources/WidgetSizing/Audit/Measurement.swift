/// An expanded height that claims state, beside the screen that it was measured on.
package struct Measurement: Sendable {
  /// The class.
  package let screenClass: Key<ScreenClass>
  /// How the device was held.
  package let orientation: Orientation
  /// The text size.
  package let textSize: TextSize
  /// H, the side of the screen that *whole-rows* starts from, in points.
  package let screenHeight: Points
  /// The row height that follows from claims about the compact height, in points.
  package let row: Points
  /// The expanded height, in points.
  package let height: Points
}

extension Engine {
  /// The measurements that a parameter of *whole-rows* was inferred from, each once, sorted by H.
  package func measurements(of group: RuleGroup) -> [Measurement] {
    let side: WholeRowsRule.Side =
      switch group.parameter {
      case .reservedHeight(_, _, isShortSide: true): .short
      default: .upright
      }
    let box = group.box(in: catalog).with(Mode.expanded)
    var measurements: [Measurement] = []
    var seen: Set<Pair<Cell, Points>> = []
    for key in group.claims {
      let claim = catalog.claims[key]
      guard let height = claim.value else { continue }
      for screenClass in catalog.classes(of: claim.subject) {
        let screen = catalog.screenClasses[screenClass]
        for cell in catalog.cells(of: claim, on: catalog.screen(of: screenClass, with: .today))
        where box.contains(cell) && seen.insert(Pair(cell, height)).inserted {
          guard let today = cell.today,
            let compact = claims.statedValue(.height, of: cell.in(.compact)),
            let row = RowHeight.row(ofCompact: compact)
          else { continue }
          measurements.append(
            Measurement(
              screenClass: screenClass, orientation: today.orientation, textSize: today.textSize,
              screenHeight: side.height(of: screen, in: today.orientation), row: row,
              height: height))
        }
      }
    }
    return measurements.sorted {
      ($0.screenHeight, $0.height, $0.screenClass) < ($1.screenHeight, $1.height, $1.screenClass)
    }
  }
}
