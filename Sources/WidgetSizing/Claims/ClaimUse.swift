/// Whether a claim may answer.
public enum ClaimUse: String, CaseIterable, Sendable {
  case answer
  /// Shown, and compared with answers, but never an answer.
  case context
}
