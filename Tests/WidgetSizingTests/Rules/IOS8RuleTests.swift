import Testing
import WidgetSizing
import WidgetSizingData

/// *ios8-height* and *ios8-width*.
@Suite struct IOS8RuleTests {
  static let small = legacy("S06-001", .height, "441.5", of: "320x568@2")

  @Test func theMarginIsInferredForEachScaleAndOrientation() throws {
    let engine = Engine(.fixture([Self.small]))
    let catalog = engine.catalog
    #expect(
      engine.groups(of: .ios8Height).map { $0.summary(in: catalog) } == [
        "iOS 8 phone @2 portrait: margin 126.5"
      ])
    #expect(try height("320x480@2", from: engine) == "353.5 derived ios8-height")
    #expect(try height("375x667@2", from: engine) == "540.5 derived ios8-height")
    #expect(try height("320x480@2", .landscape, from: engine) == "unknown")
    #expect(try height("414x736@3", from: engine) == "unknown")
    #expect(try height("768x1024@2", from: engine) == "unknown")
  }

  @Test func twoMarginsEndTheRule() throws {
    let other = Self.legacy("S06-002", .height, "540", of: "375x667@2")
    let engine = Engine(.fixture([Self.small, other]))
    #expect(try height("320x480@2", from: engine) == "unknown")
    #expect(try height("375x667@2", from: engine) == "540 sourced S06")
  }

  @Test func otherTextSizesAreExtrapolated() throws {
    let engine = Engine(.fixture([Self.small]))
    let answer = try question("320x568@2", textSize: .xl).answer(from: engine).height
    #expect(engine.catalog.summary(of: answer) == "441.5 derived ios8-height extrapolates textSize")
  }

  @Test func onIOS9TheRuleHoldsForPhonesInPortrait() throws {
    let turned = Self.legacy("S06-002", .height, "205.5", of: "320x568@2", .landscape)
    let pad = Self.legacy("S06-003", .height, "853", of: "768x1024@2")
    let engine = Engine(.fixture([Self.small, turned, pad]))
    #expect(
      try height("320x568@2", iOS: 9, from: engine) == "441.5 derived ios8-height extrapolates os")
    for refused in [
      question("320x568@2", iOS: 9, .landscape), question("768x1024@2", iOS: 9),
      question("768x1024@2", iOS: 9, .landscape),
    ] {
      let answer = try refused.answer(from: engine).height
      #expect(answer.state == .unknown && answer.reason == .twoColumns)
    }
  }

  @Test func theWidthIsThatOfTheListLessTheGuideLine() throws {
    // In landscape the list of the larger phone ends at 666, short of the 736 of the screen.
    let claims =
      Self.guideLines + [Self.legacy("S06-001", .width, "585", of: "414x736@3", .landscape)]
    #expect(limits(claims) == ["iOS 8 phone: list at most 666"])
    let engine = Engine(.fixture(claims))
    #expect(try width("320x480@2", from: engine) == "272 derived ios8-width")
    #expect(try width("320x480@2", .landscape, from: engine) == "432 derived ios8-width")
    #expect(try width("320x568@2", .landscape, from: engine) == "520 derived ios8-width")
    // 667 is more than 666: this list is limited too, and has the guide line of such lists.
    #expect(try width("375x667@2", .landscape, from: engine) == "585 derived ios8-width")
  }

  @Test func theStepsOfAWidthBeginWithTheLimitOfTheList() throws {
    let claims =
      Self.guideLines + [Self.legacy("S06-001", .width, "585", of: "414x736@3", .landscape)]
    let engine = Engine(.fixture(claims))
    func steps(_ device: String, _ orientation: Orientation) throws -> [String] {
      let answer = try question(device, orientation).answer(from: engine).width
      return (answer.derivation?.steps ?? []).map(engine.catalog.text)
    }
    #expect(
      try steps("375x667@2", .landscape) == [
        "the list is at most 666 wide on a screen of 667", "666 − 81 = 585",
      ])
    #expect(try steps("320x480@2", .portrait) == ["320 − 48 = 272"])
  }

  @Test func ofSeveralListsTheNarrowestIsTheLimit() throws {
    let claims =
      Self.guideLines + [
        Self.legacy("S06-001", .width, "585", of: "414x736@3", .landscape),
        Self.legacy("S06-002", .width, "580", of: "414x736@3", .landscape),
        Self.legacy("S06-003", .width, "590", of: "414x736@3", .landscape),
      ]
    #expect(limits(claims) == ["iOS 8 phone: list at most 661"])
  }

  @Test func aListIsMeasuredByTheGuideLineOfItsIdiomWhereItHasNoneOfItsOwn() {
    // 600 + 48 is less than the 667 of the screen, 600 + 81 would not be.
    let claim = Self.legacy("S06-001", .width, "600", of: "375x667@2", .landscape)
    #expect(limits(Self.guideLines + [claim]) == ["iOS 8 phone: list at most 648"])
  }

  @Test func aListAsWideAsTheScreenHasTheGuideLineOfItsIdiom() throws {
    // 487 + 81 are the 568 of the smaller screen, which is no more than the list may be.
    let limit = Self.legacy("S06-001", .width, "487", of: "414x736@3", .landscape)
    for engine in [Engine(.fixture(Self.guideLines)), Engine(.fixture(Self.guideLines + [limit]))] {
      #expect(try width("320x568@2", .landscape, from: engine) == "520 derived ios8-width")
    }
  }

  @Test func withoutAGuideLineThereIsNoWidth() throws {
    let engine = Engine(.fixture([Self.legacy("S06-001", .width, "272", of: "320x568@2")]))
    #expect(try width("375x667@2", from: engine) == "unknown")
  }

  private static let guideLines = [
    guideLine("S14-001", "list-width - 48", idiom: "phone"),
    guideLine("S14-002", "list-width - 81", of: "414x736@3", .landscape),
  ]

  private static func guideLine(
    _ id: String, _ formula: String, idiom: String = "", of screenClass: String = "",
    _ orientation: Orientation? = nil
  ) -> ClaimRow {
    legacy(id, .width, "", of: screenClass).with {
      ($0.use, $0.formula, $0.idiom, $0.textSize) = (.context, formula, idiom, "")
      $0.orientation = orientation?.rawValue ?? ""
    }
  }

  private static func legacy(
    _ id: String, _ quantity: Quantity, _ value: String, of screenClass: String,
    _ orientation: Orientation = .portrait
  ) -> ClaimRow {
    ClaimRow(id, .legacy, value, os: 8, of: screenClass, orientation, .notificationCenter)
      .with { $0.quantity = quantity }
  }

  private func limits(_ claims: [ClaimRow]) -> [String] {
    let engine = Engine(.fixture(claims))
    return engine.groups(of: .ios8Width).map { $0.summary(in: engine.catalog) }
  }

  private func question(
    _ device: String, iOS os: Int = 8, _ orientation: Orientation = .portrait,
    textSize: TextSize = .l
  ) -> Question {
    Question(device, iOS: os, orientation, textSize, .notificationCenter, .legacy)
  }

  private func height(
    _ device: String, iOS os: Int = 8, _ orientation: Orientation = .portrait, from engine: Engine
  ) throws -> String {
    let answer = try question(device, iOS: os, orientation).answer(from: engine)
    return engine.catalog.summary(of: answer.height)
  }

  private func width(
    _ device: String, _ orientation: Orientation = .portrait, from engine: Engine
  ) throws -> String {
    let answer = try question(device, orientation).answer(from: engine)
    return engine.catalog.summary(of: answer.width)
  }
}
