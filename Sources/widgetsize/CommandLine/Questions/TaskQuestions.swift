internal import ProgramSupport
internal import QuestionWords

/// Questions about what one does with the program, which the help of a command answers, or what stands in place
/// of it.
extension Questions {
  /// A command, the words that lead to its help, and words of which one must stand beside them; none if nothing
  /// must. What holds for all commands stands in the help without one.
  private static let tasks: [(command: String?, words: Set<String>, beside: Set<String>)] = [
    ("report", ["offline", "website", "poster"], []),
    ("query", ["mcp", "server", "assistant", "assistants", "claude", "chatgpt", "cursor"], []),
    ("check", ["ci", "github", "gitlab", "actions", "action", "jenkins", "pipeline"], []),
    // "widget measurements" asks for sizes.
    (
      "ingest", ["measure", "measuring", "measurement", "measurements"],
      ["i", "my", "own", "add", "adding", "contribute", "submit"]
    ),
    (nil, ["exit"], ["code", "codes", "status"]),
  ]

  /// What somebody types who does not know what there is to ask.
  private static let startingPoints: Set = [
    "what can you do", "what can i do", "what can i ask", "get started", "getting started",
    "how do i start", "docs", "documentation", "manual", "man", "man page", "manual page", "readme",
  ]

  /// `mcp server`, `run in github actions`, `how do I measure on my own device`, `what can you do`
  static func help(_ typed: TypedWords) throws -> ChosenLine? {
    let words = typed.words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    guard typed.options.isEmpty else { return nil }
    if startingPoints.contains(words.joined(separator: " ")) { return typed.ask("help", with: []) }
    let task = tasks.first { task in
      let others = words.filter { !task.words.contains($0) && !task.beside.contains($0) }
      return !task.words.isDisjoint(with: words)
        && (task.beside.isEmpty || !task.beside.isDisjoint(with: words))
        && chooseNothing(others, besidesUnknown: true)
    }
    if let way = task?.command.flatMap({ Instead.commands[$0] }) { throw Failure(.unknown, [way]) }
    return task.map { typed.ask("help", with: [$0.command].compactMap(\.self)) }
  }

  /// `is my.json right`: the one word that is the name of a file. A device or a version may have that name, too.
  static func checkedFile(_ typed: TypedWords) -> ChosenLine? {
    guard !typed.reading.faults.isEmpty else { return nil }
    let files = typed.words.filter { $0.contains(".") && FileSystem.kind(of: $0) == .other }
    let others = typed.words.filter { !files.contains($0) && !judgements.contains($0.lowercased()) }
    guard files.count == 1, chooseNothing(others) else { return nil }
    return typed.ask("check", with: files)
  }

  /// Whether words only surround what is asked.
  private static func chooseNothing(_ words: [String], besidesUnknown: Bool = false) -> Bool {
    var reading = WordReader.bundled.read(words)
    if besidesUnknown { reading.faults = [] }
    return reading.choosesSame(as: WordReading()) && reading.subject == nil && !reading.compares
  }

  /// What is asked about a file: "up to date" is two of these and a word of every question.
  private static let judgements: Set = [
    "right", "correct", "ok", "wrong", "valid", "up", "date", "outdated",
  ]
}
