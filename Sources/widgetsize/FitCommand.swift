internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
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
        widgetsize fit --lines most 'iPhone 16 Pro' medium
        widgetsize fit --content-height 150 live activity
        widgetsize fit --image 1024x1024 --family small -d 'iPhone 16 Pro'
        widgetsize fit --lines 2 --text-size ax3 --family small -d 'iPhone 15'
        widgetsize fit --content-width 140 --content-height 50 --family rectangular

      Content is rows or lines of text under a header, a height, a width or both, or an image. Where a rule \
      gives a range of heights, the smallest counts.

      Text grows with the text size. Without --text-size, every text size is judged. Line heights are \
      those that Apple publishes for each text style. --lines most counts the lines that fit at every text \
      size.

      A Live Activity without --family is judged in every place that shows all of its content: the Lock \
      Screen, the expanded island, the Smart Stack and CarPlay.

      Fails where content is cut off in everything asked; with --at-least, where fewer rows are \
      visible; with --strict, where anything is cut off or unknown.

      A WidgetKit widget has the size of its family. On iPads, content is judged by the size in \
      which the view is laid out; use --variant device for the size that is shown. Content margins, \
      which the system adds from iOS 17 on, are left free where they are known, unless \
      --no-margins is given.

      WidgetKit refuses an image with more pixels than a limit, which follows from the size of the \
      widget. --image shows the limit and the largest image of the same shape. Where the limit may \
      follow from two sizes, as on iPads, the smaller comes first.
      """)

  @OptionGroup(title: "Content") var content: ContentOptions

  @Option(
    number: "rows", "Fail if fewer whole rows or lines are seen.",
    discussion: "Judges the expanded Today extension unless --mode selects another.")
  var atLeast: String?

  @Flag(help: "Fail if anything is cut off, refused or unknown.")
  var strict = false

  @Flag(help: "Ignore content margins.")
  var noMargins = false

  @OptionGroup var question: WordArgument
  var words: [String] { question.words }
  static let answers: Set<Wish> = [
    .subject(.lines), .subject(.image), .request(.content), .request(.fits), .request(.count),
  ]
  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> Report {
    let image = try content.resolvedImage()
    if image != nil || content.asksForLargestImage {
      try refuse("--at-least", atLeast != nil, beside: "--image, which has no rows")
      try refuse("--no-margins", noMargins, beside: "--image, which may lie under the margins")
      let own = OptionOfKinds(name: "--image", kinds: [.widgetKit])
      return ImageFitQuestion(try scope(read(), [own]), image: image).report
    }
    if let size = try content.resolvedSize() {
      try refuse("--at-least", atLeast != nil, beside: "a width of content, which has no rows")
      return SizeFitQuestion(try scope(read(), optionsOfMargins), size: size).report
    }
    let engine = try read()
    let content = try content.resolved(engine.catalog)
    let atLeast = try atLeast.map { try demand($0, content) }
    return FitQuestion(
      try scope(engine, optionsOfKinds(content)), content: content, atLeast: atLeast,
      countsRows: self.content.asksForMostRows
    ).report
  }

  /// The widgets that are asked about.
  private func scope(_ engine: Engine, _ own: [OptionOfKinds]) throws -> QuestionScope {
    let answers =
      content.image == nil && !content.asksForLargestImage
      ? Self.answers.subtracting([.subject(.image)]) : Self.answers.union([.request(.pixels)])
    let understood = try axes.question(engine, words: words, own: own)
      .understood(answering: answers)
    return QuestionScope(
      engine: engine,
      asked: axes.widget.family.isEmpty
        ? understood.asked.withActivityPlaces(engine.catalog) : understood.asked,
      usesMargins: !noMargins, isStrict: strict, remarks: understood.remarks)
  }

  /// Throws a usage error for an option that is given.
  private func refuse(_ option: String, _ isGiven: Bool, beside content: String) throws {
    if isGiven { throw Failure.usage("\(option) contradicts \(content)") }
  }

  /// The given options that only some kinds of widgets have. The text size applies to text content
  /// in every kind; without text content, only Today extensions have the option.
  private func optionsOfKinds(_ content: WidgetContent) -> [OptionOfKinds] {
    guard content.text != nil || !axes.today.textSize.isEmpty else { return optionsOfMargins }
    let textSize = OptionOfKinds(
      name: "--text-size", kinds: content.text == nil ? [.today] : WidgetKind.allCases,
      advice: "content grows with the text size if it is lines of text: --lines 2")
    return [textSize] + optionsOfMargins
  }

  /// The option about margins if it is given, which Today extensions lack.
  private var optionsOfMargins: [OptionOfKinds] {
    noMargins ? [OptionOfKinds(name: "--no-margins", kinds: WidgetKind.withFamilies)] : []
  }

  /// The number of rows that must be visible. Throws a usage error if the content has fewer.
  private func demand(_ text: String, _ content: WidgetContent) throws -> Int {
    let rows = try ContentOptions.count(text, "--at-least", in: 1...ContentLayout.counts.upperBound)
    let layout = content.layout
    guard layout.count > 0 else {
      throw Failure.usage("--at-least counts rows; --content-height has none")
    }
    guard rows <= layout.count else {
      throw Failure.usage(
        "--at-least \(rows) is more than the \(layout.count.of(content.rowNoun)) to be shown")
    }
    return rows
  }
}
