import Testing
import WidgetSizing
import WidgetSizingData

/// The sizes that have a given limit for images.
struct IdentifyingLimitTests {
  private func found(_ area: String) throws -> LimitIdentification {
    var asked = Asked(.widgetKit, on: Catalog.bundled.screens(of: .widgetKit))
    asked.zoom = .standard
    return Engine.bundled.identify(limit: try #require(PixelArea(area)), among: asked)
  }

  @Test(arguments: [
    ("718080", "600 × 272"), ("349905.6", "282 × 282"), ("14981.76", "102 × 102"),
    ("1440720", "750 × 1334"),
  ])
  func aLimitIsExplainedByTheSizeThatHasIt(area: String, size: String) throws {
    let found = try found(area)
    #expect(found.isExplained && found.explanations.map { "\($0.bound.size)" } == [size])
  }

  @Test func aLimitThatNoSizeHasGetsTheNearest() throws {
    let found = try found("349905.5")
    #expect(!found.isExplained && found.explanations.map { "\($0.bound.size)" } == ["282 × 282"])
    #expect(
      found.explanations[0].cells.allSatisfy {
        $0.platform == .iPadOS && $0[WidgetVariant.self] == .canvas
      }
    )
  }
}
