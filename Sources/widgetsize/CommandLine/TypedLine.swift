internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// The command line as it was typed, made into one that the argument parser reads.
struct TypedLine {
  /// The arguments, which begin with a command, `help` or an option of the root.
  var arguments: [String]
  /// How words were read that ask for another command than `query`; nil if there are none.
  private(set) var remark: String?

  /// Chooses the command of words without one, or with one that does not answer them, and makes options of the
  /// words that name a format or content.
  ///
  /// - Throws: A usage error for a mistyped command, and for what no command answers.
  init(_ typed: some Sequence<String>, commands: [String]) throws {
    // An arrow is no option.
    let words = Self.withoutQuotes(Array(typed)).map { ["->", "=>"].contains($0) ? "vs" : $0 }
    // `-- iphone 15`
    arguments = Array(words.drop { $0 == "--" && words.count > 1 })
    // The scripts of shells ask for completions with three dashes.
    guard let first = arguments.first, !first.hasPrefix("---") else { return }
    if first.lowercased() == "version", arguments.dropFirst().first?.hasPrefix("-") ?? true {
      arguments[0] = "--version"
    }
    try Self.checkVersion(arguments)
    guard !Self.rootArguments.contains(arguments[0]) else { return }
    try takeFormat()
    let line = try Self.chosenLine(arguments, commands)
    if let line { arguments = line.arguments }
    let asked = words.prefix { !$0.hasPrefix("-") }
    if isQuestion, asked.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw Failure.usage("one of the words is empty; leave it out, or write what it should be")
    }
    takeFormatOption()
    try takeContent()
    guard let line, line.isTold else { return }
    // Words of `fit` are options now.
    let dropped =
      (dropWordsOfQuestion() + (arguments[0] == "fit" ? [] : line.reading.notUnderstood))
      .withoutRepetition.filter { !arguments.contains($0) }
    remark =
      [
        line.reason, "read as: widgetsize \(arguments.joined(separator: " "))",
        dropped.isEmpty ? nil : WordReading.text(ofNotUnderstood: dropped),
        WordReading.text(ofNotAnswered: leftOut(of: line.reading)),
      ].compactMap(\.self).joined(separator: "; ")
  }

  /// The words of a question that stands in quotes as a whole, but for the name of a file.
  private static func withoutQuotes(_ arguments: [String]) -> [String] {
    guard let first = arguments.first, arguments.dropFirst().first?.hasPrefix("-") ?? true,
      first.contains(" "), !first.allSatisfy(\.isWhitespace),
      case let words = first.split(separator: " ").map(String.init),
      !words.contains(where: { $0.hasPrefix("-") && $0 != "->" }),
      FileSystem.kind(of: first) == .nothing
    else { return arguments }
    return words + arguments.dropFirst()
  }

  /// The arguments with the words of the question before the options, so that all of them choose the command, the format
  /// and the content: `iphone 15 medium --os 18 why`. Nil if no word stands behind an option.
  ///
  /// - Parameters:
  ///   - words: The words of the question, as they were parsed.
  ///   - typed: The first argument that was typed.
  /// - Returns: The arguments of a line without a command, if none was typed.
  func withWordsFirst(_ words: [String], _ typed: String?) -> [String]? {
    guard words.count > arguments.dropFirst().prefix(while: { !$0.hasPrefix("-") }).count,
      !arguments.contains("--")
    else { return nil }
    var rest = words[...]
    let options = arguments.dropFirst().filter { argument in
      guard argument == rest.first else { return true }
      rest = rest.dropFirst()
      return false
    }
    return (typed == arguments[0] ? [arguments[0]] : []) + words + options
  }

  /// The line that answers the question of the arguments; nil if their command answers it.
  private static func chosenLine(_ arguments: [String], _ commands: [String]) throws -> ChosenLine?
  {
    let first = arguments[0]
    if first == "help" { return try helpLine(arguments.dropFirst(), commands) }
    if !beginsQuestion(arguments) { try Instead.checkCommand(first) }
    // `safe area small`, `list of 6 items`
    if commands.contains(first), !WordTable.isPhrase(arguments.prefix(2)) || arguments.count < 2 {
      let questions = Questions.behindCommand[first] ?? []
      guard !questions.isEmpty || Questions.ofOneSubject.contains(first) else { return nil }
      let typed = TypedWords(arguments.dropFirst())
      if let line = try Questions.answer(to: typed, of: questions) { return line }
      // `query smallest small`
      guard Questions.ofOneSubject.contains(first),
        let line = try Questions.subject(typed, typed.reading), line.arguments[0] != first
      else { return nil }
      return line
    }
    if let refusal = refusal(in: arguments) { return refusal }
    if arguments.allSatisfy({ $0.allSatisfy(\.isWhitespace) || WordTable.isNothing($0) }) {
      throw Failure.usage(
        "nothing is asked; expected a device or a family, such as 'iphone 15 medium'")
    }
    let typed = TypedWords(arguments)
    guard !typed.words.isEmpty else { return typed.mean("query") }
    try checkCommand(typed, commands)
    return try Questions.answer(to: typed, of: Questions.withoutCommand)
      ?? typed.mean("query", with: typed.withoutStyles)
  }

  /// Whether the name of a command that there is not is a word of a question: `lines of text in small`,
  /// `diff iphone 15 iphone 16`.
  private static func beginsQuestion(_ arguments: [String]) -> Bool {
    if arguments.dropFirst().first == "of" { return true }
    guard arguments[0] == "diff" else { return false }
    let typed = TypedWords(arguments)
    return typed.words.count > 1 && typed.reading.faults.isEmpty
  }

  /// Throws for a first word that is a mistyped command.
  private static func checkCommand(_ typed: TypedWords, _ commands: [String]) throws {
    guard !typed.reading.understandsStart, !WordTable.isPhrase([typed.first]),
      let near = nearest(to: typed.words[0], in: commands),
      near.first == typed.first.first || typed.words.count == 1 || typed.words[1].contains(".")
    else { return }
    throw Failure.usage(
      "unknown command \(quoted(typed.words[0])); did you mean \(quoted(near))?")
  }

  /// The help about something that is no command, `help ci`; nil for that of a command.
  private static func helpLine(
    _ topic: ArraySlice<String>, _ commands: [String]
  ) throws -> ChosenLine? {
    guard let name = topic.first, !commands.contains(name), !name.hasPrefix("-"), name != "help"
    else { return nil }
    if HelpTopic(rawValue: name.lowercased()) != nil, let rest = topic.dropFirst().first {
      throw Failure.usage("'help \(name)' takes nothing more, not \(quoted(rest))")
    }
    try Instead.checkCommand(name)
    if let line = try Questions.answer(to: TypedWords(topic), of: [Questions.help]) { return line }
    throw Failure.usage(Message.unknown("command", name, expected: commands))
  }

  /// `identify` of a line of the console log about a refused image, or of its end with the limit; nil for other lines.
  private static func refusal(in arguments: [String]) -> ChosenLine? {
    // `too large - max[718080]` without quotes has a dash alone.
    let words = arguments.prefix { $0 == "-" || !$0.hasPrefix("-") }
    let line = words.joined(separator: " ")
    guard LoggedText.isOfRefusal(line) else { return nil }
    return ChosenLine(
      arguments: ["identify", line] + arguments.dropFirst(words.count), isTold: false)
  }

  /// Makes options of the words that describe the content of `fit`.
  private mutating func takeContent() throws {
    guard arguments.first == "fit" else { return }
    let end = arguments.firstIndex { $0.hasPrefix("-") } ?? arguments.endIndex
    if let text = arguments[..<end].dropFirst().first(where: TypedContent.isText) {
      throw Failure(
        .unknown,
        [
          "how wide \(quoted(text)) is depends on the font, of which no table has widths; measure it, and "
            + "ask with --content-width; 'widgetsize fit --lines most' counts the lines that fit"
        ])
    }
    guard !arguments.contains(where: TypedContent.isOption) else { return }
    let content = TypedContent(arguments[..<end].dropFirst())
    if let refusal = content.refusal { throw Failure.usage(refusal) }
    guard !content.options.isEmpty else { return }
    arguments = ["fit"] + content.words + content.options + arguments[end...]
  }

  /// Whether the command takes the words of a question.
  var isQuestion: Bool {
    WidgetSize.command(named: arguments.first) is any QuestionCommand.Type
  }

  /// Leaves out the words of the question around what was understood, so that the line says what is answered. Returns
  /// those that have no meaning.
  private mutating func dropWordsOfQuestion() -> [String] {
    guard isQuestion else { return [] }
    let typed = Array(arguments.dropFirst().prefix { !$0.hasPrefix("-") })
    let reader = WordReader.bundled
    let reading = reader.read(typed)
    // Words in quotes may be one name, which they are not without them.
    guard !typed.isEmpty, reading.faults.isEmpty,
      reader.read(reading.understood).choosesSame(as: reading)
    else { return [] }
    arguments.replaceSubrange(1...typed.count, with: reading.understood)
    return reading.notUnderstood
  }

  /// What words ask for that the answer of the line does not have, and that the line does not say.
  private func leftOut(of reading: WordReading) -> [String] {
    guard arguments.first != "help" else { return [] }
    let command = WidgetSize.command(named: arguments.first)
    let own = reading.subject.map { [Wish.subject($0)] } ?? []
    let answers =
      command is ListCommand.Type
      ? ListCommand.answers : (command as? any QuestionCommand.Type)?.answers ?? []
    let line = arguments.joined(separator: " ").lowercased()
    return reading.phrases(notAnsweredBy: answers.union(own)).filter { !line.contains($0) }
  }

  /// Throws for a version of a system behind `--version`, which prints that of the program.
  private static func checkVersion(_ arguments: [String]) throws {
    for (index, argument) in arguments.enumerated() where argument == "--version" {
      guard index > 0 || arguments.count > 1 else { return }
      let next = arguments.dropFirst(index + 1).first.map { " \($0)" } ?? ""
      throw Failure.usage(
        "--version prints the version of the program; for a version of iOS use --os"
          + (next.hasPrefix(" -") ? "" : next))
    }
  }

  private static let rootArguments: Set = [
    "-h", "--help", "--version", "--help-hidden", "-help", "--experimental-dump-help",
    "--generate-completion-script",
  ]
}
