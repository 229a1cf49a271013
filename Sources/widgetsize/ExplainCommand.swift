internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize explain`: the evidence for one cell, step by step.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show the evidence for a size, step by step.",
    discussion: """
      What is not said takes its default: portrait, the Today view, text size l, both modes.

      Example: widgetsize explain --device 'iPhone 7' --text-size xxl --mode expanded
      Example: widgetsize explain --device 'iPhone 16 Pro' --family systemSmall --os 18
      """)

  @OptionGroup(title: "Which size") var axes: AxisOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    let (engine, _) = try data.read()
    guard !axes.device.isEmpty else {
      throw Failure.usage("explain needs a device: --device 'iPhone 7'")
    }
    let (asked, remarks) = try axes.asked(engine.catalog)
    var output = StandardOutput()
    for remark in remarks { output.write("note: \(Wording.oneLine(remark))\n\n") }
    let (explanations, isKnown) = asked.explanations(by: engine)
    for (index, lines) in explanations.enumerated() {
      if index > 0 { output.write("\n") }
      for line in lines { output.write(line + "\n") }
    }
    output.flush()
    if !isKnown { throw Failure(.unknown) }
  }
}

extension AskedCells {
  /// The evidence for each cell, and whether any number is known.
  fileprivate func explanations(by engine: Engine) -> (lines: [[String]], isKnown: Bool) {
    switch self {
    case .today(let queries):
      let cells = queries.flatMap { $0.withDefaults(engine) }.flatMap(engine.blocks)
        .flatMap { Array($0.cells) }
      return (cells.map(engine.explanation), cells.contains { engine.answer($0).isKnown })
    case .widgetKit(let queries):
      let cells = queries.flatMap(engine.blocks).flatMap(\.cells)
      return (cells.map(engine.explanation), cells.contains { engine.isKnown($0) })
    }
  }
}

extension TodayQuery {
  /// A query for each version, with one value for each axis that was not said, except the mode.
  fileprivate func withDefaults(_ engine: Engine) -> [TodayQuery] {
    (os ?? [engine.bestMeasuredOS(of: screenClasses[0], in: self)]).map { os in
      var query = self
      query.os = [os]
      query.orientations = orientations ?? [.portrait]
      query.textSizes = textSizes ?? [.l]
      let known = engine.catalog.entryPoints(on: os)
      let hasTodayView = known.isEmpty || known.contains(.todayView)
      query.entryPoints = entryPoints ?? [hasTodayView ? .todayView : .notificationCenter]
      return query
    }
  }
}
