extension ClosedRange {
  /// Both ends, or the one value.
  var ends: [Bound] { lowerBound == upperBound ? [lowerBound] : [lowerBound, upperBound] }

  /// The smallest range that contains this range and `value`.
  func including(_ value: Bound) -> ClosedRange { union(value...value) }

  /// The smallest range that contains this range and `other`.
  func union(_ other: ClosedRange) -> ClosedRange {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
