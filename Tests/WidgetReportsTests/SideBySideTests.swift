import Testing

@testable import WidgetReports

/// Pieces of long answers, which several threads make.
@Suite("Pieces made side by side") struct SideBySideTests {
  @Test("come in the order of their items, however long each takes", arguments: [0, 32, 33, 500])
  func order(count: Int) {
    var pieces: [Int] = []
    inOrder(0..<count, by: { { item in slowSum(item) } }) { pieces.append($0) }
    #expect(pieces == (0..<count).map(slowSum))
  }

  @Test("are made by workers that each thread has to itself") func workers() {
    var counts: [Int] = []
    inOrder(0..<500, by: { counter() }) { counts.append($0) }
    // A worker counts its own pieces: each number of the longest count comes at least once.
    #expect(Set(counts) == Set(1...(counts.max() ?? 0)))
    #expect(counts.count == 500)
  }

  /// The sum up to a number, which takes every seventh time twenty times as long.
  private func slowSum(_ item: Int) -> Int {
    let rounds = item.isMultiple(of: 7) ? 20 : 1
    return (0..<rounds).reduce(0) { sum, _ in max(sum, (0...item).reduce(0, +)) }
  }

  private func counter() -> (Int) -> Int {
    var count = 0
    return { _ in
      count += 1
      return count
    }
  }
}
