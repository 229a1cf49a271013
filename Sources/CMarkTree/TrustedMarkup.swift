/// Markup that is written to the output as it is, without escaping.
///
/// Only a literal in the source code and a word without any character of markup can become trusted
/// markup. All other text goes through ``MarkupNode/text(_:)``, which cmark escapes.
package struct TrustedMarkup: ExpressibleByStringLiteral, Sendable {
  private(set) var text: String

  /// Trusts a literal of the source code. `StaticString` keeps text made at run time out.
  package init(stringLiteral literal: StaticString) {
    self.text = literal.description
  }

  /// Trusts a word of ASCII letters, digits, `-` and `.`, or a path, which may have `@`, `/`, `_` and `~` too;
  /// any other character stops the program.
  package init(word: String) {
    var word = word
    precondition(
      word.withUTF8 { bytes in
        unsafe bytes.allSatisfy { byte in
          switch byte {
          case 0x2D...0x39, 0x40...0x5A, 0x5F, 0x61...0x7A, 0x7E: true
          default: false
          }
        }
      }, "a trusted word has letters, digits, '-', '.', '@', '/', '_' and '~' only")
    self.text = word
  }

  private init(text: String) {
    self.text = text
  }

  package static func + (lhs: Self, rhs: Self) -> Self {
    Self(text: lhs.text + rhs.text)
  }

  package static func += (lhs: inout Self, rhs: Self) {
    lhs.text += rhs.text
  }
}
