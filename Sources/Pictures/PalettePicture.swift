/// A picture of few colours, each pixel of which is one of a palette.
public struct PalettePicture: Equatable, Sendable {
  /// A colour.
  public struct Color: Hashable, Sendable {
    /// How red it is, in sRGB.
    public var red: UInt8
    /// How green it is, in sRGB.
    public var green: UInt8
    /// How blue it is, in sRGB.
    public var blue: UInt8

    /// Makes a colour.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The width in pixels, at least 1.
  public let width: Int
  /// The height in pixels, at least 1.
  public let height: Int
  /// The colours, 1 to 256.
  public let palette: [Color]
  /// The place in the palette of each pixel, row after row from the top, each from the left.
  public private(set) var pixels: [UInt8]

  /// Makes a picture, all of whose pixels have the first colour of the palette.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - palette: The colours, 1 to 256.
  public init(width: Int, height: Int, palette: [Color]) {
    precondition(width >= 1 && height >= 1, "a picture has a pixel")
    precondition(1...256 ~= palette.count, "a palette has 1 to 256 colours")
    self.width = width
    self.height = height
    self.palette = palette
    pixels = [UInt8](repeating: 0, count: width * height)
  }

  /// Fills a rectangle with one colour, as far as it is inside the picture.
  ///
  /// - Parameters:
  ///   - columns: Which pixels of each row.
  ///   - rows: Which rows.
  ///   - color: The place of the colour in the palette, which must have it.
  public mutating func fill(columns: Range<Int>, rows: Range<Int>, with color: UInt8) {
    precondition(Int(color) < palette.count, "the palette has \(palette.count) colours")
    let columns = columns.clamped(to: 0..<width)
    for row in rows.clamped(to: 0..<height) {
      for column in columns { pixels[row * width + column] = color }
    }
  }

  /// Fills a rectangle with round corners with one colour, as far as it is inside the picture: every pixel
  /// but those with their centre outside the circle of a corner.
  ///
  /// - Parameters:
  ///   - columns: Which pixels of each row.
  ///   - rows: Which rows.
  ///   - radius: The radius of the corners in pixels. More than half of a side counts as half of it.
  ///   - color: The place of the colour in the palette, which must have it.
  public mutating func fill(
    columns: Range<Int>, rows: Range<Int>, radius: Int, with color: UInt8
  ) {
    let insets = Self.cornerInsets(radius: radius, shorterSide: min(columns.count, rows.count))
    for row in rows {
      let fromEdge = min(row - rows.lowerBound, rows.upperBound - 1 - row)
      let inset = fromEdge < insets.count ? insets[fromEdge] : 0
      fill(columns: columns.dropFirst(inset).dropLast(inset), rows: row..<row + 1, with: color)
    }
  }

  /// How many pixels at an end of each row are outside a round corner, from the outermost row on.
  private static func cornerInsets(radius: Int, shorterSide: Int) -> [Int] {
    // The unit is half a pixel, so that the centre of a pixel is a whole number.
    let radius = radius > shorterSide / 2 ? shorterSide : 2 * radius
    guard radius > 0 else { return [] }
    var insets: [Int] = []
    for row in 0..<(radius / 2 + 1) {
      let down = radius - (2 * row + 1)
      guard down > 0 else { break }
      var count = 0
      while case let across = radius - (2 * count + 1), across > 0,
        across * across + down * down > radius * radius
      {
        count += 1
      }
      insets.append(count)
    }
    return insets
  }
}
