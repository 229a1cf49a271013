import Testing
import WidgetSizingData

@testable import WidgetSizing

/// *width*, *same-width* and *quick-action-width*.
@Suite struct WidthRuleTests {
  static let small = width("S01-001", .compact, "304", of: "320x568@2")
  static let medium = width("S01-002", .compact, "359", of: "375x667@2")

  @Test func theRuleOfQuickActionsIsAboutTheirWidthAlone() throws {
    for entryPoint in EntryPoint.allCases {
      let cell = try Question("iPhone 7", .portrait, .l, entryPoint).cell(in: .bundled)
      #expect(
        QuickActionWidthRule.isReplayed(over: .width, of: cell) == (entryPoint == .quickAction))
      #expect(!QuickActionWidthRule.isReplayed(over: .height, of: cell))
    }
  }

  @Test func aMarginOfTwoScreensHoldsForTheOthers() throws {
    let engine = Engine(.fixture([Self.small, Self.medium]))
    #expect(
      engine.groups(of: .width).map { $0.summary(in: engine.catalog) } == [
        "iOS 10 phone portrait: margin 16"
      ])
    #expect(try summary(Question("414x736@3"), engine) == "398 derived width")
    #expect(
      try summary(Question("414x736@3", iOS: 12), engine) == "398 derived width extrapolates os")
    #expect(try summary(Question("414x736@3", .landscape), engine) == "unknown")
    #expect(try summary(Question("768x1024@2"), engine) == "unknown")
  }

  @Test func theMarginOfOneScreenHoldsForNoOther() throws {
    let engine = Engine(.fixture([Self.small]))
    #expect(try summary(Question("414x736@3"), engine) == "unknown")
  }

  @Test func twoMarginsEndTheRule() throws {
    let engine = Engine(
      .fixture([
        Self.small, Self.medium, Self.width("S01-003", .compact, "400", of: "414x736@3"),
      ]))
    #expect(try summary(Question("375x812@3", iOS: 11), engine) == "unknown")
    #expect(
      engine.groups(of: .width).map { $0.summary(in: engine.catalog) } == [
        "iOS 10 phone portrait: does not hold"
      ])
  }

  @Test func aVersionWithSeveralMarginsEndsTheRuleForItsNeighbors() throws {
    let later = [
      Self.width("S44-001", .compact, "292", os: 12, of: "320x568@2"),
      Self.width("S44-002", .compact, "321", os: 12, of: "375x667@2"),
    ]
    let engine = Engine(.fixture([Self.small, Self.medium] + later))
    #expect(try summary(Question("414x736@3", iOS: 11), engine) == "unknown")
    #expect(try summary(Question("414x736@3", iOS: 14), engine) == "unknown")
    #expect(try summary(Question("414x736@3", iOS: 10), engine) == "398 derived width")
  }

  @Test func theWidthIsTheSameAtAnotherTextSizeAndInAnotherMode() throws {
    let engine = Engine(.fixture([Self.medium]))
    #expect(try summary(compact(.l), engine) == "359 sourced S01")
    #expect(
      try summary(compact(.ax5), engine) == "359 derived same-width extrapolates textSize")
    #expect(
      try summary(Question("375x667@2"), engine) == "359 derived same-width extrapolates mode")
    #expect(
      try summary(Question("375x667@2", .portrait, .xl), engine)
        == "359 derived same-width extrapolates textSize mode")
    #expect(
      try summary(Question("375x667@2", .portrait, .l, .notificationCenter), engine) == "unknown")
  }

  @Test func twoWidthsOfOneClassEndTheRule() throws {
    let other = Self.medium.with { ($0.id, $0.value, $0.mode) = ("S01-003", "360", "expanded") }
    let engine = Engine(.fixture([Self.medium, other]))
    #expect(try summary(compact(.xl), engine) == "unknown")
    #expect(try summary(Question("375x667@2"), engine) == "360 sourced S01")
  }

  /// The audit compares the rule with the claims about a cell, so the rule must not use them.
  @Test func theSameWidthComesFromClaimsAboutOtherCells() throws {
    func predicted(_ others: [ClaimRow]) throws -> Points? {
      let engine = Engine(.fixture([Self.medium] + others))
      let cell = try compact(.l).cell(in: engine)
      return engine.prediction(by: .sameWidth, of: .width, for: cell)?.lowerBound
    }
    func other(_ number: Int, _ value: String, _ mode: Mode, _ textSize: TextSize) -> ClaimRow {
      Self.medium.with {
        ($0.id, $0.value) = ("S01-00\(number)", value)
        ($0.mode, $0.textSize) = (mode.rawValue, textSize.rawValue)
      }
    }
    #expect(try predicted([]) == nil)
    #expect(try predicted([other(3, "360", .compact, .xl)]) == Points(360))
    #expect(try predicted([other(3, "361", .expanded, .l)]) == Points(361))
    #expect(try predicted([other(3, "362", .expanded, .xl)]) == Points(362))
    let agreeing = [other(3, "360", .compact, .xl), other(4, "360", .expanded, .l)]
    #expect(try predicted(agreeing) == Points(360))
    let differing = [other(3, "360", .compact, .xl), other(4, "361", .expanded, .l)]
    #expect(try predicted(differing) == nil)
  }

  private static let formula = ClaimRow("S04-001", .compact, "", of: "*").with {
    ($0.quantity, $0.use, $0.formula, $0.idiom) = (.width, .context, "portrait-width", "phone")
    ($0.orientation, $0.entryPoint, $0.textSize) = ("*", "quick-action", "")
  }

  @Test func aFormulaOfOtherQuickActionsGivesNothing() throws {
    let question = Question("414x736@3", .landscape, .l, .quickAction, .compact)
    for other in [
      Self.formula.with { $0.idiom = "pad" }, Self.formula.with { $0.os = 11...12 },
      Self.formula.with { $0.orientation = "portrait" },
    ] {
      #expect(try summary(question, Engine(.fixture([other]))) == "unknown")
    }
  }

  @Test func aQuickActionIsAsWideAsThePortraitScreen() throws {
    let engine = Engine(.fixture([Self.formula]))
    for orientation in Orientation.allCases {
      let question = Question("414x736@3", orientation, .l, .quickAction, .compact)
      #expect(try summary(question, engine) == "414 derived quick-action-width")
    }
    #expect(
      try summary(Question("414x736@3", iOS: 12, .portrait, .xl, .quickAction, .compact), engine)
        == "414 derived quick-action-width extrapolates os textSize")
    let without = Engine(.fixture([]))
    #expect(
      try summary(Question("414x736@3", .portrait, .l, .quickAction, .compact), without)
        == "unknown")
  }

  private static func width(
    _ id: String, _ mode: Mode, _ value: String, os: Int = 10, of screenClass: String
  ) -> ClaimRow {
    ClaimRow(id, mode, value, os: os, of: screenClass).with { $0.quantity = .width }
  }

  private func compact(_ textSize: TextSize) -> Question {
    Question("375x667@2", .portrait, textSize, .todayView, .compact)
  }

  private func summary(_ question: Question, _ engine: Engine) throws -> String {
    engine.catalog.summary(of: try question.answer(from: engine).width)
  }
}
