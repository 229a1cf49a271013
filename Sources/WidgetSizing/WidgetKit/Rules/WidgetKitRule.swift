/// A way to a number of a WidgetKit widget that no claim states.
protocol WidgetKitRule {
  static var name: RuleName { get }

  /// What the rule gives for one number of `cell`, which exists; nil if it says nothing.
  ///
  /// A rule does not look at claims about that very number, so that it can be tested against them.
  func prediction(
    of quantity: Quantity, for cell: WidgetKitCell, in engine: Engine
  ) -> Prediction?

  /// The cells to which the rule may take a number of `cell`: without it, they have none, or another.
  func dependents(of cell: WidgetKitCell, in catalog: Catalog) -> [WidgetKitCell]
}

extension Engine {
  /// The rules for WidgetKit, in the order in which they are asked.
  static var widgetKitRules: [any WidgetKitRule] {
    [ZoomedWidgetRule(), MediumHeightRule(), ExtraLargeWidthRule()]
  }

  /// What `rule` says of one number of a cell, whatever the claims say of it.
  func prediction(
    by rule: RuleName, of quantity: Quantity, for cell: WidgetKitCell
  ) -> Prediction? {
    Self.widgetKitRules.first { type(of: $0).name == rule }?
      .prediction(of: quantity, for: cell, in: self)
  }
}

extension Prediction {
  /// One value that follows from numbers that claims state; nil if one of them is not known.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - inputs: What the claims say of the numbers that it starts from.
  ///   - combine: Makes the value of those of the inputs, in their order.
  ///   - step: The arithmetic.
  init?(
    by rule: RuleName, from inputs: [Answer?], _ combine: ([Points]) -> Points,
    step: (Points) -> Step
  ) {
    var values: [Points] = []
    var claims: [Key<Claim>] = []
    for input in inputs {
      guard let input, let value = input.value else { return nil }
      values.append(value)
      claims += input.claims.filter { !claims.contains($0) }
    }
    let value = combine(values)
    self.init(
      value: value, range: value...value,
      derivation: Derivation(
        rule: rule, claims: claims.sorted(), extrapolates: AxisSet(), steps: [step(value)]))
    alternatives = Self.alternatives(of: inputs.compactMap(\.self), besides: value, combine)
  }

  /// The values that disputed inputs would give.
  private static func alternatives(
    of inputs: [Answer], besides value: Points, _ combine: ([Points]) -> Points
  ) -> [Answer.Alternative] {
    var alternatives: [Answer.Alternative] = []
    for (place, input) in inputs.enumerated() {
      for alternative in input.alternatives {
        var values = inputs.compactMap(\.value)
        values[place] = alternative.value
        let other = combine(values)
        guard other != value, !alternatives.contains(where: { $0.value == other }) else { continue }
        alternatives.append(Answer.Alternative(value: other, claims: alternative.claims))
      }
    }
    return alternatives
  }
}
