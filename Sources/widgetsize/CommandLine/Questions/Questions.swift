internal import ProgramSupport
internal import QuestionWords
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// The questions that people ask without the command that answers them, or with another one. In each table the first
/// that takes the words answers them.
enum Questions {
  /// Reads a question; nil for words that ask something else.
  typealias Question = @Sendable (TypedWords, WordReading) throws -> ChosenLine?

  /// The questions without a command.
  static let withoutCommand: [Question] = [
    help, picture, checkedFile,
    // `families`, `sources`
    { typed, reading in
      let list = typed.first == "family" ? "families" : typed.first
      let isList = ["families", "sources", "rules", "disputes"].contains(list)
      return typed.words.count == 1 && isList ? typed.ask("list", with: [list]) : nil
    },
    // `list of iphones`
    { typed, reading in
      guard typed.first == "list", typed.words.count > 2, typed.words[1].lowercased() == "of",
        typed.isUnderstood, reading.subject == nil, reading.families.isEmpty,
        !reading.asks(.content),
        reading.namesWhere || ListCommand.Topic(rawValue: typed.words[2].lowercased()) != nil
      else { return nil }
      return typed.ask("list", with: Array(typed.words.dropFirst(2)))
    },
    // `families for ipad`, `how many families on ipad`
    { typed, reading in
      guard typed.contain(["families"]), reading.faults.isEmpty, reading.subject == nil,
        reading.families.isEmpty, !reading.asks(.content),
        !(reading.idioms.isEmpty && reading.platforms.isEmpty)
      else { return nil }
      return typed.ask("list", "families", with: reading.understood)
    },
    // `image limit 718080`
    { typed, reading in
      let limit = typed.words.first { $0.count > 5 && $0.allSatisfy(\.isNumber) }
      return reading.subject == .image
        ? limit.map { typed.ask("identify", with: ["max[\($0)]"]) } : nil
    },
    // `does "Hello World" fit small`, which `fit` refuses with its reason.
    { typed, reading in
      let asks = typed.startsWith([
        "text", "string", "label", "title", "fit", "fits", "does", "will", "can", "would", "could",
      ])
      return asks && typed.words.contains(where: TypedContent.isText) ? typed.ask("fit") : nil
    },
    // `4 rows of 28 medium`
    { typed, reading in
      guard TypedContent(typed.words).counts, !typed.options.contains(where: TypedContent.isOption)
      else { return nil }
      return typed.ask("fit")
    },
    devicesWithSide, devices,
    // `does it fit small`, which has no content.
    { typed, reading in
      let namesSize = !reading.sizes.isEmpty || !reading.sides.isEmpty
      guard typed.contain(["it"]), typed.contain(["fit", "fits"]), reading.subject == nil,
        !namesSize, !reading.families.isEmpty
      else { return nil }
      return typed.ask("fit")
    },
    // `150x60 card in small`, `is a 2000x2000 image too big for a widget`
    { typed, reading in
      let isImage = reading.subject == .image
      guard reading.asks(.content) || isImage, !(reading.sizes + reading.sides.values).isEmpty,
        isImage && typed.contain(["too"]) || !(reading.families + reading.devices).isEmpty
          || reading.kind != nil
      else { return nil }
      return typed.ask("fit")
    },
    // `170x170`, `which widget is 364 wide`, `170`
    { typed, reading in
      let isNumber =
        typed.words.count == 1 && reading.devices.isEmpty
        && SizeText(typed.words[0])?.hasTwoSides == false
      guard !reading.sizes.isEmpty || !reading.sides.isEmpty || isNumber else { return nil }
      return reading.subject == .evidence && reading.faults.isEmpty
        ? typed.ask("identify") : typed.mean("identify")
    },
    // `how many medium sizes`
    { typed, reading in
      let counts = typed.words.prefix(2).map { $0.lowercased() } == ["how", "many"]
      guard counts, typed.contain(["sizes"]), reading.faults.isEmpty else { return nil }
      return typed.ask("cover")
    },
    // `what is canvas`
    { typed, reading in
      var variants = WordReading()
      variants[WidgetVariant.self] = typed.reading[WidgetVariant.self]
      let asks = typed.startsWith(["what", "what's"]) && typed.words.count < 5
      return asks && variants.values.says(.variant) && reading.choosesSame(as: variants)
        ? typed.ask("help", with: ["variants"]) : nil
    },
    subject,
  ]

