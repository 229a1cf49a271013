public import WidgetSizing

/// Published numbers that contradict each other, or an answer.
public struct Dispute: Sendable {
  /// What contradicts what.
  public enum Kind: String, CaseIterable, Sendable {
    /// Claims of equal rank differ about one number.
    case disputed
    /// A claim about fewer devices stands before one that differs.
    case shadowed
    /// A number that was published and does not answer is not what is answered.
    case context
  }

  /// One side of a dispute.
  public struct Reading: Sendable {
    /// The number in points, or what stands in its place.
    public let value: String
    /// The identifiers of the sources that state it; empty for an answer.
    public let sources: [String]
  }

  /// What contradicts what.
  public let kind: Kind
  /// The first cell that it is about.
  public let cell: Cell
  /// All screens with the same dispute.
  public let screens: [Screen]
  /// All versions with the same dispute, the oldest first.
  public let versions: [OSVersion]
  /// What is held for right, and then the others.
  public let readings: [Reading]
  /// What the engine answers, with its rivals.
  public let answer: Evidence
  /// Why the first reading is preferred, or how the readings may differ.
  public let reasons: [String]
}
