/// What a rule found for one number along a line, to be read for each text size.
enum RuleLine: ~Copyable {
  case lineHeight(LineHeightRule.Found)
  case wholeRows(WholeRowsRule.Found)
  case sameWidth(SameWidthRule.Found)
  case constant(ConstantNumber)
  /// The number cannot be derived at any text size, for a reason that is worth telling.
  case refused(Reason)

  /// The number in points, if the rule gives the same for every text size.
  var constant: Points? {
    switch self {
    case .constant(let number): number.value
    default: nil
    }
  }

  /// The answer that the rule makes at a text size where no claim does; nil if it makes none.
  func answer(at textSize: TextSize, in engine: Engine) -> Answer? {
    switch conclusion(at: textSize, in: engine) {
    // A screen of which a rule leaves nothing is outside of what the rule is about.
    case .value(let prediction): prediction.value > .zero ? prediction.answer : nil
    case .refused(let reason): .unknown(reason)
    case nil: nil
    }
  }

  /// What the rule says of the number at a text size; nil if it says nothing.
  func conclusion(at textSize: TextSize, in engine: Engine) -> Conclusion? {
    switch self {
    case .lineHeight(let found): found.conclusion(at: textSize, in: engine)
    case .wholeRows(let found): found.conclusion(at: textSize, in: engine)
    case .sameWidth(let found): found.conclusion(at: textSize, in: engine)
    case .constant(let number): .value(number.prediction(at: textSize))
    case .refused(let reason): .refused(reason)
    }
  }
}

/// What a rule says of a number.
enum Conclusion {
  case value(Prediction)
  /// The number cannot be derived, for a reason that is worth telling.
  case refused(Reason)
}

/// A number that a rule gives alike for every text size.
struct ConstantNumber {
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
  /// Other values, where that which the number comes from is disputed.
  var alternatives: [Answer.Alternative] = []

  func prediction(at textSize: TextSize) -> Prediction {
    Prediction(
      value: value, range: value...value, alternatives: alternatives,
      derivation: Derivation(
        rule: rule, claims: claims, inputs: moreClaims,
        extrapolates: beyond.extended(by: .textSize, unless: measuredAt.contains(textSize)),
        steps: steps))
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
