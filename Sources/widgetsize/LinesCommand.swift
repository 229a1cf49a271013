internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize lines`: how many lines of text fit.
struct LinesCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "lines",
    abstract: "Count the lines of text that fit at each text size.",
    discussion: """
      Examples:
        widgetsize lines 'iPhone 16 Pro'
        widgetsize lines small body --os 17+
        widgetsize lines 'iPhone 15' --family rectangular --text-size l

      Counts how many whole lines fit, one below the other, with the line heights that Apple publishes for \
      each text style. For several devices or versions, the smallest count is shown. Content margins, \
      which the system adds from iOS 17 on, are left free where they are known, unless --no-margins \
      is given.
      """)

  @Option(
    help: ArgumentHelp(
      "Style of the text: body, 'large title', 'caption 2' and so on.",
      discussion: "Default: every style.", valueName: "style"),
    completion: .textStyles)
  var textStyle: [String] = []

  @Flag(help: "Ignore content margins, as in a widget that disables them.")
  var noMargins = false

  @OptionGroup var question: WordArgument
  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> QuestionAnswer {
    let engine = try read()
    let (words, named) = TextStyleWords.separated(from: question.words, in: engine.catalog)
    let styles = try axes.styles(textStyle + named, engine.catalog)
    let asked = try axes.question(engine, words: words, own: optionsOfKinds).queries()
    let result = LinesResult(
      engine: engine, queries: asked.queries, styles: styles,
      usesMargins: noMargins ? false : nil, remarks: asked.remarks)
    return QuestionAnswer(report: result.report, succeeds: result.hasKnownNumber)
  }

  /// The text size applies to text in every kind of widget.
  private var optionsOfKinds: [OptionOfKinds] {
    // A word may name the text size, too.
    [OptionOfKinds(name: "--text-size", kinds: WidgetKind.allCases)]
      + (noMargins
        ? [OptionOfKinds(name: "--no-margins", kinds: WidgetKind.withFamilies)]
        : [])
  }
}

extension AxisOptions {
  /// The text styles of a list of options; nil if it is empty.
  fileprivate func styles(_ texts: [String], _ catalog: Catalog) throws -> [TextStyle]? {
    guard !texts.isEmpty else { return nil }
    return try AxisOptions.values(texts, "text style") { text in
      catalog.textStyle(named: text).map { [$0] }
    } expected: {
      catalog.textStyles.map(\.rawValue)
    }
  }
}
