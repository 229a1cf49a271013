/// What the engine says of one number of a cell.
///
/// An answer is small, so that a matrix of them costs little. Its ``Evidence`` tells what it stands on.
public struct Answer: Hashable, Sendable {
  /// How an answer is known. The state is always present and never part of the value.
  public enum State: String, CaseIterable, Sendable {
    /// A claim states the value.
    case sourced
    /// Claims of equal rank differ; the value is the policy's choice among them.
    case disputed
    /// A rule gives the value; nobody published it.
    case derived
    /// Neither a claim nor a rule gives a value.
    case unknown
    /// The cell does not exist: there is nothing to measure.
    case notApplicable = "not-applicable"

    /// Whether an answer of this state has a value.
    public var isKnown: Bool { self == .sourced || self == .disputed || self == .derived }
  }

  /// What an answer stands on.
  private enum Ground: Hashable {
    /// Claims state the value, perhaps none but those that count pixels of a screenshot.
    case claims(areDrawn: Bool)
    /// A rule gives the value, perhaps beyond what was measured along some axes.
    case rule(RuleName, extrapolates: AxisSet)
    /// There is no value.
    case nothing(Reason)
  }

  /// How the number is known.
  public let state: State
  /// The number in points; nil if it is not known. Of a range, the smallest.
  public let value: Points?
  /// What the evidence allows, in points, if that is more than one value.
  public let range: ClosedRange<Points>?
  private let ground: Ground

  private init(
    _ state: State, _ value: Points? = nil, _ range: ClosedRange<Points>? = nil, _ ground: Ground
  ) {
    self.state = state
    self.value = value
    self.range = range
    self.ground = ground
  }

  static func stated(_ value: Points?, isDisputed: Bool, areDrawn: Bool) -> Answer {
    Answer(isDisputed ? .disputed : .sourced, value, nil, .claims(areDrawn: areDrawn))
  }

  static func derived(
    _ range: ClosedRange<Points>, by rule: RuleName, extrapolating axes: AxisSet
  ) -> Answer {
    Answer(
      .derived, range.lowerBound, range.lowerBound < range.upperBound ? range : nil,
      .rule(rule, extrapolates: axes))
  }

  static func unknown(_ reason: Reason) -> Answer {
    Answer(.unknown, nil, nil, .nothing(reason))
  }

  static func notApplicable(_ reason: Reason) -> Answer {
    Answer(.notApplicable, nil, nil, .nothing(reason))
  }

  /// The rule that gives the value; nil unless it is derived.
  public var rule: RuleName? {
    if case .rule(let rule, _) = ground { rule } else { nil }
  }

  /// The axes along which a derived value goes beyond what was ever measured in the rule's group.
  public var extrapolates: AxisSet {
    if case .rule(_, let axes) = ground { axes } else { AxisSet() }
  }

  /// Whether only pixels counted in a screenshot give the value. That is the drawn size, which can
  /// differ from the size that the system reports to the widget.
  public var isDrawn: Bool { ground == .claims(areDrawn: true) }

  /// Why there is no value; nil if there is one.
  public var reason: Reason? {
    if case .nothing(let reason) = ground { reason } else { nil }
  }
}

/// A cell, and what is known of its size.
public struct SizedCell: Sendable {
  /// The cell.
  public let cell: Cell
  /// What is known of its width.
  public let width: Answer
  /// What is known of its height.
  public let height: Answer

  /// Makes a cell with its size.
  public init(_ cell: Cell, width: Answer, height: Answer) {
    self.cell = cell
    self.width = width
    self.height = height
  }

  /// What is known of one of its numbers.
  public subscript(quantity: Quantity) -> Answer {
    quantity == .width ? width : height
  }

  /// Whether at least one of the numbers is known.
  public var isKnown: Bool { width.state.isKnown || height.state.isKnown }
}
