internal import ArgumentParser
internal import Documents
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
    let topic: Topic
    var narrowing = words[...]
    if let named = Topic(rawValue: first.lowercased()) {
      topic = named
      narrowing = narrowing.dropFirst()
    } else {
      // `list iPad`
      let reading = WordReader(engine.catalog).read(words)
      guard reading.understandsStart, !reading.devices.isEmpty || !reading.idioms.isEmpty else {
        throw Failure.usage(
          Message.unknown("topic", first, expected: Topic.allCases.map(\.rawValue)))
      }
      topic = .devices
    }
    let lists = topic.lists(
      of: Array(narrowing), engine, hasColumns: !format.shape.columns.isEmpty)
    if lists.isNarrowed, lists.main.isEmpty {
      throw Failure(
        .unknown,
        ["nothing in the list of \(topic.rawValue) has \(quoted(narrowing.joined(separator: " ")))"]
      )
    }
    try lists.main.report(dataVersion: engine.catalog.dataVersion, with: lists.others)
      .print(as: format)
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
    let lines = topics.map { topic in
      let blanks = String(repeating: " ", count: width - topic.rawValue.count)
      return "\(topic.rawValue)\(blanks)  \(topic.abstract)\n"
    }
    StandardOutput.print(lines.joined())
  }
}
