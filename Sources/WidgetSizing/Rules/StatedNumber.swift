/// A number that is the stated one of another cell, measured at text size `l`.
struct StatedNumber: Solution {
  let rule: RuleName
  private let quantity: Quantity
  private let cell: Cell
  /// In points.
  private let value: Points
  private let step: Step
  private let beyond: PlaceSet<Axis>

  /// Looks up the stated number; nil if claims state none.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - quantity: Which number of the cell it is.
  ///   - cell: The other cell.
  ///   - beyond: The axes along which it extrapolates, apart from the text size.
  ///   - engine: The engine.
  ///   - step: The arithmetic, given the value.
  init?(
    _ rule: RuleName, _ quantity: Quantity, of cell: Cell,
    extrapolates beyond: PlaceSet<Axis> = PlaceSet<Axis>(), in engine: Engine,
    step: (Points) -> Step
  ) {
    guard let value = engine.claims.statedValue(quantity, of: cell) else { return nil }
    (self.rule, self.quantity, self.cell) = (rule, quantity, cell)
    (self.value, self.beyond) = (value, beyond)
    self.step = step(value)
  }

  func conclusion(
    at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Conclusion? {
    if record != nil, let stated = engine.stated(quantity, of: cell) {
      record?.derivation = Derivation(rule, basis: stated.claims.sorted(), steps: [step])
      record?.alternatives = stated.alternatives.map {
        Evidence.Alternative(value: $0.value, claims: $0.claims)
      }
    }
    return .value(
      value...value, extrapolates: beyond.extended(by: .textSize, unless: textSize == .l))
  }
}
