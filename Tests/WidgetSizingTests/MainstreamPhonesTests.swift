import Testing
import WidgetSizingData

/// The phones and text sizes that most designs are made for, on iOS 10.
@Suite struct MainstreamPhonesTests {
  static let textSizes: [TextSize] = [.xs, .s, .m, .l, .xl, .xxl, .xxxl]
  static let entryPoints: [EntryPoint] = [.todayView, .notificationCenter]

  @Test func threeScreensHave42ExpandedAnswers() throws {
    let answers = try expandedAnswers(of: ["iPhone 5", "iPhone 6", "plus"], .portrait)
    #expect(answers.count == 42)
    #expect(answers.allSatisfy { $0.value != nil || $0.reason != nil })
    #expect(answers.allSatisfy { $0.state.isKnown })
  }

  @Test func thePlusInLandscapeHas14More() throws {
    let answers = try expandedAnswers(of: ["plus"], .landscape)
    #expect(answers.count == 14)
    #expect(answers.allSatisfy { $0.value != nil || $0.reason != nil })
    #expect(answers.allSatisfy { $0.state.isKnown })
  }

  @Test func pulledDownThePlusInLandscapeHasNoRoomForTwoLargeFoldedWidgets() throws {
    let plain = try Question("plus", .landscape, .l, .notificationCenter).answer().height
    let folded = try Question("plus", .landscape, .xxxl, .notificationCenter, .compact).answer()
      .height
    let height = try #require(plain.value), compact = try #require(folded.value)
    #expect(height == Points(264))
    #expect(compact == Points(140))
    #expect(height < 2 * compact)

    // Four rows of 56 or five: what was measured at l does not say which.
    let large = try Question("plus", .landscape, .xxxl, .notificationCenter).answer().height
    #expect(large.value == Points(224))
    #expect(large.range == Points(224)...Points(280))
    #expect(large.state == .derived)
  }

  @Test func aQuickActionIsForTheLaterPlusModels() throws {
    let catalog = Catalog.bundled
    let cell = try Question("plus", .portrait, .l, .quickAction, .compact).cell(in: .bundled)
    let models = catalog.devices(of: try #require(cell.screenClass), on: cell.os).map {
      catalog.devices[$0]
    }
    #expect(models.filter { $0.has3DTouch == false }.map(\.name) == ["iPhone 6 Plus"])
    #expect(
      models.filter { $0.has3DTouch == true }.map(\.name) == ["iPhone 6s Plus", "iPhone 7 Plus"])
  }

  private func expandedAnswers(
    of devices: [String], _ orientation: Orientation
  ) throws -> [Evidence] {
    try devices.flatMap { device in
      try Self.entryPoints.flatMap { entryPoint in
        try Self.textSizes.map { textSize in
          try Question(device, orientation, textSize, entryPoint).answer().height
        }
      }
    }
  }
}
