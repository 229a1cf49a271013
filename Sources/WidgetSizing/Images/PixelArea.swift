internal import DataTables

/// An area in square pixels, exact to a hundredth.
public struct PixelArea: Hashable, Comparable, Sendable {
  /// The area in hundredths of a square pixel.
  public let hundredths: Int

  /// The areas that a limit may have, from a hundredth to that of the largest image.
  static let limits = PixelArea(hundredths: 1)...PixelArea(hundredths: 100_000_000_000_000)

  /// Makes an area from its count of hundredths.
  public init(hundredths: Int) {
    self.hundredths = hundredths
  }

  /// Reads a decimal number of square pixels, `718080.000000` or `1069415.6`.
  ///
  /// Nil if the text is anything else, has more than two decimals that are not 0, or is more than
  /// 10¹² square pixels.
  public init?(_ text: some StringProtocol) {
    guard let hundredths = DecimalNumber(text)?.count(ofUnitsPerOne: 100) else { return nil }
    self.init(hundredths: hundredths)
    guard Self.limits.contains(self) else { return nil }
  }

  /// Whether one area is smaller than another.
  public static func < (lhs: PixelArea, rhs: PixelArea) -> Bool { lhs.hundredths < rhs.hundredths }
}

extension PixelArea: CustomStringConvertible {
  /// The area in the shortest way: `718080`, `1069415.6`.
  public var description: String {
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    if fraction == 0 { return "\(whole)" }
    return fraction.isMultiple(of: 10)
      ? "\(whole).\(fraction / 10)" : "\(whole).\(fraction / 10)\(fraction % 10)"
  }
}
