internal import ProgramSupport
internal import Wording

/// Arguments that the argument parser accepts and should not.
enum ArgumentValues {
  /// Throws for a value of a flag that every command has, such as `--help=x`, for no value behind `=`, and for
  /// an option that begins with a dash. The parser would read `--all=` as `--all`, `--output= a.csv` as
  /// `--output a.csv`, which writes to `a.csv`, and `—strict` as the name of a file.
  ///
  /// It refuses values of all other flags itself. Arguments behind `--` are not options.
  static func check(_ arguments: some Sequence<String>) throws {
    for argument in arguments.prefix(while: { $0 != "--" }) {
      let rest = argument.dropFirst()
      if let first = argument.first, dashes.contains(first), rest.first?.isLetter ?? false {
        throw Failure.usage(
          "\(quoted(argument)) begins with a dash; did you mean \(quoted("--" + rest))?")
      }
      guard argument.hasPrefix("-") else { continue }
      guard let sign = argument.firstIndex(of: "=") else { continue }
      let name = String(argument[..<sign])
      let value = String(argument[argument.index(after: sign)...])
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
    "-h", "--help", "--help-hidden", "-help-hidden", "--version", "--experimental-dump-help",
  ]
}
