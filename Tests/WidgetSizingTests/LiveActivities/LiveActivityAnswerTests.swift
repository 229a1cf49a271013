import Testing
import WidgetSizing
import WidgetSizingData

@Suite("Live Activities") struct LiveActivityAnswerTests {
  private let engine = Engine.bundled

  private func cell(_ id: String) throws -> Cell {
    try engine.catalog.cell(id)
  }

  /// The known numbers of a cell, and how they are known: `width 371 sourced`.
  private func numbers(_ id: String) throws -> [String] {
    let cell = try cell(id)
    return engine.quantities(of: cell).compactMap { quantity in
      let answer = engine.answer(quantity, of: cell)
      return answer.value.map { "\(quantity.rawValue) \($0) \(answer.state.rawValue)" }
    }
  }

  @Test("have a largest size, and a smallest where they grow with their content")
  func iPhone15() throws {
    #expect(
      try numbers("activity.ios17.393x852@3.lockScreen") == [
        "width 371 sourced", "height 160 sourced", "minimumHeight 84 sourced", "margin 14 sourced",
      ])
    #expect(
      try numbers("activity.ios27.393x852@3.expanded") == [
        "width 371 sourced", "height 160 sourced", "minimumHeight 84 sourced",
        "cornerRadius 44 sourced",
      ])
    #expect(
      try numbers("activity.ios17.393x852@3.compactLeading") == [
        "width 52.33 sourced", "height 36.67 sourced", "islandWidth 230 sourced",
      ])
    #expect(
      try numbers("activity.ios17.393x852@3.minimal") == [
        "width 45 sourced", "height 36.67 sourced", "minimumWidth 36.67 sourced",
        "islandWidth 230 sourced",
      ])
  }

  @Test("of iPads and watches stand outside of any Dynamic Island")
  func otherPlatforms() throws {
    #expect(
      try numbers("activity.ipados26.1024x1366@2.lockScreen") == [
        "width 500 sourced", "height 160 sourced", "minimumHeight 84 sourced",
      ])
    #expect(
      try numbers("activity.watchos26.198x242@2.smartStack") == [
        "width 184 sourced", "height 80.5 sourced",
      ])
    let expanded = Cell(
      platform: .iPadOS, os: OSVersion(26),
      screenClass: try cell(
        "activity.ipados26.1024x1366@2.lockScreen"
      ).screenClass, of: .activity, family: try #require(Catalog.bundled.family("expanded")))
    #expect(engine.answer(.width, of: expanded).state == .notApplicable)
  }

  @Test("have no Dynamic Island on models without one")
  func withoutDynamicIsland() throws {
    let cell = try cell("activity.ios17.390x844@3.compactLeading")
    let answer = engine.answer(.width, of: cell)
    let screenClass = try #require(cell.screenClass)
    #expect(answer.state == .notApplicable)
    #expect(answer.reason == .noDynamicIsland(screenClass, device: nil))
    let lockScreen = try self.cell("activity.ios17.390x844@3.lockScreen")
    #expect(engine.answer(.width, of: lockScreen).state == .unknown)
  }

  @Test("say of a number that their family does not have that there is none")
  func noSuchQuantity() throws {
    let lockScreen = try cell("activity.ios17.393x852@3.lockScreen")
    let answer = engine.answer(.islandWidth, of: lockScreen)
    #expect(answer.state == .notApplicable)
    #expect(
      engine.catalog.text(of: try #require(answer.reason))
        == "lockScreen has no Dynamic Island width")
  }

  @Test("begin with iOS 16, iPadOS 17 and watchOS 11")
  func versions() {
    let catalog = engine.catalog
    func first(_ platform: Platform) -> OSVersion? {
      catalog.screens(of: .activity).filter { $0.platform == platform }
        .flatMap { engine.versions(of: .activity, on: $0) }.min()
    }
    #expect(first(.iOS) == OSVersion(16))
    #expect(first(.iPadOS) == OSVersion(17))
    #expect(first(.watchOS) == OSVersion(11))
    #expect(first(.macOS) == nil && first(.visionOS) == nil)
  }

  @Test("are no WidgetKit widgets: their families are not among those of WidgetKit")
  func families() throws {
    let catalog = engine.catalog
    let activity = catalog.families(of: .activity), widgetKit = catalog.families(of: .widgetKit)
    #expect(activity.count >= 7 && widgetKit.count >= 9)
    #expect(Set(activity).isDisjoint(with: widgetKit))
    #expect(CellIDReader(catalog).cell("widgetkit.ios17.393x852@3.lockScreen") == nil)
    #expect(
      CellIDReader(catalog).nearest(to: "activity.ios17.393x852@3.lockscreen")
        == "activity.ios17.393x852@3.lockScreen")
  }
}
