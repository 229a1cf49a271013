extension Drawing {
  /// A length on the drawing, exact to a thousandth of its unit.
  public struct Length: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    /// The length in thousandths of a unit.
    public var thousandths: Int

    /// Makes a length from its count of thousandths.
    public init(thousandths: Int) {
      self.thousandths = thousandths
    }

    /// The length `numerator / denominator`, rounded to the nearest thousandth, halves away from
    /// zero. The denominator is positive.
    public init(_ numerator: Int, over denominator: Int = 1) {
      precondition(denominator > 0, "a length has a positive denominator")
      let doubled = 2 * 1000 * numerator
      let half = numerator < 0 ? -denominator : denominator
      self.thousandths = (doubled + half) / (2 * denominator)
    }

    /// A whole length.
    public init(integerLiteral value: Int) {
      self.init(value)
    }

    /// Whether one length is shorter than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.thousandths < rhs.thousandths }

    /// The sum of two lengths.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(thousandths: lhs.thousandths + rhs.thousandths)
    }

    /// The difference of two lengths; it may be negative.
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(thousandths: lhs.thousandths - rhs.thousandths)
    }

    /// A whole number of lengths.
    public static func * (lhs: Int, rhs: Self) -> Self {
      Self(thousandths: lhs * rhs.thousandths)
    }

    /// A part of a length, rounded toward zero.
    public static func / (lhs: Self, rhs: Int) -> Self {
      Self(thousandths: lhs.thousandths / rhs)
    }

    /// Lengthens a length.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  }
}
