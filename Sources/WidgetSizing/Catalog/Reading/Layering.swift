extension Array {
  /// Adds rows of a later layer: a row with the same key replaces the earlier one, others are
  /// appended.
  mutating func lay<ID: Hashable>(_ rows: [Element], by id: (Element) -> ID) {
    guard !isEmpty else {
      self = rows
      return
    }
    var places = Dictionary(
      enumerated().map { (id($0.element), $0.offset) }, uniquingKeysWith: { $1 })
    for row in rows {
      let place = places[id(row), default: count]
      if place < count {
        self[place] = row
      } else {
        places[id(row)] = place
        append(row)
      }
    }
  }
}

/// A key of two values.
struct Pair<First: Hashable, Second: Hashable>: Hashable {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
