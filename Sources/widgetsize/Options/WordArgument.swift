internal import ArgumentParser

/// The words of a question, which every command that answers from sizes takes.
struct WordArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Device, family, version and settings in any order: iphone 16 pro medium ios 18.",
      valueName: "words"),
    completion: .words)
  var words: [String] = []
}
