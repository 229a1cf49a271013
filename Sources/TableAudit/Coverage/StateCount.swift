package import WidgetSizing

/// How many numbers, a width or a height of a cell each, an engine answers with each state.
package struct StateCount: Sendable {
  private var counts = Array(repeating: 0, count: Answer.State.allCases.count)

  /// How many numbers have a state.
  package subscript(state: Answer.State) -> Int { counts[state.position] }

  /// How many numbers there are.
  var total: Int { counts.reduce(0, +) }

  mutating func count(_ state: Answer.State) { counts[state.position] += 1 }
}
