internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing

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
      small, and how much you would gain by dropping one device, version or setting. Where a rule gives \
      a range, its smallest value is used; a Live Activity grows with its content, up to the size that is \
      shown. On iPads, that is the size in which views are laid out; use --variant device for the size that \
      is shown. Display Zoom counts only if you ask for it: --zoomed.
      """)

  @OptionGroup var question: WordArgument
  var words: [String] { question.words }
  static let answers: Set<Wish> = [.subject(.smallest), .request(.fits), .request(.pixels)]
  @OptionGroup var axes: AxisOptions

  @Flag(help: "Fail if a size is unknown.")
  var strict = false

  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup var unit: UnitOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> Report {
    let engine = try read()
    let understood = try axes.question(engine, words: words).understood(answering: Self.answers)
    return try SafeQuestion(
      QuestionScope(
        engine: engine, asked: understood.asked, apart: true, isStrict: strict,
        remarks: understood.remarks),
      unit: unit.resolved(in: format, isInPixels: understood.choices.isInPixels)
    ).report
  }
}
