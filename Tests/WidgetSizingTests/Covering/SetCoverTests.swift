import Testing
import WidgetSizing

@Suite("The fewest sets with every element") struct SetCoverTests {
  /// Some sets of few elements; the same in every run.
  private func sets(_ count: Int, of elements: Int, _ seed: UInt64) -> [Set<Int>] {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<count).map { _ in Set((0...next(4)).map { _ in next(elements) }) }
  }

  private func covers(_ chosen: [Int], _ sets: [Set<Int>]) -> Bool {
    chosen.reduce(into: Set<Int>()) { $0.formUnion(sets[$1]) }
      == sets.reduce(into: Set<Int>()) { $0.formUnion($1) }
  }

  @Test("a small choice has as few sets as any that covers", arguments: UInt64(1)...60)
  func smallest(seed: UInt64) {
    let sets = sets(9, of: 8, seed)
    let cover = SetCover(sets)
    #expect(cover.isSmallest && covers(cover.chosen, sets))
    #expect(Set(cover.chosen).count == cover.chosen.count)
    let fewest = (0..<1 << sets.count).filter { bits in
      covers(sets.indices.filter { bits & 1 << $0 != 0 }, sets)
    }.map(\.nonzeroBitCount).min()
    #expect(cover.chosen.count == fewest)
  }

  @Test("a large choice is covered without a claim that it is the smallest")
  func large() {
    let sets = sets(400, of: 60, 7)
    let cover = SetCover(sets)
    #expect(!cover.isSmallest && covers(cover.chosen, sets))
    // Each adds something.
    var seen: Set<Int> = []
    for place in cover.chosen {
      #expect(!sets[place].isSubset(of: seen))
      seen.formUnion(sets[place])
    }
  }

  @Test("the set that adds most comes first, of equal ones that of the list")
  func order() {
    let cover = SetCover([[1], [2, 3, 4], [4, 5], [5, 4], [1, 2]])
    #expect(cover.chosen == [1, 2, 0])
    #expect(SetCover([]).chosen.isEmpty && SetCover([[], []]).chosen.isEmpty)
  }
}
