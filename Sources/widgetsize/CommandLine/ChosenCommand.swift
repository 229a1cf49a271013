internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

extension WordReader {
  /// The reader of the words of the bundled tables, by which a command is chosen.
  static let bundled = WordReader(.bundled)
}

/// The command of words without one.
extension TypedLine {
  /// The words before the options.
  var words: [String] { Array(arguments.prefix { !$0.hasPrefix("-") }) }

  /// Puts the command before words without one, by what they ask for.
  mutating func insertCommand(_ commands: [String]) throws {
    let first = arguments[0]
    guard !first.hasPrefix("-") else {
      return arguments.insert(first == "--image-limit" ? "identify" : "query", at: 0)
    }
    let words = words
    switch words.map({ $0.lowercased() }) {
    case ["version"]:
      arguments[0] = "--version"
      return
    case ["families"], ["family"], ["sources"], ["rules"], ["conflicts"]:
      arguments.replaceSubrange(
        ..<words.count, with: ["list", words[0] == "family" ? "families" : words[0]])
      isChosen = true
      return
    default: break
    }
    // `families for ipad`, `how many families on ipad`
    if ["families", "how many families", "which families", "what families"].contains(
      where: words.joined(separator: " ").lowercased().hasPrefix),
      case let reading = WordReader.bundled.read(words), reading.faults.isEmpty,
      !(reading.idioms.isEmpty && reading.platforms.isEmpty), reading.subject == nil,
      reading.families.isEmpty
    {
      arguments.replaceSubrange(
        ..<words.count,
        with: ["list", "families"] + reading.understood.filter { $0.lowercased() != "families" })
      isChosen = true
      return
    }
    let asked = Self.withoutTextStyles(words)
    let reading = WordReader.bundled.read(asked)
    if !reading.understandsStart, let near = nearest(to: first, in: commands),
      near.first == first.lowercased().first || words.count == 1 || words[1].contains(".")
    {
      throw Failure.usage("unknown command \(quoted(first)); did you mean \(quoted(near))?")
    }
    if let limit = words.first(where: { $0.count > 5 && $0.allSatisfy(\.isNumber) }),
      reading.subject == .image
    {
      arguments = ["identify", "--image-limit", limit] + arguments.dropFirst(words.count)
      isChosen = true
      return
    }
    if insertFit(before: words, reading) || insertList(of: reading, words) { return }
    let isNumber = words.count == 1 && SizeText(first).map { !$0.hasTwoSides } ?? false
    let asksForFit = words.flatMap { $0.split(separator: " ") }.contains {
      Self.wordsOfContent.contains($0.lowercased().filter(\.isLetter))
    }
    // `does it fit small` has no content.
    if words.contains("it"), words.contains("fit") || words.contains("fits"),
      reading.subject == nil, reading.sizes.isEmpty, reading.sides.isEmpty,
      !reading.families.isEmpty
    {
      return choose("fit")
    }
    // `is a 2000x2000 image too big for a widget`
    let asksForAll = reading.subject == .image && words.contains { $0.lowercased() == "too" }
    if asksForFit || reading.subject == .image, !(reading.sizes + reading.sides.values).isEmpty,
      asksForAll || !(reading.families + reading.devices).isEmpty
    {
      return choose("fit")
    }
    if !reading.sizes.isEmpty || !reading.sides.isEmpty || isNumber && reading.devices.isEmpty {
      arguments.insert("identify", at: 0)
      isChosen = reading.subject == .evidence && reading.faults.isEmpty
      return
    }
    let isOfSeveral = max(reading.devices.count, reading.versions.count) > 1
    // `when extra large`
    let asksWhen =
      words[0].lowercased() == "when" && reading.devices.isEmpty && !reading.families.isEmpty
    // `how many medium sizes`
    let counts =
      words.prefix(2).map { $0.lowercased() } == ["how", "many"]
      && words.contains { $0.lowercased() == "sizes" }
    let subject =
      counts
      ? .fewestDevices
      : reading.subject
        ?? (reading.compares && (isOfSeveral || reading.zoom != nil)
          ? .difference : asksWhen ? .arrival : nil)
    guard reading.faults.isEmpty, let subject else {
      return arguments.replaceSubrange(..<words.count, with: ["query"] + asked)
    }
    switch subject {
    case .largest, .widest, .tallest: arguments.insert("query", at: 0)
    case .smallest: choose("safe")
    case .evidence where reading.choosesSame(as: WordReading()):
      arguments.replaceSubrange(
        ..<words.count, with: ["list", "sources"] + Self.sources(of: words))
      isChosen = true
    case .evidence: choose("explain")
    case .unknown:
      guard !(reading.devices + reading.idioms.map(\.rawValue)).isEmpty else {
        throw Failure(
          .unknown,
          [
            "what is not known stands behind --all, each with its reason: widgetsize iphone 15 --all"
          ])
      }
      arguments = ["query"] + reading.understood + ["--all"] + arguments.dropFirst(words.count)
      isChosen = true
    case .fewestDevices: choose("cover")
    case .lines: choose("lines")
    case .arrival:
      arguments.replaceSubrange(..<words.count, with: ["list", "families"] + reading.families)
      isChosen = true
    case .dataVersion:
      arguments.replaceSubrange(..<words.count, with: ["validate"])
      isChosen = true
    case .difference:
      var remarks = WordReading()
      remarks.remarks = reading.remarks
      if let remark = reading.remarks.first, reading.choosesSame(as: remarks) {
        // `does dynamic type change widget size`
        throw Failure(.unknown, [remark])
      }
      choose("compare")
    case .sameScreen where reading.devices.count == 1:
      if let line = Self.sameSize(reading) {
        arguments.replaceSubrange(..<words.count, with: line)
        isChosen = true
        return
      }
      arguments.replaceSubrange(..<words.count, with: ["list", "screens"] + reading.devices)
      isChosen = true
    case .sameScreen: choose(isOfSeveral ? "compare" : "query")
    case .image:
      choose("fit")
      guard !TypedContent(words).options.contains("--image") else { return }
      arguments.insert(contentsOf: ["--image", "most"], at: words.count + 1)
    }
  }

