internal import ArgumentParser
internal import Documents
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize query`: the sizes of cells.
struct QueryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Print the sizes that a widget may have.",
    discussion: """
      Omitted options are enumerated: without --device all devices are shown, without --text-size \
      all text sizes. Without --os the answer is for one version of the device, and says which: \
      the newest one with a known WidgetKit size, or the best measured one for Today extensions.

      The format svg is one drawing to scale: a row for each device, version and entry point, \
      and in it the orientations beside each other. Each screen has the widget at every text \
      size on it, with a ruler of rows.

      The formats swift (an enumeration), tokens (design tokens, DTCG 2025.10) and css (custom \
      properties) have the cells of which a number is known, each with its evidence.

      A WidgetKit family may have several sizes, its variants: on iPads canvas, what the view is \
      laid out in, and device, what is shown; on iPhones icons-small and icons-large, the Home \
      Screen with and without app names.

      Example: widgetsize query 'iPhone 16 Pro' 'iPhone 15' --family medium
      Example: widgetsize query --device plus --landscape
      """)

  @Argument(
    help: ArgumentHelp("Devices, as --device names them.", valueName: "device"),
    completion: .devices)
  var devices: [String] = []

  @Flag(help: "Omit sizes that are unknown or not applicable.")
  var known = false

  @OptionGroup(title: "Which sizes") var axes: AxisOptions
  @OptionGroup(title: "How") var format: FormatOptions

  @Option(
    help: ArgumentHelp(
      "What tables show lengths in: pt (points) or px (pixels).",
      discussion: "pt if none is given. On macOS and visionOS lengths are always in points.",
      valueName: "unit"),
    completion: .list(LengthUnit.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var unit: String?

  @OptionGroup var data: DataOptions

  func run() throws {
    let format = try format.resolved(of: .sizes)
    let unit = try unit(in: format)
    let (engine, version) = try data.read()
    let asked = try axes.of(devices).asked(engine.catalog)
    var result = QueryResult(
      engine: engine, queries: asked.queries, dataVersion: version,
      remarks: asked.notes(in: format), unit: unit)
    result.omitsUnknown = known
    result.joinsTables = format.shape.sorting != nil
    try result.report.print(as: format)
    if !result.hasKnownNumber { throw Failure(.unknown) }
  }

  /// The unit that was asked for; points if none was. Formats for programs always have points.
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
