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
      """)

  @OptionGroup(title: "Which size") var axes: AxisOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    let (engine, _) = try data.read()
    guard !axes.device.isEmpty else {
      throw Failure.usage("explain needs a device: --device 'iPhone 7'")
    }
    let (queries, remarks) = try axes.queries(engine.catalog)
    var output = StandardOutput()
    for remark in remarks { output.write("note: \(Wording.oneLine(remark))\n\n") }
    var isKnown = false
    var isFirst = true
    for query in queries.flatMap({ $0.withDefaults(engine) }) {
      for block in engine.blocks(query) {
        for cell in block.cells {
          if !isFirst { output.write("\n") }
          isFirst = false
          for line in engine.explanation(of: cell) { output.write(line + "\n") }
          isKnown = isKnown || engine.answer(cell).isKnown
        }
      }
    }
    output.flush()
    if !isKnown { throw Failure(.unknown) }
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
