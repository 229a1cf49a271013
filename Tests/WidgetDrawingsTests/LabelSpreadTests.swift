import Documents
import TestSupport
import Testing

@testable import WidgetDrawings

@Suite("Places of labels") struct LabelSpreadTests {
  private func places(_ wishes: [Int], top: Int = 0) -> [Int] {
    LabelSpread.places(
      for: wishes.map { Drawing.Length($0) }, gap: 10, top: Drawing.Length(top)
    ).map { $0.thousandths / 1000 }
  }

  @Test("are as wished if the wishes are far enough apart") func unmoved() {
    #expect(places([]) == [])
    #expect(places([5, 15, 40]) == [5, 15, 40])
  }

  @Test("are centred on wishes that are too close together") func centred() {
    #expect(places([50, 50, 50]) == [40, 50, 60])
    #expect(places([50, 54, 100]) == [47, 57, 100])
    // A block that grows into its neighbour takes it in.
    #expect(places([50, 50, 56]) == [42, 52, 62])
  }

  @Test("are below the top") func top() {
    #expect(places([0, 0, 0, 90], top: 5) == [5, 15, 25, 90])
  }

  @Test("never overlap, whatever is wished for", arguments: 0..<20 as Range<UInt64>)
  func neverOverlap(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let wishes = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
        Drawing.Length(thousandths: Int.random(in: 0...400_000, using: &generator))
      }.sorted()
      let gap: Drawing.Length = 14
      let places = LabelSpread.places(for: wishes, gap: gap, top: 20)
      #expect(places.count == wishes.count)
      #expect(places.allSatisfy { $0 >= 20 })
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= gap })
      // A label is only moved to touch a neighbour.
      for (index, place) in places.enumerated() where place != wishes[index] && place > 20 {
        let neighbours = [index - 1, index + 1].filter(places.indices.contains)
        let isHeld = neighbours.contains {
          let distance = places[max($0, index)] - places[min($0, index)] - gap
          return distance <= Drawing.Length(thousandths: 1)
        }
        #expect(isHeld, "\(wishes) \(places)")
      }
    }
  }
}
