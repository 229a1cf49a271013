/// Hostile text for tests.
public enum ArbitraryText {
  /// Characters that are markup in Markdown, HTML or CSV, or commands to a terminal, and some others.
  public static let hostileCharacters: [Character] = Array(
    "ab1 9~`|\\*_[]()<>#!&;:=+-.,\"'$@{}^%/\n\t\ré×\u{301}\u{A0}\0\u{1B}\u{202E}\u{FEFF}")

  /// A name that would run a script in HTML, and end a cell in Markdown.
  public static let hostileName = "<img src=x onerror=alert(1)>|"

  /// Names that a careless renderer would take for markup.
  public static let hostileNames = [
    "</td><script>alert(1)</script>", "~~~", "~~gone~~", "    four", "- x", "1. x", "# x", "> x",
    "a\nb", "a\r\nb", "a\0b", "![x](javascript:x)", "[x]: y", "<!-- x", "-->", "]]>", "\u{202E}x",
    "`", "```", "\\", "\\|", "|", "| - |", "&lt;", "&#60;", "===", "---", "***", "__x__", "*x*",
    "\u{FFFE}", "\u{FEFF}x", "\u{1B}[31m", "\" onload=\"x", "' onload='x", "{{title}}",
    "<https://x>",
  ]
}

extension RandomNumberGenerator {
  /// Makes text of `length` characters, each one drawn from `alphabet`.
  public mutating func text(
    of alphabet: [Character] = ArbitraryText.hostileCharacters, length: ClosedRange<Int> = 0...9
  ) -> String {
    let count = Int.random(in: length, using: &self)
    return String((0..<count).compactMap { _ in alphabet.randomElement(using: &self) })
  }
}
