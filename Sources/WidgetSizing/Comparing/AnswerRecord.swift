/// What is on record of one number of a cell: what the engine says, or what it once said and a file
/// has kept.
public struct AnswerRecord: Hashable, Sendable {
  /// What a record may say of a number, in the order in which it is told.
  public enum Aspect: String, CaseIterable, Sendable {
    case value, range, state, sources, rule, extrapolates, alternatives

    /// Whether it is the number itself, and not how it is known.
    public var isValue: Bool { self == .value || self == .range }
  }

  /// What the record speaks of. Of the rest it says nothing, not even that there is none.
  public var aspects: Set<Aspect> = []
  /// The number in points; nil if it is not known. Of a range, the smallest.
  public var value: Points?
  /// What the evidence allows, in points, if that is more than one value.
  public var range: ClosedRange<Points>?
  /// How the number is known.
  public var state: Answer.State?
  /// The identifiers of the sources that state the value, sorted.
  public var sources: [String] = []
  /// The name of the rule that gives the value.
  public var rule: String?
  /// The names of the axes along which the rule goes beyond what was measured.
  public var extrapolates: [String] = []
  /// Other values with their sources, as outputs write them: `130 (S03)`.
  public var alternatives: [String] = []
  /// The identifiers of the sources that a rule stands on, sorted. Never compared.
  public var basis: [String] = []
  /// Why the number is not known. Never compared: the same may be said in other words.
  public var reason: String?

  /// Makes a record that says nothing yet.
  public init() {}

  /// Whether two records say the same of an aspect.
  ///
  /// Numbers are the same if they are written the same: outputs round thirds to two decimals.
  func agrees(with other: AnswerRecord, on aspect: Aspect) -> Bool {
    switch aspect {
    case .value: value?.description == other.value?.description
    case .range:
      range?.lowerBound.description == other.range?.lowerBound.description
        && range?.upperBound.description == other.range?.upperBound.description
    case .state: state == other.state
    case .sources: sources == other.sources
    case .rule: rule == other.rule
    case .extrapolates: extrapolates == other.extrapolates
    case .alternatives: alternatives == other.alternatives
    }
  }
}
