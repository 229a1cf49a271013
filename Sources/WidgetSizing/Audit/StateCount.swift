/// How many numbers, a width or a height of a cell each, an engine answers with each state.
package struct StateCount: Sendable {
  private var counts = Array(repeating: 0, count: Answer.State.allCases.count)

  /// How many numbers have a state.
  package subscript(state: Answer.State) -> Int { counts[state.position] }

  /// How many numbers there are.
  package var total: Int { counts.reduce(0, +) }

  /// How many have a value, whether sources or rules give it.
  package var known: Int { Answer.State.allCases.filter(\.isKnown).reduce(0) { $0 + self[$1] } }

  /// How many can exist.
  package var possible: Int { total - self[.notApplicable] }

  /// The known part of the possible numbers in whole percent, rounded down, so that 100 means all of them.
  package var percent: Int { possible == 0 ? 0 : known * 100 / possible }

  mutating func count(_ state: Answer.State) { counts[state.position] += 1 }

  /// Adds what another counted.
  mutating func add(_ other: StateCount) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }
}
