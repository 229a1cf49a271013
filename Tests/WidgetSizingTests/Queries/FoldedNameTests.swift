import Testing

@testable import WidgetSizing

/// Names without what does not count: case, blanks and punctuation.
struct FoldedNameTests {
  @Test(arguments: [
    ("iphone 7", "iPhone 7", true), ("iphone7", "iPhone 7", true), ("iphone", "iPhone 7", false),
    ("iPhone 7", "iPhone", false), ("iphone 7+", "iPhone 7", false), ("CAFÉ 7", "café 7", true),
    ("cafe 7", "café 7", false),
  ])
  func aNameIsTheSameButForWhatDoesNotCount(asked: String, name: String, isSame: Bool) {
    #expect(FoldedName(asked).isSame(as: name) == isSame)
  }

  @Test(arguments: [
    ("plus", "iPhone 7 Plus", true), ("lus", "iPhone 7 Plus", false), ("plus", "Plus", false),
    ("", "iPhone 7 Plus", false), ("iphone 7 plus", "Plus", false), ("max", "iPhone 7 Plus", false),
  ])
  func aNameEndsWithAWordOfItsOwn(asked: String, name: String, ends: Bool) {
    #expect(FoldedName(asked).endsName(name) == ends)
  }
}
