internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize compare`: the sizes of several devices or versions side by side.
struct CompareCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show the sizes of devices or versions side by side.",
    discussion: """
      Examples:
        widgetsize compare 'iPhone 15' 'iPhone 16 Pro'
        widgetsize compare 'iPhone 15' --os 18,26 --differences

      Shows a column for each device on each version, and a row for each widget. The last column \
      is the difference between the first two. Without --os, each device has the version that \
      query answers for. A family with one size on one side and several on the other is compared \
      by the first of these.
      """)

  @OptionGroup var question: WordArgument

  @Flag(help: "Show only rows that differ.")
  var differences = false

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> ReadTables
  ) throws -> QuestionAnswer {
    let (engine, version) = try read()
    let asked = try axes.asked(engine, words: question.words)
    let result = CompareResult(
      engine: engine, subjects: try subjects(of: asked, engine),
      showsOnlyDifferences: differences, dataVersion: version, remarks: asked.remarks)
    return QuestionAnswer(report: result.report, succeeds: result.hasKnownNumber)
  }

  /// The maximum number of subjects, which become columns.
  private static let limit = 12

  /// The subjects to compare.
  ///
  /// - Throws: A usage error if there are fewer than two or more than ``limit`` subjects, and an
  ///   `unknown` failure if a device runs no version with such widgets.
  private func subjects(of asked: AskedQueries, _ engine: Engine) throws -> [ComparedSubject] {
    let catalog = engine.catalog
    for query in asked.queries {
      guard let device = query.device, engine.subjects(of: [query]).isEmpty else { continue }
      throw Failure(
        .unknown,
        ["\(quoted(catalog.devices[device].name)) runs no version with \(query.kind.subject)"])
    }
    let subjects = engine.subjects(of: asked.queries)
    guard subjects.count > 1 else {
      let only = subjects.first.map { " beside \(quoted(catalog.name(of: $0)))" } ?? ""
      throw Failure.usage("compare needs a second device or version\(only)")
    }
    guard subjects.count <= Self.limit else {
      throw Failure.usage(
        "compare shows at most \(Self.limit) devices and versions side by side, not "
          + "\(subjects.count); "
          + (asked.namesDevices
            ? "name fewer" : "name them: widgetsize compare iphone 15 vs iphone 16 pro"))
    }
    return subjects
  }
}
