import TestSupport
import Testing
import WidgetSizing

@Suite("Layout of content") struct ContentLayoutTests {
  private func layout(
    _ count: Int, _ row: Int, tall: Int? = nil, header: Int = 0, footer: Int = 0, spacing: Int = 0,
    atMost maximum: Int? = nil
  ) throws -> ContentLayout {
    try #require(
      ContentLayout(
        count: count, row: Points(row), tallRow: tall.map { Points($0) }, header: Points(header),
        footer: Points(footer), spacing: Points(spacing), maximumRows: maximum))
  }

  @Test(
    "the countdown widget: rows of 50, at most three",
    arguments: [0, 50, 100, 150, 150].enumerated().map { ($0, $1) })
  func countdown(timers: Int, height: Int) throws {
    #expect(try layout(timers, 50, atMost: 3).height == Points(height))
  }

  @Test("a tall row of 150 among them makes it 150", arguments: 1...6)
  func tappedRow(timers: Int) throws {
    #expect(try layout(timers, 50, tall: 150, atMost: 3).height == Points(150))
  }

  @Test("a row counts from its last point on")
  func edges() throws {
    let layout = try layout(3, 40, header: 20, footer: 10, spacing: 5)
    #expect(layout.height == Points(160))
    let seen = [0, 19, 59, 60, 104, 105, 149, 150, 160, 1000].map { layout.rows(in: Points($0)) }
    #expect(seen == [0, 0, 0, 1, 1, 2, 2, 3, 3, 3])
    #expect(layout.cutOff(in: Points(150)) == Points(10))
    #expect(layout.cutOff(in: Points(161)) == .zero)
  }

  @Test("spacing is between two rows, not below the only one")
  func spacing() throws {
    #expect(try layout(0, 40, spacing: 5).height == .zero)
    #expect(try layout(1, 40, spacing: 5).height == Points(40))
    #expect(try layout(2, 40, spacing: 5).height == Points(85))
    #expect(try layout(3, 40, spacing: 5, atMost: 1).height == Points(40))
    #expect(try layout(3, 40, spacing: 5, atMost: 0).height == .zero)
  }

  @Test("a count or a length beyond its limit is refused")
  func limits() {
    #expect(ContentLayout(count: 1, row: .zero) == nil)
    #expect(ContentLayout(count: -1, row: Points(1)) == nil)
    #expect(ContentLayout(count: 1_001, row: Points(1)) == nil)
    #expect(ContentLayout(count: 1, row: Points(10_001)) == nil)
    #expect(ContentLayout(count: 1, row: Points(1), header: Points(-1)) == nil)
    #expect(ContentLayout(count: 0, row: Points(1), tallRow: Points(2)) == nil)
    #expect(ContentLayout(height: Points(10_000)) != nil)
    #expect(ContentLayout(height: Points(10_001)) == nil)
  }

  /// Counts the rows that end within the room, placing one below the other.
  private func counted(_ layout: ContentLayout, in room: Points) -> Int {
    var heights = Array(repeating: layout.row, count: layout.count)
    if let tall = layout.tallRow { heights[0] = tall }
    let bottom = min(room, layout.height - layout.footer)
    var end = layout.header
    var count = 0
    for height in heights {
      end = end + height
      guard end <= bottom else { break }
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
          count: count, row: points(80) + Points(1),
          tallRow: count > 0 && Bool.random(using: &random) ? points(200) + Points(1) : nil,
          header: points(60), footer: points(60), spacing: points(10),
          maximumRows: Bool.random(using: &random) ? Int.random(in: 1...8, using: &random) : nil))
      let room = points(700)
      #expect(layout.rows(in: room) == counted(layout, in: room), "\(layout) in \(room)")
    }
  }
}
