internal import WidgetReports
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// The command line as it was typed, made into one that the argument parser reads.
struct TypedLine {
  /// The arguments, which begin with a command, `help` or an option of the root.
  private(set) var arguments: [String]
  /// How words were read that ask for another command than `query`; nil if there are none.
  private(set) var remark: String?

  /// Puts `query` before words without a command, or `identify` before a size, and splits `-Fmedium`.
  ///
  /// - Throws: A usage error for a mistyped command.
  init(_ typed: some Sequence<String>, commands: [String]) throws {
    // An arrow is no option.
    let words = typed.map { $0 == "->" || $0 == "=>" ? "vs" : $0 }
    arguments = Self.splittingShortOptions(try ColorOption.taken(from: words))
      .flatMap(Self.limitOfImage)
    // The scripts of shells ask for completions with three dashes.
    guard let first = arguments.first, !first.hasPrefix("---") else { return }
    try Self.checkVersion(arguments)
    if first == "diff", arguments.dropFirst().prefix(while: { !$0.hasPrefix("-") }).count > 2 {
      throw Failure.usage(
        "diff compares two files or folders; for devices write: widgetsize compare "
          + arguments.dropFirst().joined(separator: " "))
    }
    if commands.contains(first) || Self.rootArguments.contains(first) {
      takeFormat()
      takeContent()
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
    try insertCommand(commands)
    takeFormat()
    takeContent()
  }

  /// Makes options of the words that describe the content of `fit`.
  private mutating func takeContent() {
    guard arguments.first == "fit", !arguments.contains(where: Self.isOfContent) else { return }
    let end = arguments.firstIndex { $0.hasPrefix("-") } ?? arguments.endIndex
    let content = TypedContent(arguments[..<end].dropFirst())
    guard !content.options.isEmpty else { return }
    arguments = ["fit"] + content.words + content.options + arguments[end...]
  }

  /// Whether an option of `fit` describes content.
  private static func isOfContent(_ argument: String) -> Bool {
    ["--row", "--line", "--content", "--column-", "--image"].contains { argument.hasPrefix($0) }
  }

  /// `--image-limit 1122960` of `max[1122960]`, as the console log has it; other arguments as they are.
  private static func limitOfImage(_ argument: String) -> [String] {
    let number = argument.dropFirst("max[".count).dropLast()
    guard argument.hasPrefix("max["), argument.hasSuffix("]"), !number.isEmpty,
      number.allSatisfy({ $0.isNumber || $0 == "." })
    else { return [argument] }
    return ["--image-limit", String(number)]
  }

  /// Makes an option of a word that names a format: `iphone 16 pro medium csv`.
  private mutating func takeFormat() {
    let options = arguments.filter { $0.hasPrefix("-") }
    guard let command = arguments.first, Self.questions.contains(command),
      !options.contains(where: { option in
        option == "--" || ["-f", "--format", "--json", "-j"].contains { option.hasPrefix($0) }
      })
    else { return }
    let end = arguments.firstIndex { $0.hasPrefix("-") } ?? arguments.endIndex
    let place = arguments[..<end].dropFirst().firstIndex { word in
      ReportFormat.all.contains { $0.content != .checks && $0.name == word.lowercased() }
    }
    guard let place else { return }
    arguments += ["--format", arguments.remove(at: place).lowercased()]
  }

  /// The commands that take the words of a question.
  private static let questions: Set = [
    "query", "explain", "compare", "fit", "lines", "safe", "cover", "identify",
  ]

  /// Puts the command before words without one.
  private mutating func insertCommand(_ commands: [String]) throws {
    let first = arguments[0]
    guard !first.hasPrefix("-") else {
      return arguments.insert(first == "--image-limit" ? "identify" : "query", at: 0)
    }
    let words = Array(arguments.prefix { !$0.hasPrefix("-") })
    let reading = WordReader(.bundled).read(Self.withoutTextStyles(words))
    if !reading.understandsStart, let near = nearest(to: first, in: commands),
      near.first == first.lowercased().first || words.count == 1 || words[1].contains(".")
    {
      throw Failure.usage("unknown command \(quoted(first)); did you mean \(quoted(near))?")
    }
    if let limit = words.first(where: { $0.count > 5 && $0.allSatisfy(\.isNumber) }),
      reading.subject == .image
    {
      arguments = ["identify", "--image-limit", limit] + arguments.dropFirst(words.count)
      remark = "read as: widgetsize \(arguments.joined(separator: " "))"
      return
    }
    if insertFit(before: words, reading) || insertList(of: reading, words) { return }
    let isNumber = words.count == 1 && SizeText(first).map { !$0.hasTwoSides } ?? false
    let asksForFit = words.contains {
      ["fit", "fits"].contains($0.lowercased().filter(\.isLetter))
    }
    if asksForFit || reading.subject == .image, !reading.sizes.isEmpty,
      !(reading.families + reading.devices).isEmpty
    {
      arguments.insert("fit", at: 0)
      remark = "read as: widgetsize \(arguments.joined(separator: " "))"
      return
    }
    if !reading.sizes.isEmpty || isNumber && reading.devices.isEmpty {
      return arguments.insert("identify", at: 0)
    }
    let isOfSeveral = max(reading.devices.count, reading.versions.count) > 1
    let subject = reading.subject ?? (reading.compares && isOfSeveral ? .difference : nil)
    guard reading.faults.isEmpty, let subject else { return arguments.insert("query", at: 0) }
    switch subject {
    case .largest: return arguments.insert("query", at: 0)
    case .smallest: arguments.insert("safe", at: 0)
    case .evidence: arguments.insert("explain", at: 0)
    case .fewestDevices: arguments.insert("cover", at: 0)
    case .lines: arguments.insert("lines", at: 0)
    case .difference: arguments.insert("compare", at: 0)
    case .sameScreen where reading.devices.count == 1:
      arguments.replaceSubrange(..<words.count, with: ["list", "screens"] + reading.devices)
    case .sameScreen: arguments.insert(isOfSeveral ? "compare" : "query", at: 0)
    case .image:
      arguments.insert("fit", at: 0)
      arguments.insert(contentsOf: ["--image", "most"], at: words.count + 1)
    }
    remark = "read as: widgetsize \(arguments.joined(separator: " "))"
  }

  /// Puts `fit` before words that count rows or lines, and returns whether it did.
  private mutating func insertFit(before words: [String], _ reading: WordReading) -> Bool {
    let counts = TypedContent(words).options.contains {
      ["--rows", "--lines", "--column-count"].contains($0)
    }
    guard counts, !arguments.contains(where: Self.isOfContent) else { return false }
    arguments.insert("fit", at: 0)
    remark = "read as: widgetsize \(arguments.joined(separator: " "))"
    return true
  }

  /// Lists devices in place of words that ask which ones there are, `which watches are 46mm` and
  /// `devices 414x896`, and returns whether it did.
  private mutating func insertList(of reading: WordReading, _ words: [String]) -> Bool {
    let first = words[0].lowercased()
    let isPlural = ["devices", "models", "phones", "iphones", "ipads", "watches"].contains(first)
    var rest = reading
    rest.devices = []
    rest.idioms = []
    rest.understandsStart = false
    guard first == "which" || isPlural, !reading.devices.isEmpty, rest == WordReading() else {
      return false
    }
    arguments.replaceSubrange(..<words.count, with: ["list", "devices"] + reading.devices)
    remark = "read as: widgetsize \(arguments.joined(separator: " "))"
    return true
  }

  /// The words without the names of text styles, if they ask for lines of text.
  private static func withoutTextStyles(_ words: [String]) -> [String] {
    let single = words.flatMap { $0.split(separator: " ").map(String.init) }
    guard single.contains(where: { $0.lowercased() == "lines" }) else { return words }
    var others: [String] = []
    var rest = single[...]
    while let word = rest.first {
      // The longer name comes first: "large title" is no large widget.
      let count = [2, 1].first { count in
        count <= rest.count
          && Catalog.bundled.textStyle(named: rest.prefix(count).joined(separator: " ")) != nil
      }
      if count == nil { others.append(word) }
      rest = rest.dropFirst(count ?? 1)
    }
    return others
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
    "footer", "differences", "os",
  ]

  private static let rootArguments: Set = [
    "-h", "--help", "--version", "--help-hidden", "-help", "--experimental-dump-help",
    "--generate-completion-script",
  ]
}
