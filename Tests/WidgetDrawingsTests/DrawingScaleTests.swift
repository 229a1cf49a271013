import Documents
import Testing
import WidgetSizingData

@testable import WidgetDrawings

@Suite("Scales of drawings") struct DrawingScaleTests {
  private func screen(_ id: String) throws -> ScreenClass {
    try #require(Catalog.bundled.screenClasses.first { $0.id == id })
  }

  @Test("reduce points") func reduced() {
    #expect(DrawingScale.reduced(by: 2)(Points(736)) == 368)
    #expect(DrawingScale.fitting(Points(736))(Points(736)) == 368)
    #expect(DrawingScale.fitting(Points(960)) == .reduced(by: 2))
    #expect(DrawingScale.fitting(Points(961)) == .reduced(by: 3))
    #expect(DrawingScale.fitting(Points(1366)) == .reduced(by: 3))
  }

  @Test("have the true size of a screen by its diagonal") func lifeSize() throws {
    // 768, 1024 and 1280 are a right triangle: 1280 points are 9.7 inches of 96 units.
    let scale = try #require(DrawingScale.lifeSize(of: screen("768x1024@2"), diagonal: "9.7"))
    #expect(scale(Points(1280)) == Drawing.Length(9312, over: 10))
    #expect(scale(Points(1280)).millimetres == Drawing.Length(97 * 254, over: 100))
    let half = try #require(
      DrawingScale.lifeSize(of: screen("768x1024@2"), diagonal: "9.7", reducedBy: 2))
    #expect(half(Points(1280)) == Drawing.Length(9312, over: 20))
    // 5.5 in × 25.4 mm × 414 ÷ √(414² + 736²) = 68.4895… mm
    let plus = try #require(DrawingScale.lifeSize(of: screen("414x736@3"), diagonal: "5.5"))
    #expect(plus(Points(414)).millimetres == Drawing.Length(thousandths: 68_490))
  }

  @Test(
    "need a valid diagonal for the true size",
    arguments: ["", "0", "-5", "x", "1.234", "101", "1e3"])
  func none(diagonal: String) throws {
    #expect(try DrawingScale.lifeSize(of: screen("414x736@3"), diagonal: diagonal) == nil)
  }

  @Test("convert millimetres") func millimetres() {
    #expect(Drawing.Length(96).millimetres == Drawing.Length(254, over: 10))
    #expect(Drawing.Length.millimetres(254) == 960)
  }
}
