internal import ProgramSupport
internal import Wording

/// Arguments that the argument parser accepts and should not.
enum ArgumentValues {
  /// Throws for a value of a flag that every command has, such as `--help=x`, for no value behind `=`, for an option
  /// with another dash, and for a long option with one dash. The parser would read `--all=` as `--all`,
  /// `--output= a.csv` as `--output a.csv`, which writes to `a.csv`, `—strict` as the name of a file, and `-output` as
  /// `-o utput`.
  ///
  /// It refuses values of all other flags itself. Arguments behind `--` are not options.
  static func check(_ arguments: some Sequence<String>) throws {
    let arguments = Array(arguments.prefix { $0 != "--" })
    for (index, argument) in arguments.enumerated() {
      let rest = argument.dropFirst()
      if let first = argument.first, dashes.contains(first), rest.first?.isLetter ?? false {
        throw Failure.usage(
          "\(quoted(argument)) begins with a dash; did you mean \(quoted("--" + rest))?")
      }
      guard argument.hasPrefix("-") else { continue }
      let name = String(argument.prefix { $0 != "=" })
      // `--sort -family` sorts the largest first.
      if !name.hasPrefix("--"), name.count > 2, !commonFlags.contains(name),
        index == 0 || arguments[index - 1] != "--sort",
        OptionNames.names(of: WidgetSize.command(named: arguments[0]) ?? QueryCommand.self)
          .contains("-" + name)
      {
        throw Failure.usage("unknown option \(quoted(name)); did you mean \(quoted("-" + name))?")
      }
      guard name != argument else { continue }
      let value = String(argument.dropFirst(name.count + 1))
      if commonFlags.contains(name) {
        throw Failure.usage(
          "the option '\(name)' does not take any value, but \(quoted(value)) was specified")
      }
      // Of a short option the parser takes the empty value.
      if value.isEmpty, name.hasPrefix("--"), name != "--" {
        throw Failure.usage("\(quoted(argument)) has no value behind '='")
      }
    }
  }

  /// What text programs make of two hyphens.
  private static let dashes: Set<Character> = ["\u{2013}", "\u{2014}", "\u{2212}"]

  private static let commonFlags: Set = [
    "-h", "--help", "-help", "--help-hidden", "-help-hidden", "--version",
    "--experimental-dump-help",
  ]
}
