import Testing
import WidgetSizingData

@Suite struct SizeTests {
  @Test func theDesignFits() throws {
    let size = try Engine.bundled.size(of: "iPhone 7 Plus", onOS: 10, orientation: .landscape)
    #expect(try #require(size.height.value) >= Points(220))
  }
}
