internal import CLibrary
internal import ProgramSupport
internal import Wording

/// `--color`, `--color=always`, `--color=never`, `--color=auto` and `--no-color`, which every command takes.
enum ColorOption {
  /// The arguments without the options of colour, which take effect as the environment variables that other
  /// programs know too: `FORCE_COLOR` and `NO_COLOR`.
  ///
  /// - Throws: A usage error for an unknown value.
  static func taken(from arguments: [String]) throws -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var rest: [String] = []
    for argument in arguments[..<end] {
      guard let when = value(of: argument) else {
        rest.append(argument)
        continue
      }
      switch when {
      case "always", "": set(to: true)
      case "never": set(to: false)
      case "auto": break
      default:
        throw Failure.usage(
          "unknown value \(quoted(when)) of --color; expected always, never or auto")
      }
    }
    return rest + arguments[end...]
  }

  /// The value of an option of colour; nil if an argument is none.
  private static func value(of argument: String) -> String? {
    if argument == "--no-color" || argument == "--no-colour" { return "never" }
    for name in ["--color", "--colour"] where argument.hasPrefix(name) {
      let rest = argument.dropFirst(name.count)
      if rest.isEmpty { return "" }
      if rest.first == "=" { return rest.dropFirst().lowercased() }
    }
    return nil
  }

  private static func set(to isColored: Bool) {
    _ = unsafe unsetenv(isColored ? "NO_COLOR" : "FORCE_COLOR")
    _ = unsafe setenv(isColored ? "FORCE_COLOR" : "NO_COLOR", "1", 1)
  }
}
