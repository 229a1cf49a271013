/// Which of the two numbers of a cell a claim or an answer is about.
public enum Quantity: String, CaseIterable, Sendable {
  case width, height

  /// What a number is counted in.
  public enum Unit: String, CaseIterable, Sendable {
    case points = "pt"
  }

  /// What claims count it in.
  public var unit: Unit { .points }
}
