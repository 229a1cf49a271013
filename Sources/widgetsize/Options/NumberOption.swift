internal import ArgumentParser

extension Option where Value == String? {
  /// An option whose value is a number, or is made of numbers, and is read by the command itself: so
  /// that a complaint is worded as all others are, also one of a number below zero, which the parser
  /// would take for an option.
  ///
  /// - Parameters:
  ///   - valueName: What stands for the number in the help: `points`.
  ///   - abstract: What the number is.
  ///   - discussion: What else there is to say of it.
  init(number valueName: String, _ abstract: String, discussion: String = "") {
    self.init(
      parsing: .unconditional,
      help: ArgumentHelp(abstract, discussion: discussion, valueName: valueName),
      transform: SingleValue.reader)
  }
}
