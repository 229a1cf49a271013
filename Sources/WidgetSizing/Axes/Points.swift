/// A length in points, exact.
///
/// The value is an integer number of 1/300 pt, so that halves (@2x pixels), thirds (@3x pixels) and
/// published decimals such as 383.75 are all exact, and no floating point enters the engine.
public struct Points: Hashable, Comparable, Sendable {
  /// The length in 1/300 pt.
  public let threeHundredths: Int

  /// Makes a length from its count of 1/300 pt.
  public init(threeHundredths: Int) {
    self.threeHundredths = threeHundredths
  }

  /// Makes a length of whole points.
  public init(_ points: Int) {
    threeHundredths = points * 300
  }

  /// A length of 0 pt.
  public static let zero = Points(0)

  /// Whether one length is shorter than another.
  public static func < (lhs: Points, rhs: Points) -> Bool {
    lhs.threeHundredths < rhs.threeHundredths
  }

  /// The sum of two lengths.
  public static func + (lhs: Points, rhs: Points) -> Points {
    Points(threeHundredths: lhs.threeHundredths + rhs.threeHundredths)
  }

  /// The difference of two lengths; it may be negative.
  public static func - (lhs: Points, rhs: Points) -> Points {
    Points(threeHundredths: lhs.threeHundredths - rhs.threeHundredths)
  }

  /// A length times a whole number.
  public static func * (lhs: Int, rhs: Points) -> Points {
    Points(threeHundredths: lhs * rhs.threeHundredths)
  }
}

extension Points {
  /// Makes a length from a decimal, `mantissa` × 10⁻`decimals`; nil if it is not a whole number of
  /// 1/300 pt, which every decimal with up to two places is.
  public init?(mantissa: Int, decimals: Int) {
    guard (0...9).contains(decimals) else { return nil }
    var divisor = 1
    for _ in 0..<decimals { divisor *= 10 }
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: 300)
    guard !overflow, product.isMultiple(of: divisor) else { return nil }
    threeHundredths = product / divisor
  }

  /// The length of one pixel of a screen with `scale` pixels per point, which is 1, 2 or 3.
  public static func pixel(atScale scale: Int) -> Points {
    Points(threeHundredths: 300 / scale)
  }

  /// The length times `numerator` ÷ `denominator`, rounded to the nearest `pixel`, halves up.
  package func scaled(by numerator: Points, over denominator: Points, roundedTo pixel: Points)
    -> Points
  {
    let product = threeHundredths * numerator.threeHundredths
    let divisor = denominator.threeHundredths * pixel.threeHundredths
    return product.rounded(by: divisor) * pixel
  }

  /// How many times `other`, which is positive, fits into this length, rounded down.
  package func quotient(by other: Points) -> Int {
    threeHundredths.floored(by: other.threeHundredths)
  }

  /// The length divided by a number, which is positive, rounded down to 1/300 pt.
  package func divided(by divisor: Int) -> Points {
    Points(threeHundredths: threeHundredths.floored(by: divisor))
  }

  /// The smallest whole number of times that `other`, which is positive, is at least this length.
  func quotientRoundedUp(by other: Points) -> Int {
    -(-threeHundredths).floored(by: other.threeHundredths)
  }

  /// The whole number of pixels that this length states with two decimals, rounded or truncated:
  /// 140⅓ for 140.33 at 3 pixels per point. Any other length is returned unchanged.
  package func pixelOfTwoDecimals(atScale scale: Int) -> Points {
    let pixel = 300 / scale
    let nearest = threeHundredths.rounded(by: pixel) * pixel
    // 0.01 pt is 3/300 pt.
    return abs(nearest - threeHundredths) < 3 ? Points(threeHundredths: nearest) : self
  }

  /// The length in pixels at `scale`; nil if it is not a whole number of pixels.
  public func pixels(atScale scale: Int) -> Int? {
    let (quotient, remainder) = (threeHundredths * scale).quotientAndRemainder(dividingBy: 300)
    return remainder == 0 ? quotient : nil
  }
}

extension Int {
  /// The quotient by a positive number, rounded toward negative infinity.
  func floored(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The quotient by a positive number, rounded to the nearest whole number, halves up.
  func rounded(by divisor: Int) -> Int { (2 * self + divisor).floored(by: 2 * divisor) }
}

extension Points: CustomStringConvertible {
  /// The length as a decimal number of points with at most two places: `110`, `383.75`, `158.67`.
  public var description: String {
    let hundredths = (threeHundredths.magnitude * 2 + 3) / 6
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    var text = (threeHundredths < 0 && hundredths > 0 ? "-" : "") + String(whole)
    if fraction > 0 {
      text += "." + String(fraction / 10)
      if !fraction.isMultiple(of: 10) { text += String(fraction % 10) }
    }
    return text
  }
}

extension Points {
  /// The length as a decimal number of points for programs: as ``description`` where two places are
  /// exact, otherwise with four, `344.6667`. Multiplied by the scale of a screen and rounded, it
  /// gives the pixels back.
  public var preciseDecimal: String {
    guard !threeHundredths.isMultiple(of: 3) else { return description }
    let tenThousandths = (threeHundredths.magnitude * 200 + 3) / 6
    let (whole, fraction) = tenThousandths.quotientAndRemainder(dividingBy: 10_000)
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: 4 - digits.count)
    return (threeHundredths < 0 ? "-" : "") + "\(whole).\(zeros)\(digits)"
  }
}

extension Points {
  /// The lengths that a table may state.
  package static let lengths = Points(1)...Points(100_000)
}
