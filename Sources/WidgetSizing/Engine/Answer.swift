/// What the engine says of one number of a cell.
public struct Answer: Sendable {
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

  /// A value that evidence supports and that is not the answer.
  public struct Alternative: Sendable {
    /// The value in points.
    public let value: Points
    /// What the evidence allows, in points, if that is more than one value.
    public var range: ClosedRange<Points>?
    /// The claims that state the value, or that a rule derives it from.
    public let claims: [Key<Claim>]
    /// Whether a claim that speaks of fewer devices stands before it.
    public var isShadowed = false
  }

  /// How the number is known.
  public let state: State
  /// The number in points; nil if it is not known. Of a range, the smallest.
  public var value: Points?
  /// What the evidence allows, in points, if that is more than one value.
  public var range: ClosedRange<Points>?
  /// Every value that the evidence allows, where a rule knows them one by one; else empty.
  var candidates: [Points] = []
  /// The claims that state the value; empty unless it is sourced or disputed.
  public var claims: [Key<Claim>] = []
  /// Whether only pixels counted in a screenshot give the value. That is the drawn size, which can
  /// differ from the size that the system reports to the widget.
  public internal(set) var isDrawn = false
  /// How a rule came to the value; nil unless it is derived.
  public var derivation: Derivation?
  /// Other values, the strongest first.
  public var alternatives: [Alternative] = []
  /// Why the value is not known, or why it was preferred to others.
  public var reason: Reason?

  init(state: State) {
    self.state = state
  }

  /// Whether a number is the value, in its range, or an alternative.
  func allows(_ number: Points) -> Bool {
    guard let value else { return false }
    return (range ?? value...value).contains(number)
      || alternatives.contains { $0.value == number }
  }

  static func unknown(_ reason: Reason) -> Answer {
    var answer = Answer(state: .unknown)
    answer.reason = reason
    return answer
  }

  static func notApplicable(_ reason: Reason) -> Answer {
    var answer = Answer(state: .notApplicable)
    answer.reason = reason
    return answer
  }
}

/// The two answers of a cell.
public struct CellAnswer: Sendable {
  /// The cell that was asked for.
  public let cell: TodayCell
  /// What the traits of the widget say; nil where no source states them.
  public let sizeClasses: SizeClasses?
  /// What is known of its width.
  public let width: Answer
  /// What is known of its height.
  public let height: Answer

  /// What is known of one of its numbers.
  public subscript(quantity: Quantity) -> Answer {
    quantity == .width ? width : height
  }

  /// Whether at least one of the numbers is known.
  public var isKnown: Bool { width.state.isKnown || height.state.isKnown }
}
