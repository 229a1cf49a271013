extension Sequence {
  /// The elements with the same key together, in the order in which the keys first appear. Inlinable, so that the compiler
  /// specializes it for elements of other modules.
  @inlinable
  package func grouped<Key: Hashable>(
    by key: (Element) throws -> Key
  ) rethrows -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = try key(element)
      let place = places[key, default: groups.count]
      if place < groups.count {
        groups[place].elements.append(element)
      } else {
        places[key] = place
        groups.append((key, [element]))
      }
    }
    return groups
  }

  /// The elements in runs: an element continues the run before it if it belongs to the last one there.
  package func runs(
    where belongs: (_ last: Element, _ next: Element) -> Bool
  ) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.last, belongs(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}

extension Sequence where Element: Equatable {
  /// The elements in runs of neighbours: in a run, each follows the one before it in `order`.
  package func runs(in order: [Element]) -> [[Element]] {
    runs { last, next in
      guard let place = order.firstIndex(of: last), place + 1 < order.count else { return false }
      return order[place + 1] == next
    }
  }
}
