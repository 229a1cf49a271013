import Documents
import Testing
import WidgetSizing

@testable import WidgetDrawings

@Suite("Scales of drawings") struct DrawingScaleTests {
  @Test("reduce points") func reduced() {
    #expect(DrawingScale.reduced(by: 2)(Points(736)) == 368)
    #expect(DrawingScale.fitting(Points(736))(Points(736)) == 368)
    #expect(DrawingScale.fitting(Points(960)) == .reduced(by: 2))
    #expect(DrawingScale.fitting(Points(961)) == .reduced(by: 3))
    #expect(DrawingScale.fitting(Points(1366)) == .reduced(by: 3))
  }
}
