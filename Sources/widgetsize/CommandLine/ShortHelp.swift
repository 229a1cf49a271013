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
      return (spelling(of: option), firstWords(of: option.abstract ?? ""))
    }
    let width = rows.map(\.0.count).max() ?? 0
    lines += [""]
    for (spelling, words) in rows {
      let texts = wrapped(words, to: max(20, 76 - width))
      let names = [spelling] + Array(repeating: "", count: texts.count - 1)
      lines += zip(names, texts).map { name, text in
        "  " + name + String(repeating: " ", count: width - name.count + 2) + text
      }
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
    let name = option.names?.first { $0.kind == "long" }?.name ?? option.name
    return short + "--" + name + value
  }

  /// The lines of a text.
  private static func wrapped(_ text: String, to limit: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = String(word)
      } else if lines[lines.count - 1].count + 1 + word.count > limit {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    return lines
  }

  /// A sentence without its full stop.
  private static func firstWords(of text: String) -> String {
    String(text.hasSuffix(".") ? text.dropLast() : text[...])
  }
}
