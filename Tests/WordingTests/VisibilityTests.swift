import Testing
import Wording

/// Which characters count as visible.
@Suite struct VisibilityTests {
  @Test(arguments: ["a", "ä", "é", "漢", "😀", "\u{301}", "\u{A0}", "\u{200D}", "\u{FFFD}"])
  func lettersMarksAndJoinersAreVisible(_ scalar: Unicode.Scalar) {
    #expect(isVisible(scalar))
  }

  @Test(arguments: [
    "\0", "\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200E}",
    "\u{2028}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{E0041}",
  ])
  func controlAndZeroWidthCharactersAreNotVisible(_ scalar: Unicode.Scalar) {
    #expect(!isVisible(scalar))
  }

  @Test(arguments: [0xFDD0, 0xFFFE, 0x1FFFF] as [UInt32])
  func noncharactersAreNotVisible(_ value: UInt32) throws {
    #expect(!isVisible(try #require(Unicode.Scalar(value))))
  }
}
