internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize explain`: the evidence for one cell, step by step.
struct ExplainCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show the evidence for a size, step by step.",
    discussion: """
      Examples:
        widgetsize explain -d 'iPhone 16 Pro' --family small --os 18
        widgetsize explain -d 'iPhone 7' --text-size xxl --mode expanded

      Shows the published numbers with their sources, the rule and its arithmetic, the values of \
      other sources, and the reason if a number is unknown. Omitted options of Today extensions \
      have a default: portrait, the Today view, text size l, both modes.
      """)

  @OptionGroup var question: WordArgument
  var words: [String] { question.words }
  static let answers: Set<Wish> = [.subject(.evidence)]
  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> Report {
    let engine = try read()
    let understood = try axes.question(engine, words: words).understood(answering: Self.answers)
    let boxes = understood.asked.boxes, catalog = engine.catalog
    // On platforms with widgets that do not depend on a screen, no device is needed.
    guard
      understood.namesDevices
        || catalog.screens(of: understood.asked).allSatisfy({ $0.screenClass == nil })
    else {
      let family = boxes.lazy.compactMap(\.families).joined().first.map(catalog.id)
      throw Failure.usage(
        "explain needs a device: widgetsize explain iphone 16 pro medium"
          + (family.map { "; for its versions write: widgetsize list families \($0)" } ?? ""))
    }
    return ExplainQuestion(
      engine: engine, asked: Asked(boxes.flatMap { $0.withDefaults(engine) }),
      remarks: understood.remarks
    ).report
  }
}

extension AskedBox {
  /// One box for each version. For Today extensions, each omitted axis except the mode gets a
  /// default value.
  fileprivate func withDefaults(_ engine: Engine) -> [AskedBox] {
    guard kind == .today, let screen = engine.catalog.screens(of: self).first else { return [self] }
    let versions = os ?? engine.defaultOS(of: screen, in: self).map { [$0] } ?? []
    return versions.map { os in
      var box = self
      box.os = [os]
      box.orientations = orientations ?? [.portrait]
      box.textSizes = textSizes ?? [.l]
      let known = engine.catalog.entryPoints(on: os)
      let hasTodayView = known.isEmpty || known.contains(.todayView)
      box.entryPoints = entryPoints ?? [hasTodayView ? .todayView : .notificationCenter]
      return box
    }
  }
}
