/// What a rule found for one number along a line, to be evaluated at each text size.
protocol Solution {
  /// The rule that found it.
  var rule: RuleName { get }

  /// Whether its evidence may have other values beside its conclusion, or another rule may conclude in its place.
  var mayHaveAlternatives: Bool { get }

  /// Whether all claims that it stands on count pixels of screenshots.
  func restsOnScreenshots(in catalog: Catalog) -> Bool

  /// What the rule concludes at a text size; nil if nothing. If there is a record, the derivation
  /// is written to it.
  func conclusion(
    at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Conclusion?

  /// Every value that the evidence allows at a text size; nil if the rule knows only the ends of the
  /// range.
  func allowedValues(at textSize: TextSize, in engine: Engine) -> [AllowedValues]?

  /// Whether the evidence allows a value in `range` at a text size; nil if the rule knows only the
  /// ends of the range.
  func allowsValue(
    in range: ClosedRange<Points>, at textSize: TextSize, in engine: Engine
  ) -> Bool?
}

extension Solution {
  var mayHaveAlternatives: Bool { true }

  func restsOnScreenshots(in catalog: Catalog) -> Bool { false }

  func allowedValues(at textSize: TextSize, in engine: Engine) -> [AllowedValues]? { nil }

  func allowsValue(
    in range: ClosedRange<Points>, at textSize: TextSize, in engine: Engine
  ) -> Bool? {
    allowedValues(at: textSize, in: engine)?.contains { $0.overlaps(range) }
  }
}

/// What a rule concludes about a number.
enum Conclusion {
  /// The values that the evidence allows, in points, and the axes along which they extrapolate.
  case value(ClosedRange<Points>, extrapolates: PlaceSet<Axis>)
  /// The rule is about the number but cannot derive it, for this reason.
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

/// A number that is the same at every text size.
struct ConstantNumber: Solution {
  let rule: RuleName
  var mayHaveAlternatives: Bool { false }
  /// In points; of a range, the smallest.
  let value: Points
  /// The largest value, if there are several: a source that rounds leaves it open.
  var largest: Points?
  /// The claims that the rule is based on.
  let claims: [Key<Claim>]
  /// More of these claims, kept apart because joining the arrays would allocate.
  var moreClaims: [Key<Claim>] = []
  /// The axes along which it extrapolates, apart from the text size.
  let beyond: PlaceSet<Axis>
  /// The text sizes at which it was measured.
  let measuredAt: PlaceSet<TextSize>
  let steps: [Step]
  /// The version whose number it is, if that is not the version of the cell.
  var origin: Step?

  func restsOnScreenshots(in catalog: Catalog) -> Bool {
    !claims.isEmpty && claims.allSatisfy { catalog.claims[$0].countsPixels }
      && moreClaims.allSatisfy { catalog.claims[$0].countsPixels }
  }

  func conclusion(
    at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Conclusion? {
    record?.derivation = Derivation(
      rule, basis: claims, inputs: moreClaims, steps: steps, origin: origin)
    return .value(
      value...(largest ?? value),
      extrapolates: beyond.extended(by: .textSize, unless: measuredAt.contains(textSize)))
  }
}

extension PlaceSet {
  /// This set with a value, unless a condition holds.
  func extended(by value: Value, unless condition: Bool) -> PlaceSet {
    var extended = self
    if !condition { extended.insert(value) }
    return extended
  }
}
