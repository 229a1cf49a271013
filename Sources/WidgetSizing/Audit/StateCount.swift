/// How many numbers, a width or a height of a cell each, an engine answers with each state.
package struct StateCount: Sendable {
  private var counts = Array(repeating: 0, count: Answer.State.allCases.count)

  /// How many numbers have a state.
  package subscript(state: Answer.State) -> Int {
    Answer.State.allCases.firstIndex(of: state).map { counts[$0] } ?? 0
  }

  /// How many numbers there are.
  package var total: Int { counts.reduce(0, +) }

  mutating func count(_ state: Answer.State) {
    if let index = Answer.State.allCases.firstIndex(of: state) { counts[index] += 1 }
  }

  /// Adds what another counted.
  mutating func add(_ other: StateCount) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }
}
