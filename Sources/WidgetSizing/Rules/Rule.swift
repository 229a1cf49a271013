/// Derives numbers that no claim states.
///
/// A rule infers its parameters from the claims wherever the evidence can give them. A derived
/// number never becomes a parameter.
protocol Rule: Sendable {
  static var name: RuleName { get }

  /// The rule as one sentence of arithmetic.
  static var statement: String { get }

  /// The cells for which the rule may derive a number. It is asked for no others.
  static var domain: Box { get }

  /// The quantity that it derives, from claims about the same; nil if it derives several.
  static var quantity: Quantity? { get }

  /// Whether the rule is known to hold in every group with claims, so that a contradiction means
  /// that a claim is wrong.
  static var holdsEverywhere: Bool { get }

  /// Whether the rule is replayed over the claims that state a number of a Today extension: those of its
  /// domain, unless it says otherwise.
  static func isReplayed(over quantity: Quantity, of cell: Cell) -> Bool

  /// Infers the rule's parameters.
  init(from claims: ClaimIndex)

  /// The inferred parameter of each group of cells that share one.
  func groups(in catalog: Catalog) -> [RuleGroup]

  /// What the rule derives for one number along a line of cells that exist; nil if it derives
  /// nothing for any of them.
  ///
  /// A rule does not use claims about the number itself, so that it can be tested against them.
  func solution(for line: Line, in engine: Engine) -> (any Solution)?

  /// What the rule derives, in points, for a number that claims state as `value`; nil if nothing.
  func replayed(
    _ quantity: Quantity, of cell: Cell, stated value: Points, in engine: Engine
  ) -> ClosedRange<Points>?

  /// Whether the rule may say something of a number that a claim about widgets in families states for a cell of
  /// its domain.
  func isAbout(_ claim: Claim, at cell: Cell, in catalog: Catalog) -> Bool

  /// What the rule gives for a number that such a claim states. Only laws, see ``RuleName/isLaw``, give
  /// something.
  func expectation(about claim: Claim, at cell: Cell, in engine: Engine) -> Expectation
}

extension Rule {
  static var quantity: Quantity? { nil }
  static var holdsEverywhere: Bool { false }

  static func isReplayed(over quantity: Quantity, of cell: Cell) -> Bool {
    (Self.quantity ?? quantity) == quantity && domain.contains(cell)
  }

  /// The kind of widget whose sizes the rule derives.
  static var kind: WidgetKind { domain[only: WidgetKind.self] ?? .today }

  func groups(in catalog: Catalog) -> [RuleGroup] { [] }

  func replayed(
    _ quantity: Quantity, of cell: Cell, stated value: Points, in engine: Engine
  ) -> ClosedRange<Points>? {
    engine.prediction(by: Self.name, of: quantity, for: cell)
  }
}

extension Box {
  /// The Today extensions without Display Zoom, for which most rules about them hold.
  static let todayExtensions = Box().with(WidgetKind.today).with(DisplayZoom.standard)
}
