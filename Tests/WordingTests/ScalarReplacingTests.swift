import Testing
import Wording

@Suite("Replacing scalars") struct ScalarReplacingTests {
  @Test(
    "finds a sign whatever combines with it",
    arguments: [
      ("a|b", "a-b"), ("|", "-"), ("", ""), ("ab", "ab"), ("||", "--"), ("|\u{301}", "-\u{301}"),
      ("\u{D4E}|", "\u{D4E}-"), ("|\u{200D}|", "-\u{200D}-"), ("é|ü", "é-ü"),
    ])
  func findsSign(text: String, expected: String) {
    let result = text.replacing(scalars: "|", with: "-")
    #expect(Array(result.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "finds several scalars in their order only",
    arguments: [
      ("*/", "* /"), ("**/", "** /"), ("*\u{301}/", "*\u{301}/"), ("*/\u{301}", "* /\u{301}"),
      ("*", "*"), ("/*", "/*"), ("*/*/", "* /* /"), ("\u{D4E}*/", "\u{D4E}* /"),
    ])
  func findsSequence(text: String, expected: String) {
    let result = text.replacing(scalars: "*/", with: "* /")
    #expect(Array(result.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
