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

  @Test("end with the error of a piece that cannot be handed on") func failure() {
    struct Full: Error {}
    var count = 0
    #expect(throws: Full.self) {
      try inOrder(0..<500, alone: 0, by: { { $0 } }) { _ in
        count += 1
        if count == 100 { throw Full() }
      }
    }
    #expect(count == 100)
  }

  @Test("may be made of pieces themselves") func nested() {
    var sums: [Int] = []
    inOrder(0..<40, alone: 0, by: { { sumOfPieces($0) } }) { sums.append($0) }
    #expect(sums == (0..<40).map { $0 * 50 })
  }

  @Test("have values that were begun before", arguments: [false, true])
  func meanwhile(isAtOnce: Bool) {
    let value = Meanwhile { slowSum(700) }
    if !isAtOnce { _ = slowSum(70_000) }
    #expect(value.take() == slowSum(700))
  }

  /// The sum up to a number, which takes every seventh time twenty times as long.
  private func slowSum(_ item: Int) -> Int {
    let rounds = item.isMultiple(of: 7) ? 20 : 1
    return (0..<rounds).reduce(0) { sum, _ in max(sum, (0...item).reduce(0, +)) }
  }

  private func sumOfPieces(_ piece: Int) -> Int {
    var sum = 0
    inOrder(0..<50, alone: 0, by: { { _ in piece } }) { sum += $0 }
    return sum
  }

  private func counter() -> (Int) -> Int {
    var count = 0
    return { _ in
      count += 1
      return count
    }
  }
}
