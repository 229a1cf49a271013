public import WidgetSizing
internal import Wording

/// One number that claims about Today extensions state of one place. Claims that state the same number of
/// the same place are one datum.
struct Datum: Sendable {
  /// The cells that a claim speaks of. A model counts as its class.
  struct Place: Hashable {
    let quantity: Quantity
    let classes: [Key<ScreenClass>]
    let boxes: [Box]
  }

  /// A number of a place.
  struct Number: Hashable {
    let place: Place
    let value: Points
  }

  let place: Place
  let value: Points
  /// The claims that state the value.
  let claims: [Key<Claim>]
  /// A cell of each class that the claims answer for.
  let cells: [Cell]
}

extension Catalog {
  /// How many distinct places, each a cell or a range of cells, claims about Today extensions speak of. A
  /// model counts as its class; claims about other kinds do not count.
  public func distinctCells(of keys: [Key<Claim>]) -> Int {
    Set(keys.filter { claims[$0].kind == .today }.map { place(of: claims[$0]) }).count
  }

  private func place(of claim: Claim) -> Datum.Place {
    Datum.Place(
      quantity: claim.quantity, classes: classes(of: claim.subject), boxes: claim.boxes)
  }

  /// The distinct numbers that claims about Today extensions state, in the order of the table.
  func data() -> [Datum] {
    let stated = claims.keys.compactMap {
      key -> (number: Datum.Number, key: Key<Claim>)? in
      let claim = claims[key]
      guard claim.isAnswer, let value = claim.value, claim.kind == .today else { return nil }
      return (Datum.Number(place: place(of: claim), value: value), key)
    }
    return stated.grouped(by: \.number).map { number, stated in
      let first = claims[stated[0].key]
      return Datum(
        place: number.place, value: number.value, claims: stated.map(\.key),
        cells: screens(of: first).compactMap { cells(of: first, on: $0).first })
    }
  }
}
