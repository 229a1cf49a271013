/// The width and the height of an image, a widget or a screen in whole pixels.
public struct PixelSize: Hashable, Sendable {
  /// The width, at least 1.
  public let width: Int
  /// The height, at least 1.
  public let height: Int

  /// How many pixels a side may have. The area of the largest size fits into an `Int` many times.
  public static let sides = 1...1_000_000

  /// Makes a size; nil if a side is not one of ``sides``.
  public init?(width: Int, height: Int) {
    guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// The smallest square.
  package static let one = PixelSize(side: 1)

  private init(side: Int) {
    (width, height) = (side, side)
  }

  /// Makes the size of the nearest whole pixels, at `scale` pixels a point; nil if a side has none.
  init?(width: Points, height: Points, scale: Int) {
    self.init(
      width: width.nearestPixels(atScale: scale), height: height.nearestPixels(atScale: scale))
  }

  /// How many pixels it has.
  public var pixelCount: Int { width * height }

  /// The area.
  public var area: PixelArea { PixelArea(hundredths: 100 * pixelCount) }

  /// The largest size of the same shape with an area of at most `area`; nil if `area` is less than a pixel.
  ///
  /// The longer side is as long as it can be, and the other is rounded to whole pixels: 1600 × 900
  /// within 1000000 is 1333 × 750.
  public func largest(within area: PixelArea) -> PixelSize? {
    let long = max(width, height), short = min(width, height)
    func size(_ side: Int) -> PixelSize? {
      let other = max(1, (2 * side * short + long) / (2 * long))
      return width >= height
        ? PixelSize(width: side, height: other) : PixelSize(width: other, height: side)
    }
    // The area grows with the side, so this is a binary search.
    var (fits, isTooLarge) = (0, Self.sides.upperBound + 1)
    while isTooLarge - fits > 1 {
      let middle = (fits + isTooLarge) / 2
      if let candidate = size(middle), candidate.area <= area {
        fits = middle
      } else {
        isTooLarge = middle
      }
    }
    return size(fits)
  }
}

extension PixelSize: CustomStringConvertible {
  /// The size in words: `1024 × 1024`.
  public var description: String { "\(width) × \(height)" }
}

extension Points {
  /// The nearest whole number of pixels at `scale`, halves up.
  fileprivate func nearestPixels(atScale scale: Int) -> Int {
    (threeHundredths * scale).rounded(by: Points(1).threeHundredths)
  }
}
