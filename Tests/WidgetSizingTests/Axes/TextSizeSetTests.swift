import Testing

@testable import WidgetSizing

/// Sets of text sizes.
struct TextSizeSetTests {
  @Test(arguments: TextSize.allCases)
  func aSetOfOneTextSizeContainsNoOther(textSize: TextSize) {
    let set = TextSizeSet(textSize)
    #expect(TextSize.allCases.filter(set.contains) == [textSize])
    #expect(!set.isEmpty && TextSizeSet().isEmpty)
    #expect(TextSizeSet.all.contains(textSize) && TextSizeSet.all.isSuperset(of: set))
    #expect(!set.isSuperset(of: .all) && set.isSuperset(of: TextSizeSet()))
  }

  @Test func allIsTheUnionOfEveryTextSize() {
    #expect(TextSizeSet(TextSize.allCases) == .all)
    var some = TextSizeSet(.xs)
    some.formUnion(TextSizeSet(.ax5))
    #expect(some == TextSizeSet([.xs, .ax5]) && !some.isSuperset(of: TextSizeSet([.xs, .l])))
  }
}
