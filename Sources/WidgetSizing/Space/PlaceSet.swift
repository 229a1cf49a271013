/// A value with a position among the values of its type, from 0 to 63.
package protocol PlacedValue: Hashable, Sendable {
  /// The value at a position; nil if there is none.
  init?(place: Int)
  /// The position.
  var place: Int { get }
}

/// A set of values, a bit for each place. Copying it retains nothing.
package struct PlaceSet<Value: PlacedValue>: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Makes an empty set.
  package init() {}

  /// Makes a set of values.
  package init(_ values: some Sequence<Value>) {
    for value in values { insert(value) }
  }

  /// Makes a set of values.
  package init(_ values: Value...) { self.init(values) }

  /// Whether no value is in the set.
  package var isEmpty: Bool { bits == 0 }

  /// The values in the set, in the order of their places.
  package var values: [Value] {
    var values: [Value] = []
    forEachPlace { place in
      if let value = Value(place: place) { values.append(value) }
    }
    return values
  }

  /// Calls `body` with each place in the set, in order.
  func forEachPlace(_ body: (Int) -> Void) {
    var rest = bits
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }

  /// Whether a value is in the set.
  package func contains(_ value: Value) -> Bool { contains(place: value.place) }

  /// Whether the value at a place is in the set.
  func contains(place: Int) -> Bool { bits & Self.bit(place) != 0 }

  /// Whether all values of another set are in this one.
  package func isSuperset(of other: PlaceSet) -> Bool { bits & other.bits == other.bits }

  /// Puts a value into the set.
  package mutating func insert(_ value: Value) { bits |= Self.bit(value.place) }

  /// Puts the values of another set into this one.
  package mutating func formUnion(_ other: PlaceSet) { bits |= other.bits }

  /// The values that are in at least one of two sets.
  package func union(_ other: PlaceSet) -> PlaceSet { PlaceSet(bits: bits | other.bits) }

  /// The values that are in both sets.
  package func intersection(_ other: PlaceSet) -> PlaceSet { PlaceSet(bits: bits & other.bits) }

  /// The values that are in this set and not in the other.
  package func subtracting(_ other: PlaceSet) -> PlaceSet { PlaceSet(bits: bits & ~other.bits) }

  private init(bits: UInt64) { self.bits = bits }

  private static func bit(_ place: Int) -> UInt64 {
    place < UInt64.bitWidth ? 1 << UInt64(place) : 0
  }
}

extension PlaceSet where Value: CaseIterable {
  /// All values.
  package static var all: PlaceSet { PlaceSet(Value.allCases) }
}
