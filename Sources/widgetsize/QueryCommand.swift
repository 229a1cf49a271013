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
      What is not said is enumerated: without --device all devices are answered, without \
      --text-size all text sizes. \
      Without --os the answer is for the best measured version of the device, and says which.

      The format svg is one drawing to scale: a row for each device, version and entry point, \
      and in it the orientations beside each other. Each screen has the widget at every text \
      size on it, with a ruler of rows.

      The formats swift (an enumeration), tokens (design tokens, DTCG 2025.10) and css (custom \
      properties) have the cells of which a number is known, each with its evidence.

      Of WidgetKit, which --family or --system widgetkit asks for, the newest measured version \
      is answered. A family may have several sizes, its variants: on iPads canvas, what the view \
      is laid out in, and device, what is shown; among icons-small and icons-large.

      Example: widgetsize query --device plus --landscape
      Example: widgetsize query --device 'iPhone 15 Pro' --family systemMedium --os 18
      """)

  @OptionGroup(title: "Which sizes") var axes: AxisOptions
  @OptionGroup(title: "How") var format: FormatOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    let format = try format.resolved(of: .sizes)
    let (engine, version) = try data.read()
    let (queries, remarks) = try axes.asked(engine.catalog)
    let hints = format.name == ReportFormat.table.name ? queries.hints(engine) : []
    let result = QueryResult(
      engine: engine, queries: queries, dataVersion: version, remarks: remarks + hints)
    result.report.print(as: format)
    if !result.hasKnownNumber { throw Failure(.unknown) }
  }
}

extension [Query] {
  /// How to ask for WidgetKit, if Today extensions are asked for where only WidgetKit has widgets.
  fileprivate func hints(_ engine: Engine) -> [String] {
    let isOfWidgetKit = contains { query in
      query.system == .today
        && query.screenClasses.contains { screenClass in
          func versions(_ system: WidgetSystem) -> [OSVersion] {
            engine.versions(
              of: system, on: engine.catalog.screen(of: screenClass, with: system),
              for: query.device)
          }
          let today = versions(.today), widgetKit = versions(.widgetKit)
          let asked = query.os ?? (today.isEmpty ? widgetKit : [])
          return asked.contains { widgetKit.contains($0) && !today.contains($0) }
        }
    }
    return isOfWidgetKit
      ? ["for WidgetKit widgets, ask with --family or --system widgetkit"] : []
  }
}
