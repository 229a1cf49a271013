import Testing
import WidgetSizingData

/// The same for the older kind of widget, whose size depends on more than the device.
@Suite struct TodayExtensionTests {
  @Test func twoRowsFitInLandscape() throws {
    let size = try Engine.bundled.size(of: "iPhone 7 Plus", onOS: 10, orientation: .landscape)
    #expect(try #require(size.height.value) >= Points(220))
  }
}
