import Pictures
import TestSupport

extension Reader {
  /// Draws a picture and writes it as a PNG file, which a second reading takes apart.
  static func writePicture(_ bytes: [UInt8]) throws {
    let picture = picture(drawnBy: bytes)
    let file = picture.png()
    let read: DecodedPNG
    do {
      read = try DecodedPNG(file)
    } catch {
      throw BrokenPromise(what: "the file is no PNG: \(error.what)")
    }
    try BrokenPromise.unless(
      read.width == picture.width && read.height == picture.height,
      "\(picture.width) x \(picture.height) pixels are read as \(read.width) x \(read.height)")
    try BrokenPromise.unless(
      read.palette == picture.palette.map { [$0.red, $0.green, $0.blue] },
      "the palette is read as \(read.palette)")
    try BrokenPromise.unless(read.pixels == picture.pixels, "a pixel has another colour")
  }

  /// The picture that bytes draw: a byte that says whether it is wide, two for the width, one for the height,
  /// one for the count of colours, three for each of the first 16 colours, then shapes.
  static func picture(drawnBy bytes: [UInt8]) -> PalettePicture {
    var input = DrawingInput(bytes)
    // A wide picture is low: what repeats a row can lie too far back to be repeated.
    let isWide = input.byte() == 7
    let width = 1 + input.number() % (isWide ? 40_000 : 300)
    let height = 1 + input.byte() % (isWide ? 3 : 80)
    let count = 1 + input.byte()
    let colors = (0..<count).map { place in
      place < 16
        ? PalettePicture.Color(
          red: UInt8(input.byte()), green: UInt8(input.byte()), blue: UInt8(input.byte()))
        : .init(red: UInt8(place), green: 0, blue: 0)
    }
    var picture = PalettePicture(width: width, height: height, palette: colors)
    while !input.isAtEnd { input.draw(in: &picture) }
    return picture
  }
}

/// Bytes that draw; behind the last, zeros follow.
private struct DrawingInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  mutating func number() -> Int { byte() << 8 | byte() }

  /// Where something begins and ends, also outside of a side.
  private mutating func range(within side: Int) -> Range<Int> {
    let start = number() % (2 * side) - side / 2
    return start..<start + number() % (2 * side)
  }

  /// Draws a shape, or gives pixel after pixel a colour of its own.
  mutating func draw(in picture: inout PalettePicture) {
    let shape = byte()
    let color = UInt8(byte() % picture.palette.count)
    switch shape % 3 {
    case 0:
      picture.fill(
        columns: range(within: picture.width), rows: range(within: picture.height), with: color)
    case 1:
      let columns = range(within: picture.width), rows = range(within: picture.height)
      picture.fill(columns: columns, rows: rows, radius: number() - 100, with: color)
    default:
      var state = UInt32(number())
      let rows = range(within: picture.height).clamped(to: 0..<picture.height)
      for row in rows {
        for column in 0..<picture.width {
          state = state &* 1_664_525 &+ 1_013_904_223
          let color = UInt8(Int(state >> 16) % picture.palette.count)
          picture.fill(columns: column..<column + 1, rows: row..<row + 1, with: color)
        }
      }
    }
  }
}
