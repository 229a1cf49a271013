/// Which of the two numbers of a cell a claim or an answer is about.
public enum Quantity: String, CaseIterable, Sendable {
  case width, height
}
