internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize fit`: whether content fits, and what height to ask for.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Tell whether content fits, where it does not, and what height to ask for.",
    discussion: """
      Content is rows below each other, between a header and a footer, or one height. What is \
      below the end of the widget is cut off, so that a footer goes first. A height that is known \
      as a range is judged by its smallest.

      Example: widgetsize fit --rows 5 --row-height 44 --header 20
      """)

  @OptionGroup(title: "What is to be shown") var content: ContentOptions

  @Option(
    number: "rows", "Fail, with exit code 1, where fewer whole rows are seen.",
    discussion: "Judges the expanded widget unless --mode says otherwise.")
  var atLeast: String?

  @Option(
    help: ArgumentHelp(
      "The largest display mode of the extension: compact or expanded.", valueName: "mode"),
    completion: .list(DisplayModeNegotiation.LargestMode.allCases.map(\.rawValue)))
  var largestMode: String = DisplayModeNegotiation.LargestMode.expanded.rawValue

  @OptionGroup(title: "Where") var axes: AxisOptions
  @OptionGroup(title: "How") var format: FormatOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    let format = try format.resolved()
    let content = try content.resolved()
    let atLeast = try atLeast.map { try demand($0, content) }
    guard let largest = DisplayModeNegotiation.LargestMode(rawValue: largestMode.lowercased())
    else {
      throw Failure.usage(
        Wording.unknown(
          "largest mode", largestMode,
          expected: DisplayModeNegotiation.LargestMode.allCases.map(\.rawValue)))
    }
    let (engine, version) = try data.read()
    let (queries, remarks) = try axes.queries(engine.catalog)
    if largest == .compact {
      if queries.contains(where: { $0.modes?.contains(.expanded) ?? false }) {
        throw Failure.usage("--mode expanded contradicts --largest-mode compact")
      }
      if atLeast != nil, queries.allSatisfy({ $0.modes == nil }) {
        throw Failure.usage(
          "--at-least judges the expanded widget, of which --largest-mode compact has none; "
            + "say --mode compact")
      }
    }
    let result = FitResult(
      engine: engine, queries: queries, content: content, largest: largest, atLeast: atLeast,
      dataVersion: version, remarks: remarks)
    result.print(as: format)
    if !result.hasKnownNumber || !result.passes { throw Failure(.unknown) }
  }

  /// How many rows must be seen.
  private func demand(_ text: String, _ content: WidgetContent) throws -> Int {
    let rows = try ContentOptions.count(text, "--at-least", in: 1...ContentLayout.counts.upperBound)
    let layout: ContentLayout =
      switch content {
      case .fixed(let layout), .text(_, let layout): layout
      }
    guard layout.count > 0 else {
      throw Failure.usage("--at-least counts rows; --content-height has none")
    }
    let most = layout.rowsAskedFor
    guard rows <= most else {
      throw Failure.usage(
        "--at-least \(rows) is more than the \(most) \(most == 1 ? "row" : "rows") to be shown")
    }
    return rows
  }
}
