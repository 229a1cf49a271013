extension ClosedRange {
  /// Both ends, or the one value.
  var ends: [Bound] { lowerBound == upperBound ? [lowerBound] : [lowerBound, upperBound] }

  /// The smallest range with this one and `value` in it.
  func including(_ value: Bound) -> ClosedRange {
    Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }
}
