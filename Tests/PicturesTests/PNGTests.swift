import Foundation
import Pictures
import Testing
import TestSupport

@Suite("PNG") struct PNGTests {
  /// A picture of random pixels in every color of its palette.
  private static func noise(_ count: Int, width: Int = 67, height: Int = 41) -> PalettePicture {
    let palette = (0..<count).map {
      PalettePicture.Color(red: UInt8($0), green: 7, blue: UInt8(255 - $0))
    }
    var picture = PalettePicture(width: width, height: height, palette: palette)
    var generator = SplitMix64(seed: UInt64(count))
    for row in 0..<height {
      for column in 0..<width {
        let color = UInt8(generator.next() % UInt64(count))
        picture.fill(columns: column..<column + 1, rows: row..<row + 1, with: color)
      }
    }
    return picture
  }

  @Test("has the chunks and the pixels of a known file") func knownFile() throws {
    var picture = PalettePicture(
      width: 3, height: 2,
      palette: [.init(red: 0, green: 0, blue: 0), .init(red: 226, green: 230, blue: 235)])
    picture.fill(columns: 1..<3, rows: 0..<2, with: 1)
    let chunks = try DecodedPNG(picture.png()).chunks
    #expect(chunks.map(\.type) == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(
      chunks.filter { $0.type != "IDAT" }.map(\.content) == [
        [0, 0, 0, 3, 0, 0, 0, 2, 1, 3, 0, 0, 0], [0, 0, 0, 226, 230, 235], [],
      ])
    // Each row has the filter 0 and the pixels 0, 1, 1.
    let data = try #require(chunks.first { $0.type == "IDAT" }?.content)
    #expect(InflatedBytes(data)?.bytes == [0, 0b0110_0000, 0, 0b0110_0000])
  }

  @Test(
    "holds every pixel, with as many bits as the palette needs",
    arguments: [
      (1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8),
    ])
  func pixels(count: Int, depth: Int) throws {
    let picture = Self.noise(count)
    let decoded = try DecodedPNG(picture.png())
    #expect(decoded.bitDepth == depth)
    #expect(decoded.palette == picture.palette.map { [$0.red, $0.green, $0.blue] })
    #expect(decoded.pixels == picture.pixels)
  }

  @Test("is small if its rows repeat") func isSmall() {
    let color = PalettePicture.Color(red: 1, green: 2, blue: 3)
    var picture = PalettePicture(width: 1_049, height: 493, palette: [color, color, color])
    picture.fill(columns: 48..<1_001, rows: 48..<49, with: 2)
    #expect(picture.png().count < 2_000)
  }

  /// pngfix reads every byte, and reports anything that it would repair.
  @Test(
    "is read by libpng without a complaint", .enabled(if: Programs.mustRun("pngfix")),
    arguments: [1, 2, 3, 4, 5, 16, 17, 256])
  func libpng(count: Int) throws {
    for (width, height) in [(1, 1), (67, 41), (9_000, 2), (2, 9_000)] {
      let picture = Self.noise(count, width: width, height: height)
      let pngfix = try #require(Programs.installed("pngfix"))
      let result = try withTemporaryFolder { folder in
        let file = folder.appending(path: "picture.png")
        try Data(picture.png()).write(to: file)
        return try run(pngfix, [file.path()])
      }
      #expect(result.status == 0 && result.output.hasPrefix("IDAT OK "), "\(result)")
    }
  }
}
