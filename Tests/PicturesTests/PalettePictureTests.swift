import Pictures
import Testing

@Suite("Palette picture") struct PalettePictureTests {
  private typealias Color = PalettePicture.Color
  private static let palette = [Color.clear, Color(red: 1, green: 2, blue: 3), .clear]

  /// The rows as text: `.` is the first colour of the palette.
  private func rows(_ picture: PalettePicture) -> [String] {
    (0..<picture.height).map { row in
      picture.pixels[row * picture.width..<(row + 1) * picture.width].map {
        $0 == 0 ? "." : "\($0)"
      }.joined()
    }
  }

  @Test(
    "has a size that a file can have",
    arguments: [
      (0, 1), (1, 0), (-1, 5), (5, -1), (4_097, 4_096), (1 << 24, 2), ((1 << 24) + 1, 1),
      (.max, .max), (.max, 1), (1, .max), (.min, .min),
    ] as [(Int, Int)])
  func refusesSizes(width: Int, height: Int) {
    #expect(throws: PalettePicture.Fault.size(width: width, height: height)) {
      try PalettePicture(width: width, height: height, palette: Self.palette)
    }
    #expect(!PalettePicture.isPossible(width: width, height: height))
  }

  @Test("can be as large as its limit", arguments: [(1 << 24, 1), (1, 1 << 24), (4_096, 4_096)])
  func largest(width: Int, height: Int) throws {
    let picture = try PalettePicture(width: width, height: height, palette: Self.palette)
    #expect(picture.pixels.count == PalettePicture.largestPixelCount)
  }

  @Test("has one to 256 colours", arguments: [0, 257])
  func refusesPalettes(count: Int) {
    #expect(throws: PalettePicture.Fault.palette(count: count)) {
      try PalettePicture(
        width: 1, height: 1, palette: [Color](repeating: .clear, count: count))
    }
  }

  @Test("is filled within its edges only") func fills() throws {
    var picture = try PalettePicture(width: 4, height: 3, palette: Self.palette)
    picture.fill(columns: 2..<9, rows: -5..<2, with: 1)
    picture.fill(columns: 0..<1, rows: 2..<3, with: 2)
    picture.fill(columns: 7..<9, rows: 0..<3, with: 2)
    #expect(rows(picture) == ["..11", "..11", "2..."])
  }

  @Test("is filled within a rectangle with round corners") func roundRectangle() throws {
    var picture = try PalettePicture(width: 7, height: 5, palette: Self.palette)
    picture.fill(columns: 1..<7, rows: 0..<5, radius: 3, with: 1)
    #expect(rows(picture) == ["..1111.", ".111111", ".111111", ".111111", "..1111."])
    picture.fill(columns: 3..<40, rows: 2..<40, radius: 0, with: 2)
    #expect(rows(picture) == ["..1111.", ".111111", ".112222", ".112222", "..12222"])
  }

  @Test("loses the pixels with centres outside the circles of its corners") func corners() throws {
    func cleared(_ radius: Int, _ parts: Int, width: Int = 8, height: Int = 6) throws -> [String] {
      var picture = try PalettePicture(width: width, height: height, palette: Self.palette)
      picture.fill(columns: 0..<width, rows: 0..<height, with: 1)
      picture.clearCorners(radius: radius, partsOfPixel: parts, with: 0)
      return rows(picture)
    }
    #expect(try cleared(0, 1) == [String](repeating: "11111111", count: 6))
    // The centre of the outermost pixel is 0.71 of a radius of 1 away from that of the circle.
    #expect(try cleared(1, 1) == [String](repeating: "11111111", count: 6))
    #expect(
      try cleared(3, 1)
        == [".111111.", "11111111", "11111111", "11111111", "11111111", ".111111."])
    // 2.6 pixels: 2.1² + 2.1² is more than 2.6², 2.1² + 1.1² is not.
    #expect(try cleared(780, 300) == cleared(3, 1))
    // No corner is larger than half of the shorter side.
    #expect(try cleared(.max / 4, 1) == cleared(3, 1))
    #expect(try cleared(9, 1, width: 1, height: 1) == ["1"])
    #expect(
      try cleared(50, 10, width: 10, height: 10)
        == [
          "...1111...", ".11111111.", ".11111111.", "1111111111", "1111111111", "1111111111",
          "1111111111", ".11111111.", ".11111111.", "...1111...",
        ])
  }
}
