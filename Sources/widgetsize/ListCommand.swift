internal import ArgumentParser
internal import Documents
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
    case os, families, sources, conflicts, rules

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
      case .conflicts: "contradictions in the data"
      case .rules: "rules that derive numbers, and how often each is right"
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List devices, screens, text sizes, families, sources, conflicts or rules.",
    discussion: """
      Examples:
        widgetsize list devices
        widgetsize list devices ipad air
        widgetsize list conflicts iphone small --format csv

      Without a topic, prints the topics. Words after a topic narrow the list: a row must have each of \
      them, or what it means, such as the screen of a device.
      """)

  @Argument(
    help: ArgumentHelp(
      "Topic: devices, screens, text-sizes, entry-points, os, families, sources, conflicts or rules; then "
        + "words that its rows must have.",
      valueName: "topic"),
    completion: .list(Topic.allCases.map(\.rawValue)))
  var words: [String] = []

  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func run() throws {
    let format = try format.resolved()
    let words = words.filter { !Self.wordsOfAll.contains($0.lowercased()) }
    guard let first = words.first ?? self.words.first else { return try printTopics(as: format) }
    let engine = try data.read()
    let catalog = engine.catalog
    var filter: ListFilter
    let topic: Topic
    if let named = Topic(rawValue: first.lowercased()) {
      topic = named
      filter = ListFilter(
        Array(words.dropFirst()), isOfDevices: named == .devices, catalog)
    } else {
      // `list iPad`
      let topics = Topic.allCases.map(\.rawValue)
      let reading = WordReader(catalog).read(words)
      guard reading.understandsStart, !reading.devices.isEmpty || !reading.idioms.isEmpty else {
        throw Failure.usage(Message.unknown("topic", first, expected: topics))
      }
      topic = .devices
      filter = ListFilter(words, isOfDevices: true, catalog)
    }
    let reading = WordReader(catalog).read(Array(words.dropFirst()))
    var others: [Listing] = []
    let list: Listing
    switch topic {
    case .devices:
      list = .devices(catalog) { filter.includes($0, engine) }
    case .screens: list = .screens(catalog)
    case .textSizes: list = .textSizes(catalog)
    case .entryPoints: list = .entryPoints(catalog)
    case .os: list = .os(catalog)
    case .families: list = families(of: reading, catalog, &filter)
    case .sources:
      // `list sources watch`
      let isOfPlatforms = reading.faults.isEmpty && (reading.devices + reading.families).isEmpty
      let platforms = isOfPlatforms ? catalog.platforms(named: reading) : []
      if !platforms.isEmpty { filter = ListFilter([], isOfDevices: false, catalog) }
      list = .sources(catalog, on: platforms)
    case .conflicts: list = .conflicts(engine, Audit(engine))
    case .rules:
      let audit = Audit(engine)
      list = .rules(audit)
      others = [
        .parameters(audit, catalog), .leaveOneOut(audit, catalog),
        .refusals(engine.refusalJudgements(), catalog),
      ]
    }
    var narrowed = list.narrowed { filter.accepts($0) }
    if topic == .devices, filter.families.isEmpty, filter.leavesZoomOpen(engine) {
      narrowed.summary = "where zoom is empty, no source says whether the device has Display Zoom"
    }
    if let first = filter.firstVersions(catalog) { narrowed.summary = first }
    if topic == .devices, let unknown = filter.countOfUnknownZoom(catalog) {
      narrowed.summary = "of \(unknown.of("more device")) no source says it"
    }
    if !filter.isEmpty {
      guard !narrowed.isEmpty else {
        let given = words.drop { $0.lowercased() == topic.rawValue }.joined(separator: " ")
        throw Failure(.unknown, ["nothing in the list of \(topic.rawValue) has \(quoted(given))"])
      }
      others = []
      if topic == .screens, format.shape.columns.isEmpty,
        case .found(let screenClass, _) = DeviceFinder(catalog).find(
          words.dropFirst().joined(separator: " "))
      {
        others = [.sizes(engine, of: screenClass)]
      }
    }
    try narrowed.report(dataVersion: engine.catalog.dataVersion, with: others).print(as: format)
  }

  /// The families that words choose by platforms and versions, `list families ipad ios 16`; other words are left to
  /// the filter.
  private func families(
    of reading: WordReading, _ catalog: Catalog, _ filter: inout ListFilter
  ) -> Listing {
    guard reading.faults.isEmpty else { return .families(catalog) }
    var versions = reading.versions.isEmpty ? nil : try? VersionNames(reading.versions)
    let named = catalog.platforms(named: reading)
    if named == [.iPadOS] { versions = versions?.readAsIPadOS() ?? versions }
    let platforms = (named + (versions?.namedPlatforms ?? [])).withoutRepetition
    if !platforms.isEmpty || versions != nil || !reading.families.isEmpty {
      filter = ListFilter(reading.families, isOfDevices: false, catalog)
    }
    return .families(catalog, on: platforms) { platform, first in
      versions?.include(first, on: platform, in: catalog) ?? true
    }
  }

  /// Words that narrow nothing: `list all iphones`.
  private static let wordsOfAll: Set = ["all", "every", "each", "the"]

  /// Prints the topics.
  private func printTopics(as format: ReportFormat) throws {
    let topics = Topic.allCases
    guard format.name == ReportFormat.table.name else {
      throw Failure.usage(
        "list needs a topic: \(topics.map(\.rawValue).joined(separator: ", "))")
    }
    let width = topics.map(\.rawValue.count).max() ?? 0
    var output = StandardOutput()
    for topic in topics {
      let blanks = String(repeating: " ", count: width - topic.rawValue.count)
      output.write("\(topic.rawValue)\(blanks)  \(topic.abstract)\n")
    }
    output.flush()
  }
}

extension Catalog {
  /// The platforms of what words name: of devices, of kinds of devices and of systems.
  fileprivate func platforms(named reading: WordReading) -> [Platform] {
    let finder = DeviceFinder(self)
    let idioms = reading.idioms + reading.devices.flatMap { finder.idioms(of: $0) }
    return (reading.platforms + idioms.map(\.platform)).withoutRepetition
  }
}
