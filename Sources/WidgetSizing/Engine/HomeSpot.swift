/// A place on a Home Screen as people name it: `top left`, `bottom`.
package struct HomeSpot: Equatable, Sendable {
  /// The row: the first, the last, or one between them.
  package enum Row: String, CaseIterable, Sendable { case top, middle, bottom }

  /// The column: the first or the last.
  package enum Side: String, CaseIterable, Sendable { case left, right }

  /// The row.
  package let row: Row
  /// The column; nil for both.
  package var side: Side?

  /// A place of a row, in one column or in both.
  package init(row: Row, side: Side? = nil) {
    self.row = row
    self.side = side
  }
}

extension HomeScreenPlaces {
  /// Those of the places of one family that have a name.
  package static func slots(_ slots: [Slot], at spot: HomeSpot) -> [Slot] {
    let tops = slots.map(\.top.value), lefts = slots.map(\.left.value)
    guard let first = tops.min(), let last = tops.max() else { return [] }
    return slots.filter { slot in
      let top = slot.top.value
      let isInRow =
        switch spot.row {
        case .top: top == first
        case .middle: top != first && top != last
        case .bottom: top == last
        }
      let isInColumn =
        switch spot.side {
        case .left: slot.left.value == lefts.min()
        case .right: slot.left.value == lefts.max()
        case nil: true
        }
      return isInRow && isInColumn
    }
  }
}
