import Testing
import WidgetSizingData

/// The phones and text sizes that most designs are made for, on iOS 10.
@Suite struct MainstreamPhonesTests {
  static let textSizes: [TextSize] = [.xs, .s, .m, .l, .xl, .xxl, .xxxl]
  static let entryPoints: [EntryPoint] = [.todayView, .notificationCenter]

  @Test(
    arguments: [
      ("iPhone 5", .portrait), ("iPhone 6", .portrait), ("plus", .portrait), ("plus", .landscape),
    ] as [(String, Orientation)])
  func everyExpandedHeightIsKnown(device: String, orientation: Orientation) throws {
    for entryPoint in Self.entryPoints {
      for textSize in Self.textSizes {
        let question = Question(device, orientation, textSize, entryPoint)
        #expect(try question.answer().height.state.isKnown, "\(question.testDescription)")
      }
    }
  }

  @Test func thePlusInLandscapeHasARangeAtTheLargestTextSize() throws {
    // Four rows of 56 or five: the measurement at l allows both.
    let large = try Question("plus", .landscape, .xxxl, .notificationCenter).answer().height
    #expect(large.value == Points(224))
    #expect(large.range == Points(224)...Points(280))
    #expect(large.state == .derived)
  }

  @Test func onlyTheLaterPlusModelsHave3DTouch() throws {
    let catalog = Catalog.bundled
    let cell = try Question("plus", .portrait, .l, .quickAction, .compact).cell(in: .bundled)
    let models = catalog.devices(of: try #require(cell.screenClass), on: cell.os).map {
      catalog.devices[$0]
    }
    #expect(models.filter { $0.has3DTouch == false }.map(\.name) == ["iPhone 6 Plus"])
    #expect(
      models.filter { $0.has3DTouch == true }.map(\.name) == ["iPhone 6s Plus", "iPhone 7 Plus"])
  }
}
