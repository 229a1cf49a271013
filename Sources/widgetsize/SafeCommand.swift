internal import ArgumentParser
internal import DataTables
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize safe`: the largest canvas that fits everywhere.
struct SafeCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "safe",
    abstract: "Find the largest size that fits everywhere you support.",
    discussion: """
      Examples:
        widgetsize safe --family small --platform iOS --os 17-26
        widgetsize safe --idiom phone --os 10-12 --text-size xs-xxxl

      For each family or display mode, shows the smallest width and height, what makes them so \
      small, and how much you would gain by dropping one device, version or setting. If a size is a range, \
      its smallest value is used. On iPads, that is the size in which views are laid out; use \
      --variant device for the size that is shown.

      A CSV file can list what you support, under a name. Its columns are set, system, device, \
      idiom, os and zoom; for Today extensions also orientation, text_size, entry_point and mode; \
      for other widgets platform, family and variant. Only set is required. Each row adds to its \
      set, and an empty cell means all values.
      """)

  @OptionGroup var question: WordArgument
  @OptionGroup var axes: AxisOptions

  @Option(
    help: ArgumentHelp("CSV file of named sets.", valueName: "file"),
    completion: .file(extensions: ["csv"]),
    transform: SingleValue.reader)
  var sets: String?

  @Option(
    help: ArgumentHelp("Name of a set in that file.", valueName: "name"),
    transform: SingleValue.reader)
  var set: String?

  @Flag(help: "Fail if a size is unknown.")
  var strict = false

  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> QuestionAnswer {
    let engine = try read()
    let asked = try asked(engine)
    let result = SafeResult(
      engine: engine, queries: asked.queries, remarks: asked.remarks)
    return QuestionAnswer(
      report: result.report,
      succeeds: result.hasKnownNumber && !(strict && result.hasUnknownNumber))
  }

  private func asked(_ engine: Engine) throws -> AskedQueries {
    guard let sets else {
      if set != nil { throw Failure.usage("--set needs --sets, the file with that set") }
      var asked = try axes.question(engine, words: question.words).queries()
      asked.remarks += asked.choices.quantities.prefix(1).map {
        "the \($0.name) is not compared; 'widgetsize query' has it"
      }
      return asked
    }
    if let option = axes.used.first(where: { $0 != "--kind" }) {
      throw Failure.usage("\(option) contradicts --sets: what is supported stands in the file")
    }
    let set = try supported(in: sets, engine.catalog)
    let named = try axes.namedKind()
    guard named != nil || set.kinds.count == 1 else {
      let ways = set.kinds.map { "--kind \($0.rawValue)" }.joined(separator: " or ")
      throw Failure.usage(
        "set \(quoted(set.name)) has rows of \(set.kinds.map(\.subject).list); add \(ways)")
    }
    let kind = named ?? set.kinds[0]
    guard set.kinds.contains(kind) else {
      throw Failure.usage("set \(quoted(set.name)) has no row of \(kind.subject)")
    }
    return AskedQueries(queries: set.queries(of: kind), remarks: [])
  }

  /// The set that was asked for.
  private func supported(in sets: String, _ catalog: Catalog) throws -> SupportedSet {
    let (all, complaints) = SupportedSet.read(
      DataLayer.File(bytes: try FileSystem.bytes(of: sets, .named), path: sets), catalog)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    let names = all.map(\.name)
    guard !names.isEmpty else { throw Failure(.data, ["\(quoted(sets)) has no set"]) }
    guard let set else {
      guard all.count == 1 else {
        throw Failure.usage(
          "--sets needs --set; \(quoted(sets)) has \(names.joined(separator: ", "))")
      }
      return all[0]
    }
    guard let found = all.first(where: { $0.name == set }) else {
      throw Failure.usage(Message.unknown("set", set, expected: names))
    }
    return found
  }
}
