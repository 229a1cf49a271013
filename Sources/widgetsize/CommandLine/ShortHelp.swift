internal import ArgumentParser

/// The help of a command on a few lines, for `-h`: what it does, examples, and the options of the question.
enum ShortHelp {
  /// The help that `-h` asks for; nil if the arguments do not ask for it, or name no command.
  static func text(
    for arguments: some Sequence<String>, of root: any ParsableCommand.Type
  ) -> String? {
    let arguments = Array(arguments.prefix { $0 != "--" })
    guard arguments.contains("-h"), let name = arguments.first,
      let command = root.configuration.subcommands.first(where: {
        $0.configuration.commandName == name
      }), let help = try? CommandHelp(of: command)
    else { return nil }
    var lines = [help.abstract, ""]
    lines += help.discussion.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .prefix { $0.hasPrefix("  ") }.prefix(4).map(String.init)
    let options = help.arguments.filter { !hidden.contains($0.sectionTitle ?? "") }
    let rows = options.compactMap { option -> (String, String)? in
      guard option.name != "help", option.name != "version" else { return nil }
      return (spelling(of: option), option.abstract ?? "")
    }
    let width = rows.map(\.0.count).max() ?? 0
    lines += [""]
    for (spelling, words) in rows {
      let gap = String(repeating: " ", count: width - spelling.count + 2)
      lines.append("  " + spelling + gap + start(of: words, upTo: 76 - width))
    }
    lines += ["", "All options, formats and settings: widgetsize \(name) --help"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The sections that a first question does not need.
  private static let hidden: Set = ["Tables", "Today extensions", "Output", "Reports"]

  private static func spelling(of option: CommandHelp.Argument) -> String {
    guard option.kind != .positional else { return "<\(option.valueName)>" }
    let short = option.names?.first { $0.kind == "short" }.map { "-\($0.name), " } ?? "    "
    let value = option.kind == .option ? " <\(option.valueName)>" : ""
    return short + "--" + option.name + value
  }

  /// A sentence without its full stop. If it has more characters than the limit, only as many of its clauses, or of the
  /// items of its list, as fit.
  private static func start(of text: String, upTo limit: Int) -> String {
    let text = text.hasSuffix(".") ? text.dropLast() : text[...]
    guard text.count > limit else { return String(text) }
    let ends = [",", ":", " (", " or ", " and ", " that ", " with "].flatMap(text.ranges(of:))
    let starts = ends.map { text[..<$0.lowerBound] }.filter { start in
      start.count <= limit && start.last != ","
        && start.count { $0 == "(" } == start.count { $0 == ")" }
    }
    return String(starts.max { $0.count < $1.count } ?? text)
  }
}
