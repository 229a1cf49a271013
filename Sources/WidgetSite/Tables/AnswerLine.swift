internal import WidgetSizing

/// The answers of one line of a table: a cell at every text size.
struct AnswerLine {
  /// The cell at text size `l`.
  let cell: Cell
  /// How its widget is shown.
  let setting: TodaySetting
  /// The width at text size `l`.
  let width: Evidence
  /// The height at each text size.
  let heights: [Evidence]

  /// Takes a line of Today extensions; nil of another.
  init?(_ line: Cell, in engine: Engine) {
    guard let setting = line.today else { return nil }
    cell = line.at(.l)
    self.setting = setting
    width = engine.evidence(.width, of: cell)
    heights = engine.evidence(.height, along: line, at: TextSize.allCases)
  }

  /// The height at text size `l`.
  var standardHeight: Evidence { heights[TextSize.allCases.firstIndex(of: .l) ?? 0] }

  var isKnown: Bool { ([width] + heights).contains(where: \.state.isKnown) }
}

extension Evidence {
  /// The number without its mark: `110`, or `224 to 280`.
  var rangeText: String { range?.words ?? value?.description ?? "" }

  /// What a table shows of the answer, and what is said of it beside the table.
  var signature: String {
    short + alternatives.map { "/\($0.value)" }.joined()
  }
}

extension Engine {
  /// All lines of a class, by version.
  func lines(of screenClass: Key<ScreenClass>) -> [AnswerLine] {
    var asked = Asked(screenClasses: [screenClass])
    asked.textSizes = [.l]
    asked.os = versions(of: screenClass)
    return blocks(asked).flatMap { block in block.lines.compactMap { AnswerLine($0, in: self) } }
  }
}
