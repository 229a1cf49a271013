import Testing
import WidgetSizingData

@testable import WidgetSizing

/// How much is known of the widgets of WidgetKit, and why the rest is not.
@Suite struct FamilyCoverageTests {
  static let engine = Engine.bundled
  static let coverage = FamilyCoverage(engine)

  /// Large icons are measured on iOS 18 alone, and nobody has an iPhone Duo yet.
  static let coverageWithoutTheDuo = FamilyCoverage(engine) { screen in
    let id = screen.screenClass.map { engine.catalog.screenClasses[$0].id }
    return id != "466x678@3" && id != "669x951@3"
  }

  @Test(arguments: [(Platform.iOS, 97), (.iPadOS, 75), (.watchOS, 90)])
  func mostNumbersOfAPlatformAreKnown(platform: Platform, percent: Int) {
    let count = Self.coverageWithoutTheDuo.total {
      $0.subject.platform == platform && $0.subject.variant != .iconsLarge
    }
    #expect(count.percent >= percent, "\(platform): \(count.known) of \(count.possible)")
  }

  /// Counts each answer to a query for one screen on one version.
  @Test func aLineCountsEveryScreenThatRunsTheVersion() throws {
    let os = OSVersion(26)
    var known = 0
    var possible = 0
    for screen in Self.engine.catalog.widgetScreens()
    where screen.platform == .iPadOS && Self.engine.versions(of: screen).contains(os) {
      var query = Query(screens: [screen])
      query.os = [os]
      for cell in Self.engine.blocks(query).flatMap(\.cells)
      where cell.widget?.family == .systemSmall && cell.widget?.variant == .canvas {
        let answer = Self.engine.answer(cell)
        possible += 2
        known += [answer.width, answer.height].count { $0.value != nil }
      }
    }
    let line = try #require(
      Self.coverage.lines.first {
        $0.os == os && $0.subject.platform == .iPadOS && $0.subject.family == .systemSmall
          && $0.subject.variant == .canvas
      })
    #expect(line.count.known == known && line.count.possible == possible)
    #expect(known > 0 && known < possible)
  }

  @Test func linesStandInTheOrderOfPlatformsAndAreUnique() {
    let lines = Self.coverage.lines
    #expect(lines.map(\.subject.platform).withoutRepetition == Self.coverage.platforms)
    #expect(Set(lines.map { "\($0.subject) \($0.os)" }).count == lines.count)
    #expect(lines.allSatisfy { $0.count.known <= $0.count.possible && $0.count.possible > 0 })
  }

  /// A version that no model of a screen runs does not count as a gap.
  @Test func screensCountFromTheFirstVersionOfAModel() {
    let os = OSVersion(17)
    let screens = Self.engine.catalog.widgetScreens().filter { screen in
      screen.screenClass.map { Self.engine.catalog.screenClasses[$0].id } == "402x874@3"
    }
    #expect(screens.count == 1)
    let coverage = FamilyCoverage(Self.engine) { screens.contains($0) }
    #expect(!coverage.lines.isEmpty && coverage.lines.allSatisfy { $0.os > os })
  }

  @Test func everyUnknownNumberHasItsReason() {
    let engine = Self.engine
    for block in engine.allBlocks(of: .widgetKit) {
      engine.forEachAnswer(in: block) { sized in
        for quantity in Quantity.sides where !sized[quantity].state.isKnown {
          let reason = sized[quantity].reason.map { engine.catalog.text(of: $0) }
          #expect(reason?.isEmpty == false, "\(engine.catalog.id(of: sized.cell))")
        }
      }
    }
  }
}
