/// Values that the evidence allows for a number, in points: those that an increasing function has for
/// consecutive whole numbers.
///
/// There may be millions, so nothing lists them.
struct AllowedValues {
  private let places: ClosedRange<Int>
  private let value: (Int) -> Points

  /// Makes one value.
  init(_ value: Points) {
    self.init(0...0) { _ in value }
  }

  /// Makes the values of a function that never decreases.
  init(_ places: ClosedRange<Int>, _ value: @escaping (Int) -> Points) {
    (self.places, self.value) = (places, value)
  }

  /// The smallest.
  var first: Points { value(places.lowerBound) }
  /// The largest.
  var last: Points { value(places.upperBound) }

  /// The largest value that is at most `limit`; nil if there is none.
  func last(upTo limit: Points) -> Points? { place(upTo: limit).map(value) }

  /// Whether a value lies in `range`.
  func overlaps(_ range: ClosedRange<Points>) -> Bool {
    last(upTo: range.upperBound).map { $0 >= range.lowerBound } ?? false
  }

  /// The values up to `limit`, which is not less than the smallest, and the others; nil if there are no
  /// others.
  func split(behind limit: Points) -> (AllowedValues, AllowedValues?) {
    let place = place(upTo: limit) ?? places.lowerBound
    return (
      AllowedValues(places.lowerBound...place, value),
      place < places.upperBound ? AllowedValues(place + 1...places.upperBound, value) : nil
    )
  }

  /// The last place of a value that is at most `limit`, by bisection.
  private func place(upTo limit: Points) -> Int? {
    var (lower, upper) = (places.lowerBound, places.upperBound + 1)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if value(middle) <= limit { lower = middle + 1 } else { upper = middle }
    }
    return lower > places.lowerBound ? lower - 1 : nil
  }
}
