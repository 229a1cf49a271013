internal import WidgetSizing

/// The answers of one line of a table: a cell at every text size.
struct AnswerLine {
  /// The cell at text size `l`.
  let cell: Cell
  /// How its widget is shown.
  let setting: TodaySetting
  /// Its models.
  let screenClass: Key<ScreenClass>
  /// The width at text size `l`.
  let width: Evidence
  /// The height at each text size.
  let heights: [Evidence]

  /// Takes a line of Today extensions; nil of another.
  init?(_ line: Cell, in engine: Engine) {
    guard let setting = line.today, let screenClass = line.screenClass else { return nil }
    cell = line.at(.l)
    self.setting = setting
    self.screenClass = screenClass
    width = engine.evidence(.width, of: cell)
    heights = engine.evidence(.height, along: line, at: TextSize.allCases)
  }

  /// The height at text size `l`.
  var standardHeight: Evidence { heights[TextSize.allCases.firstIndex(of: .l) ?? 0] }

  var hasHeight: Bool { heights.contains(where: \.state.isKnown) }

  var isKnown: Bool { hasHeight || width.state.isKnown }

  /// What the heights look like in a table, with the values that they are disputed for.
  var heightSignature: [String] { heights.map(\.signature) }
}

extension Evidence {
  /// The number without its mark: `110`, or `224…280`.
  var rangeText: String { range?.text ?? value?.description ?? "" }

  /// What a table shows of the answer, and what is said of it beside the table.
  var signature: String {
    short + alternatives.map { "/\($0.value)" }.joined()
  }
}

extension Engine {
  /// All lines of a class in a mode, by version.
  func lines(_ mode: Mode, of screenClass: Key<ScreenClass>) -> [AnswerLine] {
    var asked = Asked(screenClasses: [screenClass])
    asked.modes = [mode]
    asked.textSizes = [.l]
    asked.os = versions(of: screenClass).filter {
      (catalog.release($0)?.modes == .legacy) == (mode == .legacy)
    }
    return blocks(asked).flatMap { block in block.lines.compactMap { AnswerLine($0, in: self) } }
  }
}
