internal import ArgumentParser
internal import Documents
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize query`: the sizes of cells.
struct QueryCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Print the sizes that a widget may have.",
    discussion: """
      Examples:
        widgetsize query 'iPhone 16 Pro' --family medium
        widgetsize query 'iPhone 16 Pro' 'iPhone 15' --family small,medium --os 18
        widgetsize query --device plus --landscape
        widgetsize query 'iPhone 16 Pro' --format css
        widgetsize query 'iPhone 14' --family medium --places --os 16

      An omitted option means all values: without --device, all devices are shown. Without --os, \
      the answer is for one version and names it.

      A WidgetKit family can have several sizes, its variants: on iPhones icons-small and \
      icons-large, the Home Screen with and without app names; on iPads canvas, in which the view \
      is laid out, and device, which is shown.

      The format svg is a drawing to scale. The formats swift, typescript, kotlin and dart \
      (constants and a lookup by screen), tokens (design tokens, DTCG 2025.10) and css (custom \
      properties) have the known sizes with their evidence.
      """)

  @Argument(
    help: ArgumentHelp("Devices; short for --device.", valueName: "device"),
    completion: .devices)
  var devices: [String] = []

  @Flag(help: "Omit sizes that are unknown or not applicable.")
  var known = false

  @Flag(help: "Print where widgets stand on the Home Screens of iPhones.")
  var places = false

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions

  @Option(
    help: ArgumentHelp(
      "Unit of lengths in tables: pt (points) or px (pixels).",
      discussion: "Default: pt. On macOS and visionOS lengths are always in points.",
      valueName: "unit"),
    completion: .list(LengthUnit.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var unit: String?

  @OptionGroup(title: "Tables") var data: DataOptions

  static var content: ReportFormat.Content { .sizes }

  func answer(
    in format: ReportFormat, from read: () throws -> ReadTables
  ) throws -> QuestionAnswer {
    let unit = try unit(in: format)
    let (engine, version) = try read()
    let asked = try axes.of(devices).asked(engine.catalog)
    if places {
      try checkPlaces(in: format)
      let answer = PlacesResult(
        engine: engine, queries: asked.queries, dataVersion: version,
        remarks: asked.notes(in: format)
      ).report
      return QuestionAnswer(report: answer.report, succeeds: answer.succeeds)
    }
    var result = QueryResult(
      engine: engine, queries: asked.queries, dataVersion: version,
      remarks: asked.notes(in: format), unit: unit)
    result.omitsUnknown = known
    result.joinsTables = format.shape.sorting != nil
    return QuestionAnswer(report: result.report, succeeds: result.hasKnownNumber)
  }

  /// Fails if a format has sizes alone.
  private func checkPlaces(in format: ReportFormat) throws {
    let names = ["table", "markdown", "html", "csv", "tsv", "json", "ndjson"]
    guard names.contains(format.name) else {
      throw Failure.usage(
        "--places is not for --format \(format.name); expected \(names.joined(separator: ", "))")
    }
    guard unit == nil else { throw Failure.usage("--places is in points, so it takes no --unit") }
  }

  /// The requested unit; by default points. Only tables can have pixels.
  private func unit(in format: ReportFormat) throws -> LengthUnit {
    guard let unit else { return .points }
    guard let found = LengthUnit(rawValue: unit.lowercased()) else {
      throw Failure.usage(
        Message.unknown("unit", unit, expected: LengthUnit.allCases.map(\.rawValue)))
    }
    let tables = [ReportFormat.table, .markdown, .html].map(\.name)
    guard found == .points || tables.contains(format.name) else {
      throw Failure.usage(
        "--unit px is for tables, not for \(format.name); expected --format "
          + tables.joined(separator: ", "))
    }
    return found
  }
}
