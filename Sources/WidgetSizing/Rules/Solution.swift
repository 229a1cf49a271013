/// What a rule found for one number along a line, to be read for each text size.
protocol Solution {
  /// The rule that found it.
  var rule: RuleName { get }

  /// What the rule says of the number at a text size; nil if it says nothing. Given a record, how it
  /// comes to that is noted down in it.
  func conclusion(
    at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Conclusion?

  /// Every value that a range allows at a text size; nil if the rule knows its ends alone.
  func allowedValues(at textSize: TextSize, in engine: Engine) -> [Points]?
}

extension Solution {
  func allowedValues(at textSize: TextSize, in engine: Engine) -> [Points]? { nil }
}

/// What a rule says of a number.
enum Conclusion {
  /// What the evidence allows, in points, and the axes along which that is beyond what was measured.
  case value(ClosedRange<Points>, extrapolates: AxisSet)
  /// The number cannot be derived, for a reason that is worth telling.
  case refused(Reason)
}

/// A number that cannot be derived at any text size.
struct Refusal: Solution {
  let rule: RuleName
  let reason: Reason

  func conclusion(
    at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Conclusion? {
    .refused(reason)
  }
}

/// A number that a rule gives alike for every text size.
struct ConstantNumber: Solution {
  let rule: RuleName
  /// In points.
  let value: Points
  /// The claims that the rule stands on.
  let claims: [Key<Claim>]
  /// More of them.
  var moreClaims: [Key<Claim>] = []
  /// The axes apart from the text size along which it goes beyond what was measured.
  let beyond: AxisSet
  /// The text sizes at which it was measured.
  let measuredAt: TextSizeSet
  let steps: [Step]

  func conclusion(
    at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Conclusion? {
    record?.derivation = Derivation(rule, basis: claims, inputs: moreClaims, steps: steps)
    return .value(
      value...value,
      extrapolates: beyond.extended(by: .textSize, unless: measuredAt.contains(textSize)))
  }
}

extension AxisSet {
  /// This set with `axis`, unless a condition holds.
  func extended(by axis: Axis, unless condition: Bool) -> AxisSet {
    var extended = self
    if !condition { extended.insert(axis) }
    return extended
  }
}
