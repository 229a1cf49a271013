/// A way to a number that no claim states.
///
/// A rule takes its parameters from the claims, so that nothing in it is typed in that the evidence
/// can give, and a derived number never becomes a parameter.
protocol Rule: Sendable {
  static var name: RuleName { get }

  /// Infers the rule's parameters.
  init(from claims: ClaimIndex)

  /// Takes the parameters from an image.
  init(image: inout ImageReader)

  /// Writes the parameters into an image.
  func write(to image: inout ImageWriter)

  /// What was inferred, for each group of cells that has a parameter of its own.
  func groups(in catalog: Catalog) -> [RuleGroup]

  /// What the rule says of one number along a line of cells that exist; nil if it says nothing of
  /// any of them.
  ///
  /// A rule does not look at claims about that very number, so that it can be tested against them.
  func solution(for line: Line, in engine: Engine) -> (any Solution)?

  /// The WidgetKit cells to which the rule may take a number of `cell`: without it, they have none,
  /// or another.
  func dependents(of cell: WidgetKitCell, in catalog: Catalog) -> [WidgetKitCell]
}

extension Rule {
  func write(to image: inout ImageWriter) {}
  func groups(in catalog: Catalog) -> [RuleGroup] { [] }
  func dependents(of cell: WidgetKitCell, in catalog: Catalog) -> [WidgetKitCell] { [] }
}
