internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The format that words name: `iphone 16 pro medium csv`.
extension TypedLine {
  /// Gives a format that is typed as an option its option, if the command has none of that name: `--csv` is
  /// `--format csv`.
  mutating func takeFormatOption() {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    guard let command = WidgetSize.command(named: arguments.first) else { return }
    for place in arguments[..<end].indices.reversed() where arguments[place].hasPrefix("--") {
      // Every command that has formats has `--json`.
      guard let name = Self.format(String(arguments[place].dropFirst(2))),
        name != ReportFormat.json.name, !OptionNames.names(of: command).contains(arguments[place]),
        Instead.ofOption(arguments[place], of: arguments.first) == nil
      else { continue }
      arguments.replaceSubrange(place...place, with: ["--format", name])
    }
  }

  /// Makes an option of a word that names a format.
  ///
  /// - Throws: A usage error with the formats for words that ask for one by another name, `export yaml`.
  mutating func takeFormat() throws {
    let options = arguments.filter { $0.hasPrefix("-") }
    let command = arguments.prefix { WidgetSize.command(named: $0) != nil || $0 == "help" }.prefix(
      1)
    guard isQuestion || command.isEmpty, !options.contains("--") else { return }
    let end = arguments.firstIndex { $0.hasPrefix("-") } ?? arguments.endIndex
    // A question may stand in quotes as a whole.
    let typed = arguments[command.count..<end].map { $0.split(separator: " ").map(String.init) }
    // `sm md lg` are families.
    let namesSizes = typed.joined().contains { ["sm", "lg"].contains($0.lowercased()) }
    func format(_ word: String) -> String? {
      namesSizes && word.lowercased() == "md" ? nil : Self.format(word)
    }
    let named = typed.joined().compactMap(format)
    if let option = options.first(where: { option in
      ["-f", "--format", "--json", "-j"].contains { option.hasPrefix($0) }
    }) {
      let value = option.contains("=") ? nil : arguments.drop { $0 != option }.dropFirst().first
      let chosen = [
        String(option.drop { $0 == "-" }), value ?? "",
        String(option.split(separator: "=").last ?? ""),
      ]
      .compactMap(Self.format)
      if let name = named.first(where: { $0 != ReportFormat.table.name && !chosen.contains($0) }) {
        throw Failure.usage(
          "the words ask for --format \(name), the options for \(chosen.first ?? option)")
      }
      return
    }
    // The word table says little beside another.
    if let name = named.first(where: { $0 != ReportFormat.table.name }) ?? named.first {
      let meant = [name, ReportFormat.table.name]
      let isMeant = typed.joined().map { format($0).map(meant.contains) ?? false }
      // `as kotlin`, `to csv`
      let isLead = typed.joined().map { ["as", "to", "into"].contains($0.lowercased()) }
      let isKept = zip(isMeant, zip(isLead, isMeant.dropFirst() + [false])).map { own, next in
        !own && !(next.0 && next.1)
      }
      var rest = isKept[...]
      let others = typed.map { words in words.filter { _ in rest.removeFirst() } }
      arguments =
        command + others.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
        + arguments[end...] + ["--format", name]
      return
    }
    let words = typed.flatMap(\.self)
    guard words.contains(where: { Self.wordsOfFormats.contains($0.lowercased()) }) else { return }
    let names = ReportFormat.names(of: .answer, .sizes)
    let others = words.filter { !Self.wordsOfFormats.contains($0.lowercased()) }
    let reading = WordReader.bundled.read(others)
    if reading.faults.isEmpty, reading.understood.isEmpty,
      words.contains(where: { $0.lowercased().hasPrefix("format") })
    {
      throw Failure.usage("the formats are \(names.joined(separator: ", ")); write one behind -f")
    }
    if let unknown = others.first(where: { !WordReader.bundled.read([$0]).faults.isEmpty }) {
      throw Failure.usage(Message.unknown("format", unknown, expected: names))
    }
  }

  /// The format that a word names; nil if it names none.
  private static func format(_ word: String) -> String? {
    let name = ReportFormat.name(of: word)
    return ReportFormat.all.contains { $0.content != .checks && $0.name == name } ? name : nil
  }

  /// Words that ask for a format.
  private static let wordsOfFormats: Set = ["export", "format", "formats", "file", "output"]
}
