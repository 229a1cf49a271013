import TestSupport
import Testing
import Wording

@Suite struct QuotingTests {
  @Test(arguments: [
    ("iphone 7 puls", "'iphone 7 puls'"), ("", "''"), ("ä×😀", "'ä×😀'"),
    ("\u{1B}[31mred", #"'\u{1B}[31mred'"#), ("a\nb\r\tc", #"'a\nb\r\tc'"#), ("\0", #"'\u{0}'"#),
    ("\u{202E}abc\u{2066}", #"'\u{202E}abc\u{2066}'"#), ("\u{9B}", #"'\u{9B}'"#),
    ("a\u{200B}b\u{FEFF}", #"'a\u{200B}b\u{FEFF}'"#), ("\u{2028}", #"'\u{2028}'"#),
    ("it's", #"'it\'s'"#), (#"C:\x"#, #"'C:\\x'"#),
  ])
  func textIsQuotedAndEscaped(text: String, shown: String) {
    #expect(quoted(text) == shown)
  }

  @Test func escapedTextKeepsVisibleCharacters() {
    #expect(escaped("it's C:\\x\u{1B}\n") == "it's C:\\x\\u{1B}\\n")
  }

  @Test(arguments: [
    ("::error::x", #":\u{3A}error::x"#), ("  ::error::x", #"  :\u{3A}error::x"#),
    (":::x", #":\u{3A}:x"#), (": :x", ": :x"), ("a::b", "a::b"), ("\u{A0}::x", "\u{A0}:\\u{3A}x"),
    ("a ##[error]x", #"a #\u{23}[error]x"#), ("##vso[task.x]", #"#\u{23}vso[task.x]"#),
    ("###[x]", #"##\u{23}[x]"#), ("C## and #[x]", "C## and #[x]"), ("## a [b]", "## a [b]"),
  ])
  func commandsToALogAreEscaped(text: String, shown: String) {
    #expect(withoutCommands(escaped(text)) == shown)
  }

  @Test(arguments: [
    (" a\nb::\n \n\t ::x\n::y::z", " a\nb::\n \n\t :&x\n:&y::z"), ("::a\n\n", ":&a\n\n"),
    ("a\r::", "a\r:&"), ("a\r\n\u{2003}:::", "a\r\n\u{2003}:&:"), ("", ""), ("\n", "\n"),
    (":", ":"), (":\n:", ":\n:"), ("e\n\u{301}::", "e\n\u{301}::"),
  ])
  func linesThatBeginACommandAreChanged(text: String, shown: String) {
    #expect(withoutCommands(text, colon: "&") == shown)
  }

  @Test(arguments: 0..<20)
  func commandIsFoundAtEveryOffset(offset: Int) {
    let text = String(repeating: "x", count: offset) + ":\n"
    #expect(withoutCommands(text + "::y", colon: "&") == text + ":&y")
    #expect(withoutCommands(text + "::", colon: "&") == text + ":&")
    #expect(withoutCommands(text + "::y and 12345678", colon: "&") == text + ":&y and 12345678")
  }

  @Test func generatedTextIsNeverACommandToALog() {
    var generator = SplitMix64(seed: 16)
    let characters: [Character] = Array(":: ::##[[]aerr\n\t\r\u{A0}\u{2003}\u{1B}\u{202E}\u{9B}")
    for _ in 0..<2_000 {
      let text = generator.text(of: characters, length: 0...12)
      let shown = withoutCommands(escaped(text, limit: 1_000))
      #expect(!shown.drop(while: \.isWhitespace).hasPrefix("::"), "\(shown)")
      #expect(shown.firstMatch(of: /##[A-Za-z]*\[/) == nil, "\(shown)")
      #expect(shown.unicodeScalars.allSatisfy(isVisible), "\(shown)")
    }
  }

  @Test func aLongTextIsCut() {
    #expect(quoted(String(repeating: "x", count: 60)).count == 62)
    #expect(
      quoted(String(repeating: "x", count: 61)) == "'\(String(repeating: "x", count: 60))…'")
    #expect(quoted("abc", limit: 2) == "'ab…'")
    // One character, a million scalars.
    let tower = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(quoted(tower).unicodeScalars.count == 63)
  }

  @Test func generatedTextNeverEndsItsQuotes() {
    var generator = SplitMix64(seed: 39)
    for _ in 0..<1_000 {
      let shown = quoted(generator.text(length: 0...20), limit: 1_000)
      var inside = Array(shown.unicodeScalars.dropFirst().dropLast())
      while let scalar = inside.first {
        #expect(scalar != "'" && scalar.value >= 0x20)
        inside.removeFirst(scalar == "\\" ? 2 : 1)
      }
    }
  }
}
