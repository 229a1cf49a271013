/// The fewest of some sets that together have every element of all of them.
///
/// If at most ``exactLimit`` sets are left once the needed ones are taken, no smaller cover exists. Else each
/// step takes the set with most missing elements, which may take a few more; that costs in proportion to the
/// elements of all sets.
package struct SetCover {
  /// The most sets that are searched through for the smallest cover.
  package static let exactLimit = 24

  /// The places of the chosen sets, that with most elements first, then what adds most to those before.
  package let chosen: [Int]
  /// Whether no smaller cover is possible.
  package let isSmallest: Bool

  /// Covers the elements of all sets. Of sets that do the same the first is chosen.
  package init(_ sets: [Set<Int>]) {
    var counts: [Int: Int] = [:]
    for set in sets { for element in set { counts[element, default: 0] += 1 } }
    let all = Set(counts.keys)
    // A set that is the only one with some element is in every cover.
    let needed = sets.indices.filter { sets[$0].contains { counts[$0] == 1 } }
    let missing = needed.reduce(all) { $0.subtracting(sets[$1]) }
    let open = Self.distinct(sets.enumerated().map { ($0, $1.intersection(missing)) })
    isSmallest = open.count <= Self.exactLimit
    let others = isSmallest ? Self.smallest(open, missing) : Self.greedy(open, missing)
    chosen = Self.greedy((needed + others).sorted().map { ($0, sets[$0]) }, all)
  }

  private typealias Candidate = (place: Int, set: Set<Int>)

  /// The first of candidates with the same elements, without those that have none.
  private static func distinct(_ candidates: [Candidate]) -> [Candidate] {
    var seen: Set<Set<Int>> = [[]]
    return candidates.filter { seen.insert($0.set).inserted }
  }

  /// The places of candidates, at each step the one with most missing elements.
  private static func greedy(_ candidates: [Candidate], _ all: Set<Int>) -> [Int] {
    var missing = all
    var chosen: [Int] = []
    // Candidates by how many elements they had that were missing when they were counted last.
    var counted: [[Candidate]] = []
    func add(_ candidate: Candidate, _ count: Int) {
      while counted.count <= count { counted.append([]) }
      counted[count].append(candidate)
    }
    for candidate in candidates.reversed() { add(candidate, candidate.set.count) }
    while !missing.isEmpty, let last = counted.popLast() {
      var level = last
      while let candidate = level.popLast() {
        let count = candidate.set.count { missing.contains($0) }
        if count < counted.count {
          if count > 0 { add(candidate, count) }
        } else {
          chosen.append(candidate.place)
          missing.subtract(candidate.set)
        }
      }
    }
    return chosen
  }

  /// The places of the fewest candidates with all missing elements.
  private static func smallest(_ candidates: [Candidate], _ missing: Set<Int>) -> [Int] {
    let candidates = candidates.filter { one in
      !candidates.contains { $0.set.isStrictSuperset(of: one.set) }
    }
    var best = greedy(candidates, missing)
    func search(_ missing: Set<Int>, _ chosen: [Int]) {
      // The element that the fewest candidates have leaves the fewest ways on.
      let ways = missing.sorted().map { element in candidates.filter { $0.set.contains(element) } }
      guard let fewest = ways.min(by: { $0.count < $1.count }) else {
        best = chosen
        return
      }
      for (place, set) in fewest {
        let rest = missing.subtracting(set)
        if chosen.count + (rest.isEmpty ? 1 : 2) < best.count { search(rest, chosen + [place]) }
      }
    }
    search(missing, [])
    return best
  }
}
