import CMarkTree
import Testing

/// The behavior of cmark that the other modules rely on.
@Suite("Rendering with cmark")
struct RenderingTests {
  @Test("writes custom nodes as they are in both formats")
  func writesCustomNodes() {
    func paragraph() -> MarkupNode {
      var paragraph = MarkupNode.paragraph()
      paragraph.append(.inline(opening: "<i>", closing: "</i>"))
      return paragraph
    }
    #expect(paragraph().html() == "<p><i></i></p>\n")
    #expect(paragraph().commonMark() == "<i></i>\n")
  }

  @Test("does not wrap lines")
  func doesNotWrap() {
    var paragraph = MarkupNode.paragraph()
    let words = Array(repeating: "word", count: 200).joined(separator: " ")
    paragraph.append(.text(words))
    #expect(paragraph.commonMark() == words + "\n")
  }

  @Test("keeps every character of a long text", arguments: ["é", "€", "😀"])
  func keepsCharacters(character: String) {
    // The text is copied in pieces. Over the shifts, a piece ends at every byte of a character.
    for shift in 0..<4 {
      let text = String(repeating: "a", count: shift) + String(repeating: character, count: 1000)
      #expect(MarkupNode.text(text).html() == text)
    }
  }

  @Test("keeps blocks apart")
  func separatesBlocks() {
    var root = MarkupNode.document()
    for text in ["a", "b"] {
      var paragraph = MarkupNode.paragraph()
      paragraph.append(.text(text))
      root.append(paragraph)
    }
    #expect(root.commonMark() == "a\n\nb\n")
  }

  @Test("stops at a word that could be markup", arguments: ["<", "a b", "a\"", "é", "a&b"])
  func stopsAtMarkup(word: String) async {
    await #expect(processExitsWith: .failure) { [word] in
      _ = TrustedMarkup(word: word)
    }
  }

  @Test("takes a word, a number and a path", arguments: ["a-1", "-0.5", "../a_b/c~@3x.png"])
  func trusts(word: String) {
    #expect(MarkupNode.inline(opening: TrustedMarkup(word: word)).html() == word)
  }

  @Test("reads no text, and text with a NUL", arguments: ["", "\0"])
  func readsEmptyText(text: String) {
    #expect(MarkupNode.parsing(text).html() == (text.isEmpty ? "" : "<p>\u{FFFD}</p>\n"))
  }
}
