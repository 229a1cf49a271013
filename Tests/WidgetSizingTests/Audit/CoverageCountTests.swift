import Testing
import WidgetSizingData

@testable import WidgetSizing

/// Coverage counts every number once on each axis.
@Suite struct CoverageCountTests {
  static let bundled = CoverageCount(of: .today, .bundled)

  @Test func everyAxisHasAllNumbers() {
    var totals: [String: Int] = [:]
    for (place, states) in Self.bundled.lines {
      totals[place.names.axis, default: 0] += states.total
    }
    #expect(totals.count == 7)
    #expect(totals.values.allSatisfy { $0 == Self.bundled.all.total })
  }

  @Test func everyAxisOfWidgetKitHasAllNumbers() {
    let coverage = CoverageCount(of: .widgetKit, .bundled)
    var totals: [String: Int] = [:]
    for (place, states) in coverage.lines {
      totals[place.names.axis, default: 0] += states.total
    }
    #expect(Set(totals.keys) == ["quantity", "platform", "os", "zoom", "family"])
    #expect(totals.values.allSatisfy { $0 == coverage.all.total })
  }

  @Test(arguments: Platform.allCases)
  func theStatesOfWidgetKitAreThoseOfTheAnswers(on platform: Platform) throws {
    // Counts the answers to a query for each screen, version and choice of Display Zoom.
    let engine = Engine.bundled
    var states: [Answer.State: Int] = [:]
    for screen in engine.catalog.widgetScreens() where screen.platform == platform {
      var query = Query(screens: [screen])
      query.os = engine.versions(of: screen)
      for zoom in DisplayZoom.allCases {
        query.zoom = zoom
        for cell in engine.blocks(query).flatMap(\.cells) {
          let answer = engine.evidence(cell)
          if zoom != .standard, answer.width.state == .notApplicable { continue }
          states[answer.width.state, default: 0] += 1
          states[answer.height.state, default: 0] += 1
        }
      }
    }
    let coverage = CoverageCount(of: .widgetKit, engine)
    let line = try #require(coverage.lines.first { $0.place == .platform(platform) })
    for state in Answer.State.allCases { #expect(line.states[state] == states[state] ?? 0) }
    // Inline text on a watch face is the one family without a size.
    #expect(
      line.states[.sourced] > 0 && (line.states[.notApplicable] > 0) == (platform == .watchOS))
  }

  @Test func theStatesAreThoseOfTheAnswers() throws {
    var states: [Answer.State: Int] = [:]
    for block in Engine.bundled.everyBlock(iOS: 10...10) {
      for cell in block.cells {
        let answer = Engine.bundled.evidence(cell)
        states[answer.width.state, default: 0] += 1
        states[answer.height.state, default: 0] += 1
      }
    }
    let line = try #require(Self.bundled.lines.first { $0.place == .os(OSVersion(10)) })
    for state in Answer.State.allCases { #expect(line.states[state] == states[state] ?? 0) }
    #expect(line.states[.sourced] > 0 && line.states[.derived] > 0 && line.states[.disputed] > 0)
  }
}
