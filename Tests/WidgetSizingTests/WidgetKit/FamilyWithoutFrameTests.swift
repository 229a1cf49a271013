import Testing
import WidgetSizing
import WidgetSizingData

@Suite("Families without a frame") struct FamilyWithoutFrameTests {
  private let engine = Engine.bundled

  private func answer(_ id: String) throws -> Answer {
    engine.answer(.width, of: try engine.catalog.cell(id))
  }

  @Test func inlineTextOnAWatchFaceHasNoSize() throws {
    let watch = try answer("widgetkit.watchos26.162x197@2.accessoryInline")
    #expect(watch.state == .notApplicable)
    #expect(
      watch.reason.map(engine.catalog.text)
        == "accessoryInline on watchOS has no frame: the system draws its text")
  }

  @Test func inlineTextOnTheLockScreenOfAPhoneHasASize() throws {
    #expect(try answer("widgetkit.ios26.393x852@3.accessoryInline").state == .sourced)
  }
}
