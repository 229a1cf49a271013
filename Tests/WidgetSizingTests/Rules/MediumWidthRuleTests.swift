import Testing
import WidgetSizing
import WidgetSizingData

/// *medium-width*: on iOS 14 a Today extension is as wide as the medium widget of WidgetKit.
@Suite struct MediumWidthRuleTests {
  /// As wide as the medium widget of that screen.
  static let agreeing = width("S44-001", "321", of: "375x667@2")

  @Test func agreementOnOneScreenHoldsForTheOthers() throws {
    let engine = Engine(.fixture([Self.agreeing]))
    #expect(groups(engine) == ["iOS 14 phone portrait today-view: margin 0"])
    #expect(try width(Question("375x812@3", iOS: 14), engine) == "329 derived medium-width")
    for other in [
      Question("375x812@3", iOS: 13), Question("375x812@3", iOS: 14, .landscape),
      Question("375x812@3", iOS: 14, .portrait, .l, .notificationCenter),
      Question("768x1024@2", iOS: 14),
    ] {
      #expect(try width(other, engine) == "unknown", "\(other.testDescription)")
    }
  }

  @Test func oneDifferenceEndsTheRuleOnAllScreens() throws {
    let engine = Engine(.fixture([Self.agreeing, Self.width("S44-002", "347", of: "414x736@3")]))
    #expect(groups(engine) == ["iOS 14 phone portrait today-view: does not hold"])
    #expect(try width(Question("375x812@3", iOS: 14), engine) == "unknown")
  }

  @Test func withoutAClaimThatAgreesThereIsNoRule() throws {
    let engine = Engine(.fixture([Self.agreeing.with { $0.os = 13...13 }]))
    #expect(groups(engine) == ["iOS 14 phone portrait today-view: does not hold"])
    #expect(try width(Question("375x812@3", iOS: 14), engine) == "unknown")
  }

  /// The screen that a zoomed device reports has the width of its own medium widget.
  @Test func aZoomedDeviceIsAsWideAsTheScreenThatItReports() throws {
    let engine = Engine(.fixture([Self.agreeing]))
    let zoomed = Question("414x896@3", iOS: 14, isZoomed: true)
    #expect(try width(zoomed, engine) == "329 derived zoomed-screen")
  }

  private static func width(_ id: String, _ value: String, of screenClass: String) -> ClaimRow {
    ClaimRow(id, .expanded, value, os: 14, of: screenClass).with { $0.quantity = .width }
  }

  private func groups(_ engine: Engine) -> [String] {
    engine.groups(of: .mediumWidth).map { $0.summary(in: engine.catalog) }
  }

  private func width(_ question: Question, _ engine: Engine) throws -> String {
    engine.catalog.summary(of: try question.answer(from: engine).width)
  }
}
