internal import ProgramSupport
internal import QuestionWords
internal import Wording

/// Known names that are not valid values: of features that are not covered, or of values of other
/// options.
enum OtherNames {
  /// The error for a name: how to ask for it, or that no source states its size, which is no fault of the command line.
  /// Nil for any other text.
  static func explanation(of text: String) -> Failure? {
    if let uncovered = WordReading.uncovered(text) { return Failure(.unknown, [uncovered]) }
    return WordReader.bundled.option(for: text).flatMap {
      $0.hasPrefix("-") ? .usage("for \(quoted(text)) write \($0)") : nil
    }
  }
}