  /// The commands behind which words may ask for another: `query smallest small`.
  static let ofOneSubject: Set = ["query", "explain", "safe", "cover"]

  /// The questions behind a command that does not answer them.
  static let behindCommand: [String: [Question]] = [
    "check": [
      picture, checkedSize,
      // `check my design file`
      { typed, reading in
        guard typed.words.count > 1,
          !typed.words.contains(where: { $0.contains { "./-".contains($0) } }),
          typed.words.allSatisfy({ FileSystem.kind(of: $0) == .nothing })
        else { return nil }
        throw Failure.usage(
          "\(quoted(typed.words.joined(separator: " "))) names no file; write its path: widgetsize check Sizes.swift"
        )
      },
    ],
    "list": [
      // `list iphones with 170x170`: the list has devices, not their widgets.
      { typed, reading in
        guard typed.isUnderstood, !reading.sizes.isEmpty,
          typed.startsWith(["devices", "iphones", "ipads", "watches"])
        else { return nil }
        return typed.ask("identify", with: reading.understood)
      },
      // `list small all iphones`
      { typed, reading in
        guard typed.isUnderstood, ListCommand.Topic(rawValue: typed.first) == nil,
          !reading.families.isEmpty, reading.namesWhere
        else { return nil }
        return typed.ask("query")
      },
    ],
    "explain": [
      { typed, reading in
        guard typed.options.isEmpty else { return nil }
        // `explain 170x170`, which is no widget of which the reason could be told.
        if !reading.sizes.isEmpty, typed.words.count == 1 { return typed.ask("identify") }
        // `explain medium`
        guard reading.faults.isEmpty, !reading.families.isEmpty, !reading.namesWhere,
          reading.versions.isEmpty, reading.subject == nil
        else { return nil }
        return typed.ask("list", "families", with: reading.understood)
      }
    ],
    "identify": [
      picture,
      // `identify 1206x2622`, `identify iphone 15 medium`
      { typed, reading in
        guard typed.options.isEmpty, typed.isUnderstood, !reading.devices.isEmpty,
          reading.sizes.isEmpty, reading.sides.isEmpty, reading.subject != .image
        else { return nil }
        return typed.ask("query", because: "identify takes the size of a widget")
      },
    ],
    "compare": [comparedNumbers, comparedValues],
  ]

  /// The answer of the first question that takes the words; nil if none does.
  static func answer(to typed: TypedWords, of questions: [Question]) throws -> ChosenLine? {
    for question in questions {
      if let line = try question(typed, typed.reading) { return line }
    }
    return nil
  }
}

extension TypedWords {
  /// Whether there are words, and nothing is wrong with them.
  fileprivate var isUnderstood: Bool { !words.isEmpty && reading.faults.isEmpty }
}

extension WordReading {
  /// Whether words name devices, screens or platforms.
  fileprivate var namesWhere: Bool { !(devices.isEmpty && idioms.isEmpty && platforms.isEmpty) }
}

// MARK: Files and pictures

extension Questions {
  /// `check widget.png medium`, `widget.png`: what is asked about a picture is its size.
  private static func picture(_ typed: TypedWords, _ reading: WordReading) throws -> ChosenLine? {
    guard let picture = typed.words.first, let size = try? FileSystem.sizeOfPicture(at: picture),
      case let others = Array(typed.words.dropFirst()),
      WordReader.bundled.read(others).faults.isEmpty
    else { return nil }
    let line = typed.ask("identify", with: ["\(size.width)x\(size.height)px"] + others)
    guard typed.options.isEmpty else {
      throw Failure.usage(
        "for a picture write: widgetsize "
          + line.arguments.prefix { !$0.hasPrefix("-") }.joined(separator: " "))
    }
    return line
  }

  /// `is my.json right`: the one word that is the name of a file. A device or a version may have that name, too.
  private static func checkedFile(_ typed: TypedWords, _ reading: WordReading) -> ChosenLine? {
    guard !reading.faults.isEmpty else { return nil }
    let files = typed.words.filter { $0.contains(".") && FileSystem.kind(of: $0) == .other }
    let others = WordReader.bundled.read(typed.words.filter { !files.contains($0) })
    return files.count == 1 && others.choosesNothing ? typed.ask("check", with: files) : nil
  }

