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
  /// Whether the command was chosen by what the words ask for.
  var isChosen = false

  /// Puts `query` before words without a command, or `identify` before a size, and splits `-Fmedium`.
  ///
  /// - Throws: A usage error for a mistyped command.
  init(_ typed: some Sequence<String>, commands: [String]) throws {
    // An arrow is no option.
    let words = typed.flatMap { word -> [String] in
      switch word {
      case "->", "=>": ["vs"]
      // As people expect beside --json.
      case "--csv": ["--format", "csv"]
      default: [word]
      }
    }
    arguments = Self.splittingShortOptions(try ColorOption.taken(from: words))
    // The scripts of shells ask for completions with three dashes.
    // `list of 6 items` is content.
    if arguments.starts(with: ["list", "of"]) { arguments.removeFirst(2) }
    guard let first = arguments.first, !first.hasPrefix("---") else { return }
    try Self.checkVersion(arguments)
    if first == "diff" { try compareDevices() }
    if first == "check" { try checkFiles() }
    if first == "list", let line = sizesBehindList {
      arguments = line
      isChosen = true
    }
    if first == "explain", let line = explanationWithoutDevice {
      arguments = line
      remark = "read as: widgetsize \(arguments.joined(separator: " "))"
      return
    }
    if first == "lines", TypedContent(words).counts {
      arguments.insert("fit", at: 0)
      isChosen = true
    }
    if commands.contains(first) || Self.rootArguments.contains(first) {
      try takeFormat()
      try takeContent()
      if isChosen { remark = "read as: widgetsize \(arguments.joined(separator: " "))" }
      return
    }
    let start = first == "help" ? arguments.dropFirst().first : first
    guard let start else { return }
    if first == "help" {
      guard commands.contains(start) || start.hasPrefix("-") || start == "help" else {
        throw Failure.usage(Message.unknown("command", start, expected: commands))
      }
      return
    }
    if !takeRefusal() { try insertCommand(commands) }
    try takeFormat()
    try takeContent()
    guard isChosen else { return }
    dropWordsOfQuestion()
    remark = "read as: widgetsize \(arguments.joined(separator: " "))"
  }

  /// Makes options of the words that describe the content of `fit`.
  private mutating func takeContent() throws {
    guard arguments.first == "fit" else { return }
    let end = arguments.firstIndex { $0.hasPrefix("-") } ?? arguments.endIndex
    if let text = arguments[..<end].dropFirst().first(where: Self.isText) {
      throw Failure(
        .unknown,
        [
          "how wide \(quoted(text)) is depends on the font, of which no table has widths; measure it, and "
            + "ask with --content-width; 'widgetsize lines' counts the lines that fit"
        ])
    }
    guard !arguments.contains(where: Self.isOfContent) else { return }
    let content = TypedContent(arguments[..<end].dropFirst())
    guard !content.options.isEmpty else { return }
    arguments = ["fit"] + content.words + content.options + arguments[end...]
  }

  /// Whether words in quotes are a text to be shown, and name neither content nor a widget.
  static func isText(_ argument: String) -> Bool {
    guard argument.contains(" "), TypedContent([argument]).options.isEmpty else { return false }
    let reader = WordReader.bundled
    let reading = reader.read([argument])
    guard !reading.faults.isEmpty else { return false }
    // A number or a word of a text may be a name of something: `room 4`.
    let unknown = argument.split(separator: " ").count { !reader.read([String($0)]).faults.isEmpty }
    return unknown > 1 || reading.devices.isEmpty && reading.families.isEmpty
  }

  /// Whether an option of `fit` describes content.
  static func isOfContent(_ argument: String) -> Bool {
    ["--row", "--line", "--content", "--column-", "--image"].contains { argument.hasPrefix($0) }
  }

  /// Replaces `diff` by `compare` if devices follow it: `diff` compares files.
  private mutating func compareDevices() throws {
    let words = Array(arguments.dropFirst().prefix { !$0.hasPrefix("-") })
    guard words.count > 2 else { return }
    let reading = WordReader.bundled.read(words)
    guard reading.faults.isEmpty, reading.devices.count > 1 else {
      throw Failure.usage(
        "diff compares two files or folders; for devices write: widgetsize compare "
          + arguments.dropFirst().joined(separator: " "))
    }
    arguments[0] = "compare"
    isChosen = true
  }

  /// What answers words behind `list` that name sizes instead of a topic: `list small all iphones`, `list iphones
  /// with 170x170`; nil if they name none.
  private var sizesBehindList: [String]? {
    let words = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    let rest = arguments.dropFirst(words.count + 1)
    let reading = WordReader.bundled.read(Array(words))
    guard let first = words.first, reading.faults.isEmpty else { return nil }
    if !reading.sizes.isEmpty,
      ["devices", "iphones", "ipads", "watches"].contains(first.lowercased())
    {
      return ["identify"] + reading.understood.filter { $0.lowercased() != "devices" } + rest
    }
    guard ListCommand.Topic(rawValue: first.lowercased()) == nil, !reading.families.isEmpty,
      !(reading.devices.isEmpty && reading.idioms.isEmpty && reading.platforms.isEmpty)
    else { return nil }
    return ["query"] + words + rest
  }

  /// What answers `explain` of a size alone or of a family alone, which are no widget of which the reason could be
  /// told; nil of any other line.
  private var explanationWithoutDevice: [String]? {
    let words = Array(arguments.dropFirst())
    guard words.allSatisfy({ !$0.hasPrefix("-") }) else { return nil }
    let reading = WordReader.bundled.read(words)
    if !reading.sizes.isEmpty, words.count == 1 { return ["identify"] + words }
    guard reading.faults.isEmpty, !reading.families.isEmpty, reading.devices.isEmpty,
      reading.versions.isEmpty, reading.subject == nil, reading.idioms.isEmpty,
      reading.platforms.isEmpty
    else { return nil }
    return ["list", "families"] + reading.understood
  }

  /// Replaces `check` by `identify` if a picture or a size and words follow it: `check` reads files.
  private mutating func checkFiles() throws {
    // `check 'iphone 15 medium = 338x158'`
    let words = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
      .flatMap { $0.split(separator: " ").map(String.init) }.filter { $0 != "=" }
    if let picture = words.first, let size = try? FileSystem.sizeOfPicture(at: picture) {
      let others = Array(words.dropFirst())
      guard WordReader.bundled.read(others).faults.isEmpty else { return }
      let line = ["identify", "\(size.width)x\(size.height)px"] + others
      guard arguments.allSatisfy({ !$0.hasPrefix("-") }) else {
        throw Failure.usage(
          "check reads files; for a picture write: widgetsize " + line.joined(separator: " "))
      }
      arguments = line
      remark = "read as: widgetsize \(line.joined(separator: " "))"
      return
    }
    guard words.count > 1, words.contains(where: { SizeText($0)?.hasTwoSides == true }),
      !words.contains(where: {
        $0.contains("/") || $0.contains(".") && Double($0) == nil && SizeText($0) == nil
      })
    else { return }
    arguments = ["identify"] + words + arguments.drop { !$0.hasPrefix("-") }
    remark = "check reads files; read as: widgetsize \(arguments.joined(separator: " "))"
  }

  /// The commands that take the words of a question.
  static let questions: Set = [
    "query", "explain", "compare", "fit", "lines", "safe", "cover", "identify",
  ]

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
    "footer", "differences", "os",
  ]

  private static let rootArguments: Set = [
    "-h", "--help", "--version", "--help-hidden", "-help", "--experimental-dump-help",
    "--generate-completion-script",
  ]
}
