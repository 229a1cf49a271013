import Testing
import TestSupport
import WidgetSizing

/// Sizes and areas in pixels, and the arithmetic of the largest image.
struct PixelSizeTests {
  private func size(_ width: Int, _ height: Int) throws -> PixelSize {
    try #require(PixelSize(width: width, height: height))
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 5), (1_000_001, 1), (Int.max, Int.max)])
  func aSizeHasOneToAMillionPixelsASide(width: Int, height: Int) {
    #expect(PixelSize(width: width, height: height) == nil)
  }

  @Test(arguments: [
    ("718080.000000", "718080"), ("1069415.6", "1069415.6"), ("14981.76", "14981.76"),
    ("0.05", "0.05"), ("1000000000000", "1000000000000"),
  ])
  func anAreaIsReadExactly(text: String, description: String) throws {
    #expect(try #require(PixelArea(text)).description == description)
  }

  @Test(arguments: [
    "", "0", "-5", "0.005", "1000000000000.01", "99999999999999999999999", "1e6", "718080 px", ".5",
  ])
  func anInvalidAreaIsRefused(text: String) {
    #expect(PixelArea(text) == nil)
  }

  @Test func theLongerSideIsAsLongAsTheAreaAllows() throws {
    func largest(_ image: PixelSize, _ area: String) throws -> PixelSize? {
      image.largest(within: try #require(PixelArea(area)))
    }
    // 1034 × 1034 = 1069156; 1035 × 1035 = 1071225.
    #expect(try largest(size(1024, 1024), "1069415.6") == size(1034, 1034))
    #expect(try largest(size(1600, 900), "1000000") == size(1333, 750))
    #expect(try largest(size(900, 1600), "1000000") == size(750, 1333))
    // Just as large as the limit.
    #expect(try largest(size(3, 3), "9") == size(3, 3))
    #expect(try largest(size(3, 3), "8.99") == size(2, 2))
    // A strip keeps a pixel of its short side.
    #expect(try largest(size(1_000_000, 1), "10.5") == size(10, 1))
    #expect(try largest(size(1, 1), "0.99") == nil)
  }

  @Test func theLargestSizeIsWithinTheAreaAndTheNextIsNot() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let image = try size(
        .random(in: 1...5_000, using: &random), .random(in: 1...5_000, using: &random))
      let area = PixelArea(hundredths: .random(in: 100...500_000_000, using: &random))
      let largest = try #require(image.largest(within: area), "\(image) within \(area)")
      #expect(largest.area <= area, "\(image) within \(area)")
      let long = max(largest.width, largest.height) + 1
      let short = min(image.width, image.height) * long / max(image.width, image.height)
      // The shorter side is rounded, and so may be a pixel less than the nearest.
      #expect(100 * long * (short + 1) > area.hundredths, "\(image) within \(area)")
    }
  }
}
