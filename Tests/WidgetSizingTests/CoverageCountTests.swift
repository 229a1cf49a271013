import BundledTables
import Testing

@testable import WidgetSizing

/// Coverage counts every number once on each axis.
@Suite struct CoverageCountTests {
  static let bundled = CoverageCount(.bundled)

  @Test func everyAxisHasAllNumbers() {
    var totals: [String: Int] = [:]
    for (place, states) in Self.bundled.lines {
      totals[place.names.axis, default: 0] += states.total
    }
    #expect(totals.count == 7)
    #expect(totals.values.allSatisfy { $0 == Self.bundled.all.total })
  }

  @Test func theStatesAreThoseOfTheAnswers() throws {
    var states: [Answer.State: Int] = [:]
    for block in Engine.bundled.everyBlock(iOS: 10...10) {
      for cell in block.cells {
        let answer = Engine.bundled.answer(cell)
        states[answer.width.state, default: 0] += 1
        states[answer.height.state, default: 0] += 1
      }
    }
    let line = try #require(Self.bundled.lines.first { $0.place == .os(OSVersion(10)) })
    for state in Answer.State.allCases { #expect(line.states[state] == states[state] ?? 0) }
    #expect(line.states[.sourced] > 0 && line.states[.derived] > 0 && line.states[.disputed] > 0)
  }
}