  /// `check 'iphone 15 medium = 338x158'`
  private static func checkedSize(_ typed: TypedWords, _ reading: WordReading) -> ChosenLine? {
    let words = typed.words.flatMap { $0.split(separator: " ").map(String.init) }
      .filter { $0 != "=" }
    let namesFile = words.contains {
      $0.contains("/") || $0.contains(".") && Double($0) == nil && SizeText($0) == nil
    }
    guard words.count > 1, !namesFile, words.contains(where: { SizeText($0)?.hasTwoSides == true })
    else { return nil }
    return typed.ask("identify", with: words, because: "check reads files")
  }

  /// `mcp server`, `run in github actions`, `what can you do`: the help of a command, or what stands in its place.
  static func help(_ typed: TypedWords, _ reading: WordReading) throws -> ChosenLine? {
    guard typed.options.isEmpty, let topic = reading.help, reading.choosesNothing
    else { return nil }
    if let way = Instead.ofCommand(topic) { throw Failure(.unknown, [way]) }
    return typed.ask("help", with: topic == "all" ? [] : [topic])
  }
}

// MARK: Devices

extension Questions {
  /// `which devices are 393 wide`: the screens with one side; nil if the words name a widget, or if no screen has it.
  private static func devicesWithSide(_ typed: TypedWords, _ reading: WordReading) -> ChosenLine? {
    guard typed.asksWhichDevices, reading.sides.count == 1, reading.zooms == nil,
      let (side, length) = reading.sides.first,
      reading.families.isEmpty, reading.kind == nil,
      Catalog.bundled.screenClasses.contains(where: {
        (side == .width ? $0.width : $0.height).description == length
      })
    else { return nil }
    return typed.ask(
      "list", "devices", with: typed.lines + [length, side == .width ? "wide" : "high"])
  }

  /// `which watches are 46mm`, `devices 414x896`, `which devices run iOS 26`, `does iPhone 8 have display zoom`,
  /// `which iphones support lock screen widgets`
  private static func devices(_ typed: TypedWords, _ reading: WordReading) -> ChosenLine? {
    var choices = WordReading()
    (choices.devices, choices.idioms) = (reading.devices, reading.idioms)
    // A version alone asks for sizes.
    if reading.devices.isEmpty, typed.asksWhichDevices { choices.versions = reading.versions }
    if typed.first == "which", reading.asks(.whether) || typed.contain(["get", "show"]) {
      (choices.families, choices.kind) = (reading.families, reading.kind)
      choices[WidgetVariant.self] = reading[WidgetVariant.self]
    }
    // `which devices have standby`
    let families =
      choices.families + (choices.kind.map { [$0.rawValue] } ?? [])
      + choices[WidgetVariant.self].map(Catalog.bundled.id)
    choices.requests = reading.requests.intersection([.whether])
    let asksForZoom = reading.asks(.whether) && reading.zoom != nil
    if asksForZoom { choices.zoom = reading.zoom }
    // `which sizes are exact iphone 15` asks for no devices.
    let asksForDevices =
      typed.first == "which" && !typed.contain(["sizes"]) || typed.startsWith(TypedWords.devices)
      || !choices.versions.isEmpty
    guard asksForZoom || asksForDevices && !(reading.devices + choices.versions + families).isEmpty,
      reading.subject == nil, !reading.compares, reading.faults.isEmpty,
      reading.choosesSame(as: choices)
    else { return nil }
    // Of a model that is named, the list says whether it has the setting.
    let zoom =
      !asksForZoom || !reading.devices.isEmpty
      ? [] : [reading.zoom == .standard ? "without display zoom" : "display zoom"]
    return typed.ask(
      "list", "devices",
      with: (reading.devices.isEmpty ? typed.lines : reading.devices) + families
        + choices.versions + zoom)
  }
}

extension TypedWords {
  static let devices: Set = [
    "devices", "models", "phones", "iphones", "ipads", "watches",
  ]

  /// The lines of devices that the words name: `iphones`.
  var lines: [String] {
    reading.idioms.map { $0 == .watch ? "watches" : "i\($0.rawValue)s" }
  }

  /// Whether words ask for devices: `which iphones are 393 wide`.
  var asksWhichDevices: Bool {
    startsWith(["which", "what"]) && words.count > 1
      && Self.devices.contains(words[1].lowercased())
  }
}
