internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize fit`: whether content fits, and the height to request.
struct FitCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Tell whether content fits, where it does not, and what height to request.",
    discussion: """
      Examples:
        widgetsize fit --rows 3 --row-height 36 --family small -d 'iPhone 15'
        widgetsize fit --rows 5 --row-height 44 --header 20
        widgetsize fit --lines 2 --text-size ax3 --family small -d 'iPhone 15'
        widgetsize fit --content-size 140x50 --family rectangular -d 'iPhone 13 mini'
        widgetsize fit --column-count 4 --column-width 72 --family lockScreen
        widgetsize fit --image 1024x1024 --family small -d 'iPhone 16 Pro'

      Content is rows between a header and a footer, one height, a width or both, columns beside \
      each other, or an image. The system cuts off \
      what is below the end of the widget, so a footer is cut off first. If the height of the \
      widget is a range, its smallest value is used.

      Rows may be lines of text, which grow with the text size. Without --text-size, every text size \
      is judged. Line heights are those that Apple publishes for each text style.

      Fails where content is cut off in everything asked; with --at-least, where fewer rows are \
      visible; with --strict, where anything is cut off or unknown.

      A WidgetKit widget has the size of its family. On iPads, content is judged by the size in \
      which the view is laid out; use --variant device for the size that is shown. Content margins, \
      which the system adds from iOS 17 on, are left free where they are known, unless \
      --no-margins is given.

      WidgetKit archives no image with more pixels than a limit, which follows from the size of the \
      widget. --image shows the limit and the largest image of the same shape. Where the limit may \
      follow from two sizes, as on iPads, the smaller comes first.
      """)

  @OptionGroup(title: "Content") var content: ContentOptions

  @Option(
    number: "rows", "Fail if fewer whole rows, or lines, are visible.",
    discussion: "Judges the expanded Today extension unless --mode selects another.")
  var atLeast: String?

  @Flag(help: "Fail if anything is cut off, refused or unknown anywhere.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Largest display mode of a Today extension: compact or expanded.",
      discussion: "Default: expanded.", valueName: "mode"),
    completion: .list(DisplayModeNegotiation.LargestMode.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var largestMode: String?

  @Flag(help: "Use the whole widget, as one that disables content margins.")
  var noMargins = false

  @Flag(help: "Leave the margins free that Apple's guideline recommends for Live Activities.")
  var margins = false

  @OptionGroup var question: WordArgument
  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> ReadTables
  ) throws -> QuestionAnswer {
    if let image = try content.resolvedImage() { return try judge(image, format, from: read) }
    if let size = try content.resolvedSize() { return try judge(size, format, from: read) }
    let (engine, version) = try read()
    let content = try content.resolved(engine.catalog)
    if margins, noMargins { throw Failure.usage("--margins contradicts --no-margins") }
    let atLeast = try atLeast.map { try demand($0, content) }
    let largest = try largest()
    let asked = try axes.asked(engine, words: question.words, own: optionsOfKinds(content))
    let queries = asked.queries
    try refuse(largest, queries)
    let result = FitResult(
      engine: engine, queries: queries, content: content, largest: largest ?? .expanded,
      usesMargins: noMargins ? false : margins ? true : nil, atLeast: atLeast, isStrict: strict,
      dataVersion: version,
      remarks: asked.remarks)
    return QuestionAnswer(
      report: result.report, succeeds: result.hasKnownNumber && result.passes)
  }

  /// Tells whether content of a width fits.
  private func judge(
    _ size: ContentSize, _ format: ReportFormat, from read: () throws -> ReadTables
  ) throws -> QuestionAnswer {
    for (name, value) in [("--at-least", atLeast), ("--largest-mode", largestMode)]
    where value != nil {
      throw Failure.usage("\(name) contradicts a width of content, which has no rows and no modes")
    }
    let (engine, version) = try read()
    let asked = try axes.asked(engine, words: question.words)
    let result = SizeFitResult(
      engine: engine, queries: asked.queries, size: size, usesMargins: noMargins ? false : nil,
      isStrict: strict, dataVersion: version, remarks: asked.remarks)
    return QuestionAnswer(
      report: result.report, succeeds: result.hasKnownNumber && result.passes)
  }

  /// Tells whether WidgetKit archives an image.
  private func judge(
    _ image: PixelSize, _ format: ReportFormat, from read: () throws -> ReadTables
  ) throws -> QuestionAnswer {
    for (name, value) in [("--at-least", atLeast), ("--largest-mode", largestMode)]
    where value != nil {
      throw Failure.usage("\(name) contradicts --image, which has no rows and no modes")
    }
    for (name, isGiven) in [("--no-margins", noMargins), ("--margins", margins)] where isGiven {
      throw Failure.usage("\(name) contradicts --image, which may lie under the margins")
    }
    let (engine, version) = try read()
    let asked = try axes.asked(
      engine, words: question.words, own: [OptionOfKinds(name: "--image", kinds: [.widgetKit])])
    let result = ImageFitResult(
      engine: engine, queries: asked.queries, image: image, isStrict: strict, dataVersion: version,
      remarks: asked.remarks)
    return QuestionAnswer(
      report: result.report, succeeds: result.hasKnownLimit && result.passes)
  }

  private func largest() throws -> DisplayModeNegotiation.LargestMode? {
    try largestMode.map { text in
      guard let largest = DisplayModeNegotiation.LargestMode(rawValue: text.lowercased()) else {
        throw Failure.usage(
          Message.unknown(
            "largest mode", text,
            expected: DisplayModeNegotiation.LargestMode.allCases.map(\.rawValue)))
      }
      return largest
    }
  }

  /// Throws a usage error for options that contradict a largest mode of compact.
  private func refuse(
    _ largest: DisplayModeNegotiation.LargestMode?, _ queries: [Query]
  ) throws {
    guard largest == .compact else { return }
    if queries.contains(where: { $0.modes?.contains(.expanded) ?? false }) {
      throw Failure.usage("--mode expanded contradicts --largest-mode compact")
    }
    if atLeast != nil, queries.allSatisfy({ $0.modes == nil }) {
      throw Failure.usage(
        "--at-least judges the expanded widget, of which --largest-mode compact has none; "
          + "say --mode compact")
    }
  }

  /// The given options that only some kinds of widgets have. The text size applies to text content
  /// in every kind; without text content, only Today extensions have the option.
  private func optionsOfKinds(_ content: WidgetContent) -> [OptionOfKinds] {
    var options: [OptionOfKinds] = []
    if largestMode != nil { options.append(OptionOfKinds(name: "--largest-mode", kinds: [.today])) }
    if !axes.today.textSize.isEmpty {
      options.append(
        OptionOfKinds(
          name: "--text-size", kinds: content.text == nil ? [.today] : WidgetKind.allCases,
          advice: "content grows with the text size if it is lines of text: --lines 2"))
    }
    for (name, isGiven) in [("--no-margins", noMargins), ("--margins", margins)] where isGiven {
      options.append(
        OptionOfKinds(name: name, kinds: WidgetKind.allCases.filter(\.hasFamilies)))
    }
    return options
  }

  /// The number of rows that must be visible. Throws a usage error if the content has fewer.
  private func demand(_ text: String, _ content: WidgetContent) throws -> Int {
    let rows = try ContentOptions.count(text, "--at-least", in: 1...ContentLayout.counts.upperBound)
    let layout = content.layout
    guard layout.count > 0 else {
      throw Failure.usage("--at-least counts rows; --content-height has none")
    }
    let most = layout.rowsAskedFor
    guard rows <= most else {
      throw Failure.usage(
        "--at-least \(rows) is more than the \(most.of(content.rowNoun)) to be shown")
    }
    return rows
  }
}
