import Documents
import Testing
import WidgetSizing

@testable import WidgetDrawings

@Suite("Scales of drawings") struct DrawingScaleTests {
  @Test("reduce points") func reduced() {
    #expect(DrawingScale.reduced(by: 2)(Points(736)) == 368)
  }
}
