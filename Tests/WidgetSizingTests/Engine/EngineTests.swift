import BundledTables
import Testing

@testable import WidgetSizing

/// Engines that answer alike, but for what they were made for.
@Suite struct EngineTests {
  /// Blocks of an iPhone, of an iPad and of a device of iOS 8.
  static let blocks: [CellBlock] = {
    let engine = Engine.bundled
    let classes = engine.catalog.screenClasses.keys.filter {
      ["320x568@2", "414x736@3", "768x1024@2"].contains(engine.catalog.screenClasses[$0].id)
    }
    var query = TodayQuery(screenClasses: classes)
    query.os = [8, 10, 12].map(OSVersion.init)
    query.textSizes = [.l, .xxl]
    return engine.blocks(query)
  }()

  @Test func onlyOneThatExplainsTellsTheArithmetic() throws {
    let cell = try Question("iPhone 7", iOS: 12, .portrait, .xl).cell(in: .bundled)
    #expect(Engine.bundled.answer(.height, of: cell).derivation?.steps.isEmpty == true)
    #expect(Engine.bundled.explaining.answer(.height, of: cell).derivation?.steps.isEmpty == false)
  }

  @Test func aBriefOneNamesNothingNear() throws {
    let cell = try Question("iPhone 7", iOS: 11).cell(in: .bundled)
    func nearest(_ engine: Engine) -> Int? {
      guard case .noSource(_, let nearest)? = engine.answer(.height, of: cell).reason else {
        return nil
      }
      return nearest.count
    }
    #expect(nearest(.bundled) == 2)
    #expect(nearest(Engine.bundled.brief) == 0)
  }

  @Test func oneThatRemembersGivesWhatItWasGiven() throws {
    let cell = try Question("iPhone 7").cell(in: .bundled)
    let odd = CellAnswer(
      cell: cell, sizeClasses: nil, width: .unknown(.twoColumns),
      height: .unknown(.longPress(cell.os)))
    let engine = Engine.bundled.remembering([odd])
    func reasons(_ engine: Engine, along line: TodayCell) -> [Reason?] {
      let block = CellBlock(
        screenClass: line.screenClass, os: line.os, lines: [line], textSizes: [line.textSize])
      var told: [Reason?] = []
      engine.forEachAnswer(in: block) { told += [$0.width.reason, $0.height.reason] }
      let along = engine.answers(along: line, width: line.textSize, heights: [line.textSize])
      told += [along.width.reason] + along.heights.map(\.reason)
      return told + [engine.answer(line).width.reason, engine.answer(.height, of: line).reason]
    }
    let (width, height) = (odd.width.reason, odd.height.reason)
    #expect(reasons(engine, along: cell) == [width, height, width, height, width, height])
    #expect(reasons(engine.explaining, along: cell).allSatisfy { $0 == nil })
    var other = cell
    other.textSize = .xl
    #expect(reasons(engine, along: other).allSatisfy { $0 == nil })
  }

  @Test func oneThatIsFocusedAnswersAsAnyOther() throws {
    let engine = Engine.bundled
    for focus in Self.blocks {
      let focused = engine.focused(on: focus.screenClass, focus.os)
      for cell in Self.blocks.flatMap(\.cells) {
        for quantity in Quantity.allCases {
          #expect(
            BlockAnswersTests.areSame(
              focused.answer(quantity, of: cell), engine.answer(quantity, of: cell)),
            "\(quantity) of \(engine.catalog.id(of: cell))")
        }
      }
    }
  }

  @Test func onlyTheRuleThatIsAskedPredicts() throws {
    let cell = try Question("iPhone 7", iOS: 12, .portrait, .xl).cell(in: .bundled)
    let predicting = RuleName.allCases.filter {
      Engine.bundled.prediction(by: $0, of: .height, for: cell) != nil
    }
    #expect(predicting == [.wholeRows])
    #expect(
      Engine.bundled.prediction(by: .wholeRows, of: .height, for: cell)?.derivation.rule
        == .wholeRows)
  }

  /// *whole-rows* tells which side of the screen it goes by.
  @Test(arguments: [("iPad mini 4", true), ("iPhone 7", false)])
  func theStepsNameTheSide(device: String, isShort: Bool) throws {
    let answer = try Question(device, iOS: 12, .landscape, .xl).answer(
      from: Engine.bundled.explaining)
    let sides = (answer.height.derivation?.steps ?? []).compactMap { step -> Bool? in
      if case .kept(_, let isShortSide, _, _) = step { isShortSide } else { nil }
    }
    #expect(sides == [isShort])
  }
}
