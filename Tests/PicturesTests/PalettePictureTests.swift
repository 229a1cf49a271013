import Pictures
import Testing

@Suite("Palette picture") struct PalettePictureTests {
  private typealias Color = PalettePicture.Color
  private static let palette = (1...3).map { Color(red: $0, green: 2, blue: 3) }

  /// The rows as text: `.` is the first colour of the palette.
  private func rows(_ picture: PalettePicture) -> [String] {
    (0..<picture.height).map { row in
      picture.pixels[row * picture.width..<(row + 1) * picture.width].map {
        $0 == 0 ? "." : "\($0)"
      }.joined()
    }
  }

  @Test("is filled within its edges only") func fills() {
    var picture = PalettePicture(width: 4, height: 3, palette: Self.palette)
    picture.fill(columns: 2..<9, rows: -5..<2, with: 1)
    picture.fill(columns: 0..<1, rows: 2..<3, with: 2)
    picture.fill(columns: 7..<9, rows: 0..<3, with: 2)
    #expect(rows(picture) == ["..11", "..11", "2..."])
  }

  @Test("is filled within a rectangle with round corners") func roundRectangle() {
    var picture = PalettePicture(width: 7, height: 5, palette: Self.palette)
    picture.fill(columns: 1..<7, rows: 0..<5, radius: 3, with: 1)
    #expect(rows(picture) == ["..1111.", ".111111", ".111111", ".111111", "..1111."])
    picture.fill(columns: 3..<40, rows: 2..<40, radius: 0, with: 2)
    #expect(rows(picture) == ["..1111.", ".111111", ".112222", ".112222", "..12222"])
  }

  @Test("is not filled where centres are outside the circles of corners") func corners() {
    func filled(_ radius: Int, width: Int = 8, height: Int = 6) -> [String] {
      var picture = PalettePicture(width: width, height: height, palette: Self.palette)
      picture.fill(columns: 0..<width, rows: 0..<height, radius: radius, with: 1)
      return rows(picture)
    }
    #expect(filled(0) == [String](repeating: "11111111", count: 6))
    // The centre of the outermost pixel is 0.71 of a radius of 1 away from that of the circle.
    #expect(filled(1) == [String](repeating: "11111111", count: 6))
    #expect(
      filled(3)
        == [".111111.", "11111111", "11111111", "11111111", "11111111", ".111111."])
    // No corner is larger than half of the shorter side.
    #expect(filled(.max / 4) == filled(3))
    #expect(filled(9, width: 1, height: 1) == ["1"])
    #expect(
      filled(5, width: 10, height: 10)
        == [
          "...1111...", ".11111111.", ".11111111.", "1111111111", "1111111111", "1111111111",
          "1111111111", ".11111111.", ".11111111.", "...1111...",
        ])
  }
}
