import Testing
import Wording

@Suite struct NearestTextTests {
  private let devices = ["iPhone 7", "iPhone 7 Plus", "iPhone 8 Plus", "iPad mini 4"]

  @Test(arguments: [
    ("iphone 7 puls", "iPhone 7 Plus"), ("iPhone7", "iPhone 7"), ("IPAD MINI 4", "iPad mini 4"),
    ("iPhone 8 Plu", "iPhone 8 Plus"), ("ipad mni 4", "iPad mini 4"), ("Pixel", nil), ("", nil),
    ("x", nil),
  ])
  func aTextWithAFewMistakesIsNear(typed: String, meant: String?) {
    #expect(nearest(to: typed, in: devices) == meant)
  }

  @Test func anExchangeOfNeighborsIsOneMistake() {
    #expect(nearest(to: "ab", in: ["ba"]) == "ba")
    #expect(nearest(to: "abc", in: ["cba"]) == nil)
  }

  @Test func aThirdOfTheLettersMayBeWrongAndAlwaysOne() {
    #expect(nearest(to: "l", in: ["xl"]) == "xl")
    #expect(nearest(to: "abcde", in: ["abcxy"]) == nil)
    #expect(nearest(to: "abcdef", in: ["abcdxy"]) == "abcdxy")
    #expect(nearest(to: "abcdef", in: ["abcxyz"]) == nil)
  }

  @Test func aTextThatSharesNoLetterIsNotNear() {
    for text in [" ", "x", "😀"] { #expect(nearest(to: text, in: ["5", "6s"]) == nil) }
  }

  @Test func theNearestComeFirstAndEquallyNearOnesKeepTheirOrder() {
    let candidates = ["S14", "S11", "S01", "S02", "S04x"]
    #expect(nearest(to: "S04", in: candidates) == "S14")
    #expect(nearest(3, to: "S04", in: candidates) == ["S14", "S01", "S02"])
    #expect(nearest(2, to: "s02", in: candidates) == ["S02", "S01"])
    #expect(nearest(9, to: "S04", in: candidates) == ["S14", "S01", "S02", "S04x"])
    #expect(nearest(0, to: "S04", in: candidates).isEmpty)
  }

  @Test func aVeryLongTextHasNoneNear() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(nearest(to: long, in: devices) == nil)
    #expect(nearest(to: long, in: [long]) == nil)
    #expect(nearest(to: "iPad mini", in: [long, "iPad mini"]) == "iPad mini")
  }

  @Test func theHintIsAQuestion() {
    #expect(didYouMean("iphone 7 puls", in: devices) == "; did you mean 'iPhone 7 Plus'?")
    #expect(didYouMean("Pixel", in: devices) == "")
  }
}
