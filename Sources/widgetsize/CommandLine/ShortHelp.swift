internal import ArgumentParser
internal import WidgetReports
internal import Wording

/// Help on one screen: of the program, of a command for `-h`, and of a topic for `help formats`.
enum ShortHelp {
  /// The lines of a terminal, and its columns.
  private static let lineLimit = 24, width = 80

  /// The help that the arguments ask for; nil if they do not ask for it, or name no command.
  static func text(for arguments: some Sequence<String>) -> String? {
    let arguments = Array(arguments.drop { $0 == "--" }.prefix { $0 != "--" })
    guard let first = arguments.first, !["-h", "--help"].contains(first) else {
      return arguments.count < 2 ? program : nil
    }
    if first == "help" {
      guard arguments.count > 1 else { return program }
      return arguments.count == 2 ? HelpTopic(rawValue: arguments[1].lowercased())?.text : nil
    }
    guard arguments.contains("-h"), let command = WidgetSize.command(named: first),
      let help = try? CommandHelp(of: command)
    else { return nil }
    return text(of: help, named: first)
  }

  private static var program: String {
    let configuration = WidgetSize.configuration
    let commands = configuration.subcommands.map { $0.configuration }
    let paragraphs = configuration.discussion.split(separator: "\n")
    let topics = HelpTopic.allCases.prefix(3).map(\.rawValue)
    return screen(
      configuration.abstract, configuration.discussion,
      rows(commands.map { ("  " + ($0.commandName ?? ""), $0.abstract) }) + [""]
        + (paragraphs.last.map { WordWrap.lines(of: String($0), within: width) } ?? []) + [
          "Help: widgetsize <command> -h or --help, widgetsize help \(topics.joined(separator: "|"))"
        ])
  }

  private static func text(of help: CommandHelp, named name: String) -> String {
    let options = help.arguments.filter {
      $0.shouldDisplay && !["help", "version"].contains($0.name)
    }
    let own = options.filter { !named.union(["Tables"]).contains($0.sectionTitle ?? "") }
    var lines = rows(own.map { (spelling(of: $0), $0.abstract ?? "") })
    let names = options.filter { named.contains($0.sectionTitle ?? "") }
      .map { spelling(of: $0).trimmed }
    if !names.isEmpty {
      lines += WordWrap.lines(
        of: "Also: \(names.joined(separator: ", "))", within: width, indent: 2)
    }
    let topics = HelpTopic.allCases.prefix(4).map(\.rawValue).joined(separator: "|")
    return screen(
      help.abstract, help.discussion,
      lines + ["", "More: widgetsize \(name) --help, widgetsize help \(topics)"])
  }

  /// A screen of what something does, as many examples as fit, and lines.
  private static func screen(
    _ abstract: String, _ discussion: String, _ lines: [String]
  ) -> String {
    joined(
      [abstract, ""] + examples(in: discussion).prefix(max(1, lineLimit - 3 - lines.count)) + [""]
        + lines)
  }

  /// The groups of options that many commands have, which stand without a description.
  private static let named: Set = ["Devices and versions", "Widgets", "Output"]

  /// The examples at the start of a discussion, indented by two blanks.
  private static func examples(in discussion: String) -> [String] {
    discussion.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .prefix { $0.hasPrefix("  ") }.map(String.init)
  }

  /// Lines of a name and what it means, in two columns.
  static func rows(_ rows: [(name: String, words: String)]) -> [String] {
    let room = rows.map(\.name.count).max() ?? 0
    return rows.map { name, words in
      let gap = String(repeating: " ", count: room - name.count + 2)
      return name + gap + start(of: words, upTo: width - room - 2)
    }
  }

  /// The lines of a text, indented as it is.
  static func wrapped(_ text: String) -> [String] {
    WordWrap.lines(of: text, within: width, indent: text.prefix { $0 == " " }.count)
  }

  static func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  static func spelling(of option: CommandHelp.Argument) -> String {
    guard option.kind != .positional else { return "  <\(option.valueName)>" }
    let short = option.names?.first { $0.kind == "short" }.map { "  -\($0.name), " } ?? "      "
    return short + "--" + option.name + (option.kind == .option ? " <\(option.valueName)>" : "")
  }

  /// A sentence without its full stop. If it has more characters than the limit, only as many of its clauses, or of the
  /// items of its list, as fit.
  private static func start(of text: String, upTo limit: Int) -> String {
    let text = text.hasSuffix(".") ? text.dropLast() : text[...]
    guard text.count > limit else { return String(text) }
    let ends = [",", ";", ":", " (", " or ", " and ", " that ", " with "].flatMap(text.ranges(of:))
    let starts = ends.map { text[..<$0.lowerBound] }.filter { start in
      start.count <= limit && start.last != ","
        && start.count { $0 == "(" } == start.count { $0 == ")" }
    }
    return String(starts.max { $0.count < $1.count } ?? text)
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
