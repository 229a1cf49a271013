/// A way to a number that no claim states.
///
/// A rule takes its parameters from the claims, so that nothing in it is typed in that the evidence
/// can give, and a derived number never becomes a parameter.
protocol Rule: Sendable {
  static var name: RuleName { get }

  /// The rule as one sentence of arithmetic.
  static var statement: String { get }

  /// The system whose sizes the rule gives.
  static var system: WidgetSystem { get }

  /// Which number the claims are about that the rule takes its parameters from; nil if it has none.
  static var quantity: Quantity? { get }

  /// Whether the rule is known to hold in every group that has claims, so that a group in which it
  /// does not tells of a claim that is wrong.
  static var holdsEverywhere: Bool { get }

  /// Whether the rule speaks of such numbers of Today extensions at all, so that it can be replayed
  /// over claims about them.
  static func isAbout(_ quantity: Quantity, _ cell: Cell) -> Bool

  /// Infers the rule's parameters.
  init(from claims: ClaimIndex)

  /// What was inferred, for each group of cells that has a parameter of its own.
  func groups(in catalog: Catalog) -> [RuleGroup]

  /// Where the rule's answers may depend on a parameter; none if it goes by the claims of a class, or
  /// by formulas.
  func scopes(of group: RuleGroup) -> [CellScope]

  /// What the rule says of one number along a line of cells that exist; nil if it says nothing of
  /// any of them.
  ///
  /// A rule does not look at claims about that very number, so that it can be tested against them.
  func solution(for line: Line, in engine: Engine) -> (any Solution)?

  /// What the rule makes of a number that claims state as `value`, in points.
  func replayed(
    _ quantity: Quantity, of cell: Cell, stated value: Points, in engine: Engine
  ) -> ClosedRange<Points>?

  /// The WidgetKit cells to which the rule may take a number of `cell`: without it, they have none,
  /// or another.
  func dependents(of cell: Cell, in catalog: Catalog) -> [Cell]
}

extension Rule {
  static var system: WidgetSystem { .today }
  static var quantity: Quantity? { nil }
  static var holdsEverywhere: Bool { false }
  static func isAbout(_ quantity: Quantity, _ cell: Cell) -> Bool { false }

  func groups(in catalog: Catalog) -> [RuleGroup] { [] }
  func scopes(of group: RuleGroup) -> [CellScope] { [] }

  func replayed(
    _ quantity: Quantity, of cell: Cell, stated value: Points, in engine: Engine
  ) -> ClosedRange<Points>? {
    engine.prediction(by: Self.name, of: quantity, for: cell)
  }

  func dependents(of cell: Cell, in catalog: Catalog) -> [Cell] { [] }
}
