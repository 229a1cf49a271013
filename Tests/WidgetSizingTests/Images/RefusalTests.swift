import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// How the rule *image-area* judges refusals.
struct RefusalTests {
  private static let bundled = Dictionary(
    uniqueKeysWithValues: Engine.bundled.refusalJudgements().map { ($0.refusal.id, $0) })

  /// The first explanation of a refusal, with the screens it is of.
  private func explanation(_ judgement: RefusalJudgement) -> String? {
    judgement.explanations.first.map { explanation in
      let screens = explanation.cells.map { Catalog.bundled.name(of: $0.screen) }
      return "\(explanation.bound.size) \(explanation.bound.factor.rawValue): "
        + screens.withoutRepetition.joined(separator: ", ")
    }
  }

  @Test func mostRefusalsAreExplained() {
    let outcomes = RefusalJudgement.Outcome.allCases.map { outcome in
      Self.bundled.values.count { $0.outcome == outcome }
    }
    #expect(outcomes == [14, 2, 3])
  }

  @Test func theFamiliesThatCountAsSeenAreThoseOfExplainedRefusals() {
    for platform in [Platform.iOS, .iPadOS, .watchOS] {
      let cells = Self.bundled.values.filter { $0.refusal.precision == .exact }
        .flatMap(\.explanations).filter { $0.bound.factor != .screen }.flatMap(\.cells)
        .filter { (platform == .watchOS) == ($0.platform == .watchOS) }
      let seen = Set(cells.compactMap { $0[WidgetFamily.self] })
      let known = Catalog.bundled.families.filter { ImageAreaRule.isSeen($0, on: platform) }
      #expect(Set(known) == seen, "\(platform)")
    }
  }

  @Test(arguments: [
    // As drawn: nothing is laid out in 1017 pixels.
    ("ARB1-001", "1017 × 474 widget: 6.1-inch 14 Pro"),
    ("ARC2-001", "102 × 102 watch-widget: 46 mm, 49 mm Ultra 3"),
    // About 1240000.
    ("ARC3-001", "530 × 530 widget: 6.9-inch"),
    // What is shown, and not the canvas.
    ("ARF1-001", "600 × 272 widget: 10.9-inch, 11-inch"),
    // The canvas, and not what is shown.
    ("ARL1-001", "282 × 282 widget: 8.3-inch"),
    ("ARR1-001", "750 × 1334 screen: 4.7-inch"),
  ])
  func aLimitIsExplainedByASize(id: String, expected: String) throws {
    #expect(explanation(try #require(Self.bundled[id])) == expected)
  }

  @Test(arguments: [
    ("ARS1-001", RefusalJudgement.Outcome.unexplained), ("ARD1-001", .unexplained),
    // A bound, two sides without an area, and a message of the older form.
    ("ARC5-001", .unusable), ("ARC6-001", .unusable), ("ARU1-001", .unusable),
  ])
  func anUnexplainedLimitDiffersFromAnUnusableOne(
    id: String, outcome: RefusalJudgement.Outcome
  ) throws {
    #expect(try #require(Self.bundled[id]).outcome == outcome)
  }

  /// 1069415.6 is the limit of a small widget of 402x874, on iOS 26 and 27.
  @Test(arguments: [
    ("1069415.6,exact,,,,,,,,", "explained"), ("1069415.5,exact,,,,,,,,", "unexplained"),
    ("1069415,about,,,,,,,,", "explained"), ("1069416,about,,,,,,,,", "explained"),
    ("1069414,about,,,,,,,,", "unexplained"), ("1069415.6,above,,,,,,,,", "unusable"),
    ("1069415.6,exact,1084.6,986,,,,,,", "explained"),
    ("1069415.6,exact,986,1084.6,,,,,,", "unexplained"),
    ("1069415.6,exact,,,,,iphone-16-pro,,26,", "explained"),
    ("1069415.6,exact,,,,,iphone-15,,26,", "unexplained"),
    ("1069415.6,exact,,,,,,phone,18,", "unexplained"),
    ("1069415.6,exact,,,,,,pad,,", "unexplained"),
    ("1069415.6,exact,,,,,,,,systemSmall", "explained"),
    ("1069415.6,exact,,,,,,,,systemLarge", "unexplained"),
  ])
  func aRefusalIsExplainedOnlyByCellsThatItsRowAllows(row: String, outcome: String) throws {
    let catalog = try Catalog.bundled(with: ["archive_limits": ["A1-001,\(row),log,S35,"]])
    let judgement = Engine(catalog).refusalJudgements().first { $0.refusal.id == "A1-001" }
    #expect(try #require(judgement).outcome.rawValue == outcome)
  }
}
