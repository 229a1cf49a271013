import Testing
import WidgetSizing

@Suite("The line about a refused image") struct RefusalLineTests {
  @Test(
    "has the limit, and the image where it states its size",
    arguments: [
      ("too large [9] - (1024, 768), totalArea: 786432 > max[718080.000000].", "718080", 1024),
      ("(Widgets) - (1024.0,768.0), totalArea:786432.0 > max[487911.600000]", "487911.6", 1024),
      ("totalArea: 786432 > max[718080]", "718080", nil),
      ("max[718080", "718080", nil),
      // No image within the limit is refused.
      ("(1024, 768), totalArea: 786432 > max[786432]", "786432", nil),
      ("(1024), totalArea: 1024 > max[718080]", "718080", nil),
    ])
  func limits(_ line: String, _ limit: String, _ width: Int?) throws {
    let read = try #require(RefusalLine.limit(in: line))
    #expect(read.limit.description == limit && read.image?.width == width)
  }

  @Test(
    "has no limit that is no area",
    arguments: ["(4000, 3000).", "max[lots]", "max[]", "max[0]", "max[1.005]", "max [718080]"])
  func noLimit(_ line: String) {
    #expect(RefusalLine.limit(in: line) == nil)
  }
}
