internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize cover`: the fewest devices that show every size.
struct CoverCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "cover",
    abstract: "Pick the fewest devices that show every size.",
    discussion: """
      Examples:
        widgetsize cover --family medium --platform iOS --os 17+
        widgetsize cover -F small,medium --platform iOS --os 18+ -f swift-testing

      Each pick is a device on a version, with its icon settings and its Display Zoom. With few candidates, the picks are the minimum; otherwise, each pick adds as many sizes as it can. The \
      answer says which.

      The format swift-testing writes the sizes as cases for tests: name, size, scale, content \
      margin and corner radius.
      """)

  @OptionGroup var question: WordArgument
  var words: [String] { question.words }
  static let answers: Set<Wish> = [.subject(.fewestDevices), .request(.count)]
  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  static var content: ReportFormat.Content { .sizes }

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> Report {
    let engine = try read()
    let understood = try axes.question(engine, words: words).understood(answering: Self.answers)
    return CoverQuestion(
      engine: engine, asked: understood.asked,
      remarks: understood.remarks
    ).report
  }
}
