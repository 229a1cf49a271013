/// How a rule came to a value.
public struct Derivation: Sendable {
  /// The rule.
  public let rule: RuleName
  /// The claims that its parameters come from.
  let basis: [Key<Claim>]
  /// The claims that the numbers it was applied to come from.
  let inputs: [Key<Claim>]
  /// The arithmetic, in order.
  public let steps: [Step]

  init(_ rule: RuleName, basis: [Key<Claim>], inputs: [Key<Claim>] = [], steps: [Step]) {
    self.rule = rule
    self.basis = basis
    self.inputs = inputs
    self.steps = steps
  }

  /// The claims that the rule stands on, each once.
  public var claims: [Key<Claim>] {
    inputs.isEmpty ? basis : basis + inputs.filter { !basis.contains($0) }
  }
}

/// One line of arithmetic. Lengths are in points.
public enum Step: Sendable {
  /// A row is the compact height ÷ 2.5.
  case row(compact: Points, row: Points)
  /// The row that `lineHeight` gives: `base` × `lineHeight` ÷ `standard`, to the pixel.
  case lineHeight(base: Points, lineHeight: Points, standard: Points, row: Points)
  /// What the system keeps of a screen `height` points high: more than `above`, at most `upTo`.
  case kept(height: Points, isShortSide: Bool, above: Points, upTo: Points)
  /// The system keeps more than so many points, as these claims imply.
  case keptMoreThan(Points, [Key<Claim>])
  /// The system keeps at most so many points, as these claims imply.
  case keptAtMost(Points, [Key<Claim>])
  /// As many whole rows as fit.
  case wholeRows(count: ClosedRange<Int>, row: Points)
  /// A length of the screen less what the system keeps.
  case less(whole: Points, kept: Points)
  /// The list is as wide as the screen, and at most `limit`.
  case list(screen: Points, limit: Points)
  /// The same class was measured under other settings.
  case measuredAs(Points)
  /// With Display Zoom the device reports the screen of another class.
  case zoomed(Key<ScreenClass>)
  /// The widget is as wide as one of a family of WidgetKit.
  case asWideAs(WidgetFamily, Points)
  /// The widget is as high as one of another family.
  case asHighAs(WidgetFamily, Points)
  /// Four small widgets and the three gaps between them.
  case smallsAndGaps(Points)
}
