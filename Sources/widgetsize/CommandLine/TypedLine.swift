internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// The command line as it was typed, made into one that the argument parser reads.
struct TypedLine {
  /// The arguments, which begin with a command, `help` or an option of the root.
  private(set) var arguments: [String]

  /// Puts `query` before words without a command, or `identify` before a size, and splits `-Fmedium`.
  ///
  /// - Throws: A usage error for a mistyped command.
  init(_ typed: some Sequence<String>, commands: [String]) throws {
    arguments = Self.splittingShortOptions(try ColorOption.taken(from: Array(typed)))
    // The scripts of shells ask for completions with three dashes.
    guard let first = arguments.first, !first.hasPrefix("---") else { return }
    try Self.checkVersion(arguments)
    if commands.contains(first) || Self.rootArguments.contains(first) { return }
    let start = first == "help" ? arguments.dropFirst().first : first
    guard let start else { return }
    if first == "help" {
      guard commands.contains(start) || start.hasPrefix("-") || start == "help" else {
        throw Failure.usage(Message.unknown("command", start, expected: commands))
      }
      return
    }
    arguments.insert(try Self.command(for: arguments, commands), at: 0)
  }

  /// The command for words without one.
  private static func command(for arguments: [String], _ commands: [String]) throws -> String {
    let first = arguments[0]
    guard !first.hasPrefix("-") else { return "query" }
    let words = Array(arguments.prefix { !$0.hasPrefix("-") })
    let reading = WordReader(.bundled).read(words)
    if !reading.understandsStart, let near = nearest(to: first, in: commands),
      near.first == first.lowercased().first || words.count == 1 || words[1].contains(".")
    {
      throw Failure.usage("unknown command \(quoted(first)); did you mean \(quoted(near))?")
    }
    if !reading.sizes.isEmpty { return "identify" }
    let isNumber = words.count == 1 && SizeText(first).map { !$0.hasTwoSides } ?? false
    return isNumber && reading.devices.isEmpty ? "identify" : "query"
  }

  /// Throws for a version of a system behind `--version`, which prints that of the program.
  private static func checkVersion(_ arguments: [String]) throws {
    for (index, argument) in arguments.enumerated() where argument == "--version" {
      guard index > 0 || arguments.count > 1 else { return }
      let next = arguments.indices.contains(index + 1) ? " \(arguments[index + 1])" : ""
      throw Failure.usage(
        "--version prints the version of the program; for a version of iOS use --os\(next)")
    }
  }

  /// Splits `-Fmedium` into `-F medium`; `-device` is a long option with a dash too few, and stays.
  private static func splittingShortOptions(_ arguments: [String]) -> [String] {
    var rest = arguments[...]
    var result: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" { return result + [argument] + rest }
      let letters = argument.dropFirst()
      guard argument.first == "-", letters.count > 1, let option = letters.first,
        valueOptions.contains(option), letters.dropFirst().first != "=",
        option != "d" || !longNames.contains(where: letters.hasPrefix)
      else {
        result.append(argument)
        continue
      }
      guard !longNames.contains(where: letters.hasPrefix) else {
        result.append(argument)
        continue
      }
      result += ["-\(option)", String(letters.dropFirst())]
    }
    return result
  }

  /// The short options with a value.
  private static let valueOptions: Set<Character> = ["F", "d", "f", "t", "m", "e", "o"]

  /// The long options that begin as these short ones.
  private static let longNames = [
    "device", "data", "format", "family", "text", "mode", "more", "max", "mcp", "entry", "output",
    "footer", "differences",
  ]

  private static let rootArguments: Set = [
    "-h", "--help", "--version", "--help-hidden", "-help", "--experimental-dump-help",
    "--generate-completion-script",
  ]
}