  /// Words that ask whether something fits, or name it.
  private static let wordsOfContent: Set = [
    "fit", "fits", "card", "layout", "label", "box", "text", "content",
  ]

  private mutating func choose(_ command: String) {
    arguments.insert(command, at: 0)
    isChosen = true
  }

  /// Puts `identify` before the line of the console log about a refused image, or a piece of it, and returns
  /// whether there is one.
  mutating func takeRefusal() -> Bool {
    // `too large - max[718080]` without quotes has a dash alone.
    let words = arguments.prefix { $0 == "-" || !$0.hasPrefix("-") }
    let line = words.joined(separator: " ")
    guard LoggedText.isOfRefusal(line) else { return false }
    arguments = ["identify", line] + arguments.dropFirst(words.count)
    return true
  }

  /// Puts `fit` before words that count rows or lines, and returns whether it did.
  private mutating func insertFit(before words: [String], _ reading: WordReading) -> Bool {
    if [
      "text", "string", "label", "title", "fit", "fits", "does", "will", "can", "would", "could",
    ].contains(words[0].lowercased()),
      words.contains(where: Self.isText)
    {
      choose("fit")
      return true
    }
    guard TypedContent(words).counts, !arguments.contains(where: Self.isOfContent) else {
      return false
    }
    choose("fit")
    return true
  }

