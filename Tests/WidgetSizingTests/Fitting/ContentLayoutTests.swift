import TestSupport
import Testing
import WidgetSizing

@Suite("Layout of content") struct ContentLayoutTests {
  private func layout(
    _ count: Int, _ row: Int, header: Int = 0, spacing: Int = 0
  ) throws -> ContentLayout {
    try #require(
      ContentLayout(
        count: count, row: Points(row), header: Points(header), spacing: Points(spacing)))
  }

  @Test("a row counts from its last point on")
  func edges() throws {
    let layout = try layout(3, 40, header: 20, spacing: 5)
    #expect(layout.height == Points(150))
    let seen = [0, 19, 59, 60, 104, 105, 149, 150, 160, 1000].map { layout.rows(in: Points($0)) }
    #expect(seen == [0, 0, 0, 1, 1, 2, 2, 3, 3, 3])
    #expect(layout.cutOff(in: Points(140)) == Points(10))
    #expect(layout.cutOff(in: Points(151)) == .zero)
  }

  @Test("spacing is between two rows, not below the only one")
  func spacing() throws {
    #expect(try layout(0, 40, spacing: 5).height == .zero)
    #expect(try layout(1, 40, spacing: 5).height == Points(40))
    #expect(try layout(2, 40, spacing: 5).height == Points(85))
  }

  @Test("a count or a length beyond its limit is refused")
  func limits() {
    #expect(ContentLayout(count: 1, row: .zero) == nil)
    #expect(ContentLayout(count: -1, row: Points(1)) == nil)
    #expect(ContentLayout(count: 1_001, row: Points(1)) == nil)
    #expect(ContentLayout(count: 1, row: Points(10_001)) == nil)
    #expect(ContentLayout(count: 1, row: Points(1), header: Points(-1)) == nil)
    #expect(ContentLayout(height: Points(10_000)) != nil)
    #expect(ContentLayout(height: Points(10_001)) == nil)
  }

  /// Counts the rows that end within the room, placing one below the other.
  private func counted(_ layout: ContentLayout, in room: Points) -> Int {
    var end = layout.header
    var count = 0
    for _ in 0..<layout.count {
      end = end + layout.row
      guard end <= room else { break }
      count += 1
      end = end + layout.spacing
    }
    return count
  }

  @Test("agrees with counting row by row")
  func countedRowByRow() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<2_000 {
      func points(_ most: Int) -> Points {
        Points(threeHundredths: Int.random(in: 0...most * 300, using: &random))
      }
      let count = Int.random(in: 0...12, using: &random)
      let layout = try #require(
        ContentLayout(
          count: count, row: points(80) + Points(1), header: points(60), spacing: points(10)))
      let room = points(700)
      #expect(layout.rows(in: room) == counted(layout, in: room), "\(layout) in \(room)")
    }
  }
}
