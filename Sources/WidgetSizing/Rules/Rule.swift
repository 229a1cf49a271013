/// A way to a number that no claim states.
///
/// A rule takes its parameters from the claims, so that nothing in it is typed in that the evidence
/// can give, and a derived number never becomes a parameter.
protocol Rule: Sendable {
  static var name: RuleName { get }

  /// Infers the rule's parameters.
  init(from evidence: Evidence)

  /// Takes the parameters from an image.
  init(image: inout ImageReader)

  /// Writes the parameters into an image.
  func write(to image: inout ImageWriter)

  /// What was inferred, for each group of cells that has a parameter of its own.
  func groups(in catalog: Catalog) -> [RuleGroup]

  /// What the rule says of one number of `cell`, which exists; nil if it says nothing.
  ///
  /// A rule does not look at claims about that very number, so that it can be tested against them.
  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion?
}

/// What a rule says of a number.
enum Conclusion {
  case value(Prediction)
  /// The number cannot be derived, for a reason that is worth telling.
  case refused(Reason)
}

extension Engine {
  /// All rules, with parameters inferred from `evidence`, in the order in which they are asked.
  static func rules(from evidence: Evidence) -> [any Rule] {
    [
      LineHeightRule(from: evidence),
      WholeRowsRule(from: evidence),
      SameWidthRule(from: evidence),
      MediumWidthRule(from: evidence),
      ScreenWidthRule(from: evidence),
      QuickActionWidthRule(from: evidence),
      IOS8HeightRule(from: evidence),
      IOS8WidthRule(from: evidence),
    ]
  }

  /// All rules, with the parameters that an image has.
  static func rules(from image: inout ImageReader) -> [any Rule] {
    [
      LineHeightRule(image: &image),
      WholeRowsRule(image: &image),
      SameWidthRule(image: &image),
      MediumWidthRule(image: &image),
      ScreenWidthRule(image: &image),
      QuickActionWidthRule(image: &image),
      IOS8HeightRule(image: &image),
      IOS8WidthRule(image: &image),
    ]
  }
}
