internal import ArgumentParser
internal import ProgramSupport

extension Option where Value == String? {
  /// An option with a numeric value that the command itself parses. Its errors read like all
  /// others, and the parser does not take a negative number for an option.
  ///
  /// - Parameters:
  ///   - valueName: The placeholder for the number in the help: `points`.
  ///   - abstract: The help text.
  ///   - discussion: More help text.
  init(number valueName: String, _ abstract: String, discussion: String = "") {
    self.init(
      parsing: .unconditional,
      help: ArgumentHelp(abstract, discussion: discussion, valueName: valueName),
      transform: SingleValue.reader)
  }
}