  /// Lists devices in place of words that ask which ones there are, `which watches are 46mm` and
  /// `devices 414x896`, and returns whether it did.
  private mutating func insertList(of reading: WordReading, _ words: [String]) -> Bool {
    let first = words[0].lowercased()
    let isPlural = Self.devicesInWords.contains(first)
    var choices = WordReading()
    choices.devices = reading.devices
    choices.idioms = reading.idioms
    let asksWhich = ["which", "what"].contains(first) && words.count > 1
    // `which devices run iOS 26`; a version alone asks for sizes.
    let named = asksWhich ? words[1].lowercased() : first
    if asksWhich, reading.devices.isEmpty, Self.devicesInWords.contains(named) {
      choices.versions = reading.versions
    }
    choices.asksWhether = reading.asksWhether
    if asksWhich, let text = Self.screens(of: reading), Self.devicesInWords.contains(named) {
      arguments.replaceSubrange(
        ..<words.count,
        with: ["list", "devices"] + (Self.anyDevices.contains(named) ? [] : [named]) + [text])
      isChosen = true
      return true
    }
    // `does iPhone 8 have display zoom`
    let asksForZoom = reading.asksWhether && reading.zoom != nil
    if asksForZoom { choices.zoom = reading.zoom }
    guard asksForZoom || first == "which" || isPlural || !choices.versions.isEmpty,
      asksForZoom || !(reading.devices + choices.versions).isEmpty, reading.subject == nil,
      !reading.compares,
      reading.faults.isEmpty, reading.choosesSame(as: choices)
    else { return false }
    let idioms =
      reading.devices.isEmpty
      ? reading.idioms.map { $0 == .watch ? "watches" : "i\($0.rawValue)s" } : []
    // Of a model that is named, the list says whether it has the setting.
    let zoom =
      asksForZoom && reading.devices.isEmpty
      ? [reading.zoom == .standard ? "without display zoom" : "display zoom"] : []
    arguments.replaceSubrange(
      ..<words.count,
      with: ["list", "devices"] + reading.devices + idioms + choices.versions + zoom)
    isChosen = true
    return true
  }

  private static let devicesInWords: Set = [
    "devices", "models", "phones", "iphones", "ipads", "watches",
  ]
  private static let anyDevices: Set = ["devices", "models"]

  /// How the identifiers of screens with the one side that words name have it, `393x`; nil if the words name a
  /// widget, or if no screen has it.
  private static func screens(of reading: WordReading) -> String? {
    guard reading.sides.count == 1, let (side, length) = reading.sides.first,
      reading.families.isEmpty, reading.kind == nil
    else { return nil }
    let text = side == .width ? "\(length)x" : "x\(length)@"
    return Catalog.bundled.screenClasses.contains {
      side == .width ? $0.id.hasPrefix(text) : $0.id.contains(text)
    } ? text : nil
  }

  /// Leaves out the words of the question around what was understood, so that the line says what is answered.
  mutating func dropWordsOfQuestion() {
    guard let command = arguments.first, Self.questions.contains(command) else { return }
    let typed = Array(words.dropFirst())
    let (others, styles) = command == "lines" ? Self.separatingTextStyles(typed) : (typed, [])
    let reader = WordReader.bundled
    let reading = reader.read(others)
    // Words in quotes may be one name, which they are not without them.
    guard !typed.isEmpty, reading.faults.isEmpty,
      reader.read(reading.understood).choosesSame(as: reading)
    else { return }
    arguments.replaceSubrange(1...typed.count, with: reading.understood + styles)
  }

  /// The words without the names of text styles, if they ask for lines of text.
  private static func withoutTextStyles(_ words: [String]) -> [String] {
    let single = words.flatMap { $0.split(separator: " ").map(String.init) }
    guard single.contains(where: { Self.wordsOfText.contains($0.lowercased()) }) else {
      return words
    }
    return separatingTextStyles(single).others
  }

  private static let wordsOfText: Set = ["lines", "characters", "chars", "letters", "words"]

  /// Words, and apart from them the names of text styles.
  private static func separatingTextStyles(
    _ words: [String]
  ) -> (others: [String], styles: [String]) {
    var others: [String] = []
    var styles: [String] = []
    var rest = words[...]
    while let word = rest.first {
      // The longer name comes first: "large title" is no large widget.
      let count = [2, 1].first { count in
        count <= rest.count
          && Catalog.bundled.textStyle(named: rest.prefix(count).joined(separator: " ")) != nil
      }
      if let count { styles += rest.prefix(count) } else { others.append(word) }
      rest = rest.dropFirst(count ?? 1)
    }
    return (others, styles)
  }
}
