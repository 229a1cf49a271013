/// The engine's answer for one number of a cell.
///
/// An answer holds no arrays, so that many of them cost little. Its ``Evidence`` names the claims
/// behind it.
public struct Answer: Hashable, Sendable {
  /// How an answer is known. The state is always present and never part of the value.
  public enum State: String, CaseIterable, Sendable {
    /// A claim states the value.
    case sourced
    /// Claims of equal rank differ. The source with the greatest authority gives the value; among
    /// equals, the smaller value answers.
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

  /// What an answer is based on.
  private enum Ground: Hashable {
    /// Claims state the value. They are drawn if all of them count pixels of screenshots.
    case claims(areDrawn: Bool)
    /// A rule gives the value, and extrapolates it along some axes. It is drawn if all claims that the rule stands on
    /// count pixels of screenshots.
    case rule(RuleName, extrapolates: PlaceSet<Axis>, areDrawn: Bool)
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
    _ range: ClosedRange<Points>, by rule: RuleName, extrapolating axes: PlaceSet<Axis>,
    areDrawn: Bool
  ) -> Answer {
    Answer(
      .derived, range.lowerBound, range.lowerBound < range.upperBound ? range : nil,
      .rule(rule, extrapolates: axes, areDrawn: areDrawn))
  }

  static func unknown(_ reason: Reason) -> Answer {
    Answer(.unknown, nil, nil, .nothing(reason))
  }

  static func notApplicable(_ reason: Reason) -> Answer {
    Answer(.notApplicable, nil, nil, .nothing(reason))
  }

  /// The rule that gives the value; nil unless it is derived.
  public var rule: RuleName? {
    if case .rule(let rule, _, _) = ground { rule } else { nil }
  }

  /// The axes along which a derived value goes beyond what was ever measured in the rule's group.
  public var extrapolates: [Axis] {
    beyond.named
  }

  /// The same axes as a set.
  var beyond: PlaceSet<Axis> {
    if case .rule(_, let axes, _) = ground { axes } else { PlaceSet() }
  }

  /// Whether only pixels counted in screenshots give the value, or what a rule derives it from. That is the drawn size,
  /// which can differ from the size that the system reports to the widget.
  public var isDrawn: Bool {
    switch ground {
    case .claims(let areDrawn), .rule(_, _, let areDrawn): areDrawn
    case .nothing: false
    }
  }

  /// Why there is no value; nil if there is one.
  public var reason: Reason? {
    if case .nothing(let reason) = ground { reason } else { nil }
  }
}

/// A cell and what is known of its size.
public struct SizedCell: Sendable {
  /// The cell.
  public let cell: Cell
  /// What is known of its width.
  public let width: Answer
  /// What is known of its height.
  public let height: Answer

  /// What is known of its width or height.
  ///
  /// - Precondition: The quantity is one of ``Quantity/sides``. A sized cell has no other.
  public subscript(quantity: Quantity) -> Answer {
    switch quantity {
    case .width: width
    case .height: height
    default: preconditionFailure("a sized cell has no \(quantity.rawValue)")
    }
  }

  /// Whether the width or the height is known.
  public var isKnown: Bool { width.state.isKnown || height.state.isKnown }
}
