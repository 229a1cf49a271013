/// A set of any places of one axis, a bit each. Sets of places that are near to each other allocate nothing.
struct PlaceBits: Hashable, Sendable {
  /// The number of the first word that is not 0; 0 of an empty set.
  private var start = 0
  private var word: UInt64 = 0
  /// The words after it; the last is not 0.
  private var rest: [UInt64] = []

  /// Makes an empty set.
  init() {}

  /// Makes a set of places.
  init(_ places: some Sequence<Int>) { for place in places { insert(place) } }

  /// Makes a set of neighbors.
  init(_ places: ClosedRange<Int>) {
    let (first, last) = (places.lowerBound, places.upperBound)
    if first >> 6 == last >> 6 {
      start = first >> 6
      word = (UInt64.max >> UInt64(63 - (last - first))) << UInt64(first & 63)
    } else {
      for place in places { insert(place) }
    }
  }

  var isEmpty: Bool { word == 0 }

  /// The only place; nil if there are several, or none.
  var single: Int? {
    word.nonzeroBitCount == 1 && rest.isEmpty ? start * 64 + word.trailingZeroBitCount : nil
  }

  /// The places, the smallest first.
  var places: [Int] {
    var places: [Int] = []
    for (offset, word) in ([word] + rest).enumerated() {
      var bits = word
      while bits != 0 {
        places.append((start + offset) * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
    return places
  }

  func contains(_ place: Int) -> Bool {
    let offset = place >> 6 - start
    let bits = offset == 0 ? word : offset > 0 && offset <= rest.count ? rest[offset - 1] : 0
    return bits & 1 << UInt64(place & 63) != 0
  }

  mutating func insert(_ place: Int) {
    let bit: UInt64 = 1 << UInt64(place & 63), number = place >> 6
    if isEmpty { start = number }
    if number < start {
      rest = Array(repeating: 0, count: start - number - 1) + [word] + rest
      (start, word) = (number, bit)
    } else if number == start {
      word |= bit
    } else {
      let missing = number - start - rest.count
      if missing > 0 { rest += Array(repeating: 0, count: missing) }
      rest[number - start - 1] |= bit
    }
  }
}
