import Testing
import WidgetSizing
import WidgetSizingData

@Suite("Content in WidgetKit widgets") struct WidgetKitFitTests {
  private let engine = Engine.bundled

  private func fit(
    _ layout: ContentLayout?, _ id: String, usesMargins: Bool = false
  ) throws -> Fit {
    let cell = try engine.catalog.cell(id)
    return engine.fit(.fixed(try #require(layout)), in: cell, usesMargins: usesMargins)
  }

  @Test("leaves the content margin free above and below, where it is known")
  func margins() throws {
    let content = ContentLayout(height: Points(120))
    let id = "widgetkit.ios18.375x667@2.systemSmall.icons-small"
    let within = try #require(try fit(content, id, usesMargins: true).verdict)
    #expect(within.room == Points(148 - 2 * 16) && within.cutOff == Points(4))
    #expect(try fit(content, id).verdict?.room == Points(148))
    // Content margins came with iOS 17, so that there were none before; those of the Lock Screen are 0.
    let before = try fit(content, "widgetkit.ios16.375x667@2.systemSmall", usesMargins: true)
    #expect(before.margin?.value == .zero && before.verdict?.room == Points(148))
    let circular = try fit(
      content, "widgetkit.ios18.393x852@3.accessoryCircular", usesMargins: true)
    #expect(circular.margin?.value == .zero && circular.verdict?.room == Points(72))
  }

  @Test("shows as many whole rows as the height of the widget has room for")
  func rows() throws {
    let rows = ContentLayout(count: 3, row: Points(45), header: Points(20))
    let small = try fit(rows, "widgetkit.ios18.375x667@2.systemSmall.icons-small")
    let verdict = try #require(small.verdict)
    #expect(small.maximum.value == Points(148) && verdict.room == Points(148))
    #expect(verdict.rows == 2 && verdict.cutOff == Points(7) && verdict.isCertain)
    let larger = try fit(rows, "widgetkit.ios18.393x852@3.systemSmall.icons-small")
    #expect(larger.verdict?.rows == 3 && larger.verdict?.fits == true)
  }

  @Test("is not certain where the other value of a dispute shows less")
  func disputed() throws {
    let fit = try fit(ContentLayout(height: Points(158)), "widgetkit.ios15.414x736@3.systemSmall")
    #expect(fit.maximum.state == .disputed)
    let verdict = try #require(fit.verdict)
    #expect(verdict.fits && !verdict.isCertain)
    #expect(verdict.allowedCutOff == Points.zero...Points(1))
  }

  @Test("has no verdict where the height is not known, or no such widget exists")
  func unknown() throws {
    let height = ContentLayout(height: Points(10))
    let unknown = try fit(height, "widgetkit.ios27.393x852@3.systemSmall.icons-large")
    #expect(unknown.maximum.state == .unknown && unknown.verdict == nil)
    let none = try fit(height, "widgetkit.ios18.393x852@3.systemExtraLarge")
    #expect(none.maximum.state == .notApplicable && none.verdict == nil)
  }
}
