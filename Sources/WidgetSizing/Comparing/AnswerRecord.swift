/// One number of a cell as the engine answers it, or as a file recorded an earlier answer.
public struct AnswerRecord: Hashable, Sendable {
  /// A part of a record, in the order in which outputs list them.
  public enum Aspect: String, CaseIterable, Sendable {
    case value, range, state, sources, rule, extrapolates, alternatives

    /// Whether this is the number itself, and not how it is known.
    public var isValue: Bool { self == .value || self == .range }
  }

  /// The aspects that the record states. Of the others it does not even say that they are empty.
  public var aspects: Set<Aspect> = []
  /// The number in points, of a range the smallest; nil if it is not known.
  public var value: Points?
  /// The range that the evidence allows, in points; nil if it allows one value.
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

  /// Makes a record that states no aspect.
  public init() {}

  /// Whether an aspect is the same in two records.
  ///
  /// Numbers are equal if they are written the same, because outputs round thirds to two decimals.
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
