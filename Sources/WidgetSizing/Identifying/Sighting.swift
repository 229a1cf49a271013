/// The size of a widget as somebody saw it, in a screenshot or a debugger.
public struct Sighting: Hashable, Sendable {
  /// A length as it was seen.
  public enum Extent: Hashable, Sendable {
    /// A length in points.
    case points(Points)
    /// A length in points with fewer digits than it has: 349.7 for 349.67.
    case rounded(Points, within: Points)
    /// A length in whole pixels, which may be rounded.
    case pixels(Int)
  }

  /// Nil if it was not seen.
  public var width: Extent?
  /// Nil if it was not seen.
  public var height: Extent?

  /// Makes a sighting of a size; what was not seen is nil.
  public init(width: Extent? = nil, height: Extent? = nil) {
    self.width = width
    self.height = height
  }
}

extension Sighting.Extent {
  /// Whether this is a length rounded up or down to whole points.
  package func isRounding(of points: Points) -> Bool {
    guard case .points(let seen) = self, seen.threeHundredths % 300 == 0 else { return false }
    return abs((seen - points).threeHundredths) < 300
  }

  /// The lengths at a ``distance(from:atScale:)`` of zero, on a screen with `scale` pixels a point.
  package func equals(atScale scale: Int) -> ClosedRange<Points> {
    switch self {
    case .points(let seen):
      let least = Points(threeHundredths: 1)
      return seen - least...seen + least
    case .rounded(let seen, let tolerance): return seen - tolerance...seen + tolerance
    case .pixels(let seen):
      let (above, below) = ((seen - 1) * 300, (seen + 1) * 300)
      return Points(
        threeHundredths: above / scale + 1)...Points(threeHundredths: (below - 1) / scale)
    }
  }

  /// How far a length is from what was seen, on a screen with `scale` pixels a point.
  ///
  /// Zero if a length in points differs by at most 1/300 pt, as rounded decimals do, or a length in pixels
  /// by less than a pixel.
  package func distance(from points: Points, atScale scale: Int) -> Points {
    switch self {
    case .points(let seen):
      let distance = abs((seen - points).threeHundredths)
      return Points(threeHundredths: distance <= 1 ? 0 : distance)
    case .rounded(let seen, let tolerance):
      let distance = abs((seen - points).threeHundredths)
      return Points(threeHundredths: distance <= tolerance.threeHundredths ? 0 : distance)
    case .pixels(let seen):
      let distance = abs(seen * 300 - points.threeHundredths * scale)
      return Points(threeHundredths: distance < 300 ? 0 : distance / scale)
    }
  }
}

extension Sighting.Extent {
  /// Reads a length in points to the rounding that its digits show, whether it was rounded or cut off:
  /// `349.7` and `349.6` are 349.67. Nil for a text that is no positive decimal number up to
  /// 100,000. Behind the point six digits count.
  package init?(points text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(parts[0]), (0...100_000).contains(whole)
    else { return nil }
    guard parts.count == 2 else {
      guard whole > 0 else { return nil }
      self = .points(Points(whole))
      return
    }
    let digits = parts[1].prefix(6)
    guard let fraction = Int(digits), fraction >= 0 else { return nil }
    var unit = 1
    for _ in digits { unit *= 10 }
    let seen = Points(threeHundredths: whole * 300 + (fraction * 600 + unit) / (2 * unit))
    guard seen > .zero else { return nil }
    self =
      digits.count == 1
      ? .rounded(seen, within: Points(threeHundredths: 20))
      : .rounded(seen, within: Points(threeHundredths: 2))
  }
}
