import Testing
import WidgetSizingData

/// Which iPhones have a Dynamic Island.
@Suite struct DynamicIslandTests {
  static let catalog = Catalog.bundled

  @Test(
    arguments: [
      ("iphone-13-pro", false), ("iphone-14", false), ("iphone-14-plus", false),
      ("iphone-14-pro", true), ("iphone-14-pro-max", true), ("iphone-15", true),
      ("iphone-16", true),
      ("iphone-16e", false), ("iphone-17", true), ("iphone-17e", false), ("iphone-air", true),
      ("iphone-18-pro", true), ("ipad-a16", nil), ("apple-watch-ultra-3", nil),
    ] as [(String, Bool?)])
  func devicesHaveTheIslandThatTheirSourceStates(id: String, hasDynamicIsland: Bool?) throws {
    let device = try #require(Self.catalog.devices.first { $0.id == id })
    #expect(device.hasDynamicIsland == hasDynamicIsland)
  }

  @Test(
    arguments: [
      ("390x844@3", false), ("393x852@3", true), ("402x874@3", true), ("420x912@3", true),
      ("428x926@3", false), ("430x932@3", true), ("440x956@3", true), ("466x678@3", nil),
      ("744x1133@2", nil),
    ] as [(String, Bool?)])
  func aScreenHasTheIslandOfItsModels(id: String, hasDynamicIsland: Bool?) throws {
    let screenClass = try #require(Self.catalog.screenClasses.first { $0.id == id })
    #expect(screenClass.hasDynamicIsland == hasDynamicIsland)
  }

  /// Whoever asks for the island of a screen gets one answer for all its models.
  @Test func modelsOfOneScreenDoNotDiffer() {
    for screenClass in Self.catalog.screenClasses {
      let stated = screenClass.devices.compactMap { Self.catalog.devices[$0].hasDynamicIsland }
      #expect(Set(stated).count <= 1, "\(screenClass.id)")
    }
  }
}
