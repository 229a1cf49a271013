internal import Wording

/// The values behind the `=` of arguments.
enum ArgumentValues {
  /// Throws for two kinds of argument that the argument parser accepts and should not: a value of a
  /// flag that every command has, such as `--help=x`, and no value behind `=`. It would read `--known=`
  /// as `--known`, and `--junit= a.csv` as `--junit a.csv`, which writes to `a.csv`.
  ///
  /// It refuses values of all other flags itself. Arguments behind `--` are not options.
  static func check(_ arguments: some Sequence<String>) throws {
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("-") {
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

  private static let commonFlags: Set = [
    "-h", "--help", "--help-hidden", "-help-hidden", "--version", "--experimental-dump-help",
  ]
}
