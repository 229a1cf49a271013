internal import ArgumentParser
internal import Documents
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize list`: the devices, versions, sources and rules in the tables.
struct ListCommand: ParsableCommand {
  /// The things that can be listed.
  enum Topic: String, CaseIterable {
    case devices, screens
    case textSizes = "text-sizes"
    case entryPoints = "entry-points"
    case os, families, sources, disputes, unknown, rules

    /// The topic that words name, and the words that narrow its list: `text sizes`, `ios versions`.
    static func split(_ words: [String]) -> (topic: Topic?, narrowing: [String]) {
      let names = words.map { $0.lowercased().replacing(scalars: " ", with: "-") }
      if let topic = Topic(rawValue: names.prefix(2).joined(separator: "-")) {
        return (topic, Array(words.dropFirst(2)))
      }
      if let topic = names.first.flatMap(Topic.init) { return (topic, Array(words.dropFirst())) }
      guard let place = names.firstIndex(where: { ["versions", "releases"].contains($0) }) else {
        return (nil, words)
      }
      return (.os, words.indices.filter { $0 != place }.map { words[$0] })
    }

    /// Whether words that choose nothing are looked for in its rows.
    var hasText: Bool {
      [.textSizes, .entryPoints, .sources, .disputes, .unknown, .rules].contains(self)
    }

    /// A description of the list, for the list of topics.
    var abstract: String {
      switch self {
      case .devices: "models as they are sold, with their screens, releases and versions"
      case .screens: "sizes that models share, in points"
      case .textSizes: "text sizes that people can choose"
      case .entryPoints: "how a Today extension is reached"
      case .os: "versions of every platform"
      case .families: "families of widgets, and since when each platform has them"
      case .sources: "publications with the numbers"
      case .disputes: "published numbers that contradict each other"
      case .unknown: "sizes that nobody published, with the nearest"
      case .rules: "rules that derive numbers, and how often each is right"
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List devices, screens, families, sources, disputes, unknown sizes or rules.",
    discussion: """
      Examples:
        widgetsize list devices
        widgetsize list devices ipad air
        widgetsize list disputes iphone small --format csv
        widgetsize list sources apple
        widgetsize list unknown iphone 16 pro

      Without a topic, prints the topics. Words and options behind a topic narrow the list, as they choose \
      sizes: devices, platforms, versions and families. Other words find the sources, disputes, rules and \
      unknown sizes that have them.
      """)

  @Argument(
    help: ArgumentHelp(
      "Topic: devices, screens, text-sizes, entry-points, os, families, sources, disputes, unknown or "
        + "rules; then words that narrow its list.",
      valueName: "topic"),
    completion: .list(Topic.allCases.map(\.rawValue)))
  var words: [String] = []
  /// What words may ask for that a list has.
  static let answers = Set<Wish>(
    [.arrival, .screen, .versions, .sameScreen, .disputes, .unknown, .evidence, .dataVersion].map {
      .subject($0)
    })

  @OptionGroup(title: "Devices and versions") var places: DeviceOptions

  @Option(
    "F", help: "Family: systemMedium, medium, lock (Lock Screen) or another of 'list families'.",
    completion: .families)
  var family: [AxisText<WidgetFamily>] = []

  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func run() throws {
    let format = try format.resolved()
    guard !words.isEmpty else { return try printTopics(as: format) }
    let engine = try data.read()
    let first = words.first ?? ""
    let (named, narrowing) = Topic.split(words)
    if named != nil, let other = narrowing.first(where: { Topic(rawValue: $0.lowercased()) != nil })
    {
      throw Failure.usage("list takes one topic; \(quoted(other)) is another")
    }
    let reader = WordReader.of(engine)
    let reading =
      narrowing.isEmpty
      ? WordReading() : reader.read(narrowing, hasVersions: !places.os.isEmpty)
    // `list conflicts`, `list iPad`
    guard
      let topic = named ?? (reading.subject == .disputes ? .disputes : nil)
        ?? (reading.subject == .unknown ? .unknown : nil)
        ?? (reading.understandsStart && !(reading.devices + reading.idioms.map(\.rawValue)).isEmpty
          ? .devices : nil)
    else {
      if let topic = HelpTopic(rawValue: first.lowercased()) {
        throw Failure.usage(
          "unknown topic \(quoted(first)); 'widgetsize help \(topic.rawValue)' explains them")
      }
      throw Failure.usage(Message.unknown("topic", first, expected: Topic.allCases.map(\.rawValue)))
    }
    let notAnswered = reading.phrases(notAnsweredBy: Self.answers)
    if let subject = reading.subject, !Self.answers.contains(.subject(subject)) {
      throw Failure.usage(
        "a list is narrowed by devices, platforms, versions and families alone, not by "
          + quoted(notAnswered.first ?? subject.rawValue))
    }
    var narrowed = reading
    if topic == .os || topic == .families {
      // `list os 17`: elsewhere a number is a model.
      let numbers = reading.devices.filter { $0.allSatisfy(\.isNumber) }
      narrowed.devices.removeAll(where: numbers.contains)
      narrowed.versions += numbers
    }
    let looksForWords = topic.hasText && named != nil && !narrowing.isEmpty
    let list: Listing
    do {
      if named != nil, !narrowing.isEmpty, reading.choosesNothing, reading.faults.isEmpty {
        throw Failure.usage(
          "a list is narrowed by devices, platforms, versions and families alone, not by "
            + quoted(narrowing.joined(separator: " ")))
      }
      list = try topic.list(in: scope(narrowed, reader, engine))
    } catch let failure as Failure
      where failure.code == .usage && looksForWords
      && !narrowing.contains(where: WordTable.isRestriction)
    {
      // `list sources apple`, `list rules grid`
      let found = try topic.list(in: ListScope(engine)).narrowed { texts in
        narrowing.allSatisfy { word in
          texts.contains { $0.lowercased().contains(word.lowercased()) }
        }
      }
      if found.isEmpty { throw failure }
      return try found.report(dataVersion: engine.catalog.dataVersion).print(as: format)
    }
    guard !list.isEmpty else {
      throw Failure(.unknown, ["nothing in the list of \(topic.rawValue) is chosen"])
    }
    let notes = reading.notes + [WordReading.text(ofNotAnswered: notAnswered)].compactMap(\.self)
    try list.report(dataVersion: engine.catalog.dataVersion, notes: notes).print(as: format)
  }

  /// What words and options choose.
  private func scope(
    _ reading: WordReading, _ reader: WordReader, _ engine: Engine
  ) throws -> ListScope {
    var choices = reading
    var faults = Faults()
    faults.append(reading.faults)
    choices.families += family.map(\.text)
    try places.add(to: &choices, &faults, engine)
    guard !choices.choosesSame(as: WordReading()) || !faults.failures.isEmpty else {
      return ListScope(engine)
    }
    return try ListScope(
      ReadQuestion(
        engine: engine, choices: choices, faults: faults, finder: reader.finder))
  }

  /// Prints the topics.
  private func printTopics(as format: ReportFormat) throws {
    let topics = Topic.allCases
    guard format.name == ReportFormat.table.name, places.isEmpty, family.isEmpty else {
      throw Failure.usage(
        "list needs a topic: \(topics.map(\.rawValue).joined(separator: ", "))")
    }
    let width = topics.map(\.rawValue.count).max() ?? 0
    let lines = topics.map { topic in
      let blanks = String(repeating: " ", count: width - topic.rawValue.count)
      return "\(topic.rawValue)\(blanks)  \(topic.abstract)\n"
    }
    StandardOutput.print(lines.joined())
  }
}
