import Testing

@testable import WidgetSizing

/// Names without case, blanks and punctuation.
struct FoldedNameTests {
  @Test(arguments: [
    ("iphone 7", "iPhone 7", true), ("iphone7", "iPhone 7", true), ("iphone", "iPhone 7", false),
    ("iPhone 7", "iPhone", false), ("iphone 7+", "iPhone 7", false), ("CAFÉ 7", "café 7", true),
    ("cafe 7", "café 7", false), ("iphone 9.2", "iPhone9,2", true),
    ("iphone92", "iPhone9,2", false), ("iphone 9 2", "iPhone9,2", false),
    ("iphone 1 7", "iPhone 17", false),
    ("series 10 42mm", "Series 10 (42 mm)", true),
  ])
  func namesAreEqualWithoutCaseBlanksAndPunctuation(asked: String, name: String, isSame: Bool) {
    #expect(FoldedName(asked).isSame(as: name) == isSame)
  }

  @Test(arguments: [
    ("CAFÉ 7 (ß)", "café7ß"), ("é 9,2", "é9.2"), ("é 9.2", "é9.2"), ("é 9-2", "é9 2"),
    ("é ² +", "é²+"), ("é😀", "é"),
  ])
  func aNameKeepsLettersNumbersAndPoints(name: String, folded: String) {
    #expect(FoldedName(name).text == folded)
  }

  @Test(arguments: [
    ("plus", "iPhone 7 Plus", true), ("lus", "iPhone 7 Plus", false), ("plus", "Plus", false),
    ("", "iPhone 7 Plus", false), ("iphone 7 plus", "Plus", false), ("max", "iPhone 7 Plus", false),
  ])
  func aNameEndsWithAWordOfItsOwn(asked: String, name: String, ends: Bool) {
    #expect(FoldedName(asked).endsName(name) == ends)
  }
}
