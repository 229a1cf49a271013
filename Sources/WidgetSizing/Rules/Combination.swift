/// A number computed from stated numbers of other cells, all measured at text size `l`.
struct Combination: Solution {
  let rule: RuleName
  private let quantity: Quantity
  private let inputs: [Cell]
  /// The numbers of the inputs, in points.
  private let values: [Points]
  private let combine: @Sendable ([Points]) -> Points
  private let step: @Sendable (Points) -> Step
  private let beyond: PlaceSet<Axis>

  /// Looks up the stated numbers; nil if claims do not state one of them.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - quantity: Which number of the inputs is used.
  ///   - inputs: The cells with the stated numbers.
  ///   - beyond: The axes along which it extrapolates, apart from the text size.
  ///   - engine: The engine.
  ///   - combine: Computes the value from those of the inputs, in their order.
  ///   - step: The arithmetic, given the value.
  init?(
    _ rule: RuleName, from quantity: Quantity, of inputs: [Cell],
    extrapolates beyond: PlaceSet<Axis> = PlaceSet<Axis>(), in engine: Engine,
    _ combine: @escaping @Sendable ([Points]) -> Points,
    step: @escaping @Sendable (Points) -> Step
  ) {
    let values = inputs.compactMap { engine.claims.statedValue(quantity, of: $0) }
    guard values.count == inputs.count else { return nil }
    self.rule = rule
    self.quantity = quantity
    self.inputs = inputs
    self.values = values
    self.combine = combine
    self.step = step
    self.beyond = beyond
  }

  func conclusion(
    at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Conclusion? {
    let value = combine(values)
    if record != nil {
      let stated = inputs.compactMap { engine.stated(quantity, of: $0) }
      let step = step(value)
      record?.derivation = Derivation(
        rule, basis: stated.flatMap(\.claims).withoutRepetition.sorted(), steps: [step])
      record?.alternatives = Self.alternatives(
        of: zip(values, stated).map { ($0, $1.alternatives) }, combine)
    }
    return .value(
      value...value, extrapolates: beyond.extended(by: .textSize, unless: textSize == .l))
  }

  /// The values that disputed inputs would give.
  static func alternatives(
    of inputs: [(value: Points, alternatives: [Evidence.Alternative])],
    _ combine: ([Points]) -> Points
  ) -> [Evidence.Alternative] {
    let value = combine(inputs.map(\.value))
    var alternatives: [Evidence.Alternative] = []
    for (place, input) in inputs.enumerated() {
      for alternative in input.alternatives {
        var values = inputs.map(\.value)
        values[place] = alternative.value
        let other = combine(values)
        guard other != value, !alternatives.contains(where: { $0.value == other }) else { continue }
        alternatives.append(Evidence.Alternative(value: other, claims: alternative.claims))
      }
    }
    return alternatives
  }
}
