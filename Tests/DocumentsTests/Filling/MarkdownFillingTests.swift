import Documents
import TestSupport
import Testing

/// Markdown with some of its code blocks filled in.
@Suite("Filling in code blocks, as Markdown")
struct MarkdownFillingTests {
  static var filling: CodeBlockFilling {
    CodeBlockFilling("fill") { code, _ in
      [.paragraph([Inline("@" + code.text)]), .list(List([["a"], ["b"]])), .paragraph(["end"])]
    }
  }

  private func filled(_ text: String) -> String {
    MarkdownSource(text).markdown(filling: Self.filling)
  }

  private func html(_ text: String, _ filling: CodeBlockFilling = Self.filling) -> String {
    MarkdownSource(text).html(filling: filling).content
  }

  @Test(
    "keeps every byte outside of the code blocks",
    arguments: [
      "", "a", "a\n", "a\r\nb\r", "\u{FEFF}a  \nb\\\n", "[r]\n\n[r]: http://e.com 'T'\n",
      "---\ntitle: `<b>` < y\n---\n\n* a\n+ b\n", "Title\n===\n\n\n\n~~~ filler\nx\n~~~\n",
      "    ```fill\n    x\n    ```\n", "é\u{301} 👩‍👩‍👧\n\t- x\n", "`<b>` \\<b> &lt;b>\n",
      "<script>\nx\n</script>\n\na <b onclick=x>b</b> <!-- c -->\n",
      "<div>\n\n```filler\n```\n</div>",
    ])
  func keeps(text: String) {
    #expect(filled(text) == text)
  }

  @Test("keeps every byte of a README around its code blocks", arguments: ["\n", "\r\n", "\r"])
  func keepsREADME(end: String) {
    let lines = [
      "\u{FEFF}<picture>", "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"a.svg\">",
      "  <img src=\"b.svg\"  alt='b'>", "</picture>", "", "Title  ", "=====", "", "",
      "a <kbd>b</kbd><br>c <!-- d -->\t", "*\te", "\t* f", "", "\t\tg", "> h", ">> i  ", ">>", "j",
      "",
      "```FILL", "x", "```", "", "| k|l |", "|-|:-:|", "|<b>m</b>|`n`", "", "- o", "  1)  p", "",
      "      ~~~ fill", "      x", "      ~~~", "", "   q\\", "   r",
      "<details><summary>s</summary>",
      "",
      "> ```fill", "> x", "> ```", "", "</details>", "", "[t]: <u v> 'w'", "", "  ***", "\u{A0}x",
    ]
    let blocks = ["      ~~~ fill\n      x\n      ~~~\n", "> ```fill\n> x\n> ```\n"]
    let filled = [
      "      @x\n\n        - a\n        - b\n\n      end\n",
      "> @x\n>\n>   - a\n>   - b\n>\n> end\n",
    ]
    let text = lines.joined(separator: "\n")
    var expected = text
    for (block, content) in zip(blocks, filled) {
      expected = expected.replacing(block, with: content)
    }
    #expect(expected != text)
    let source = text.replacing("\n", with: end)
    #expect(self.filled(source) == expected.replacing("\n", with: end))
  }

  @Test(
    "fills in a code block where it stands",
    arguments: [
      ("```fill\nx\n```\n", "@x\n\n  - a\n  - b\n\nend\n"),
      ("~~~~  fill more\nx\n~~~~~ \n", "@x\n\n  - a\n  - b\n\nend\n"),
      ("a\n```fill\nx\n```\nb\n", "a\n\n@x\n\n  - a\n  - b\n\nend\n\nb\n"),
      ("```fill\r\nx\r\n```\r\nb", "@x\r\n\r\n  - a\r\n  - b\r\n\r\nend\r\n\r\nb"),
      ("   ```fill\n   x\n   ```", "@x\n\n  - a\n  - b\n\nend\n"),
      ("> ```fill\n> x\n> ```\n> b\n", "> @x\n>\n>   - a\n>   - b\n>\n> end\n>\n> b\n"),
      (">```fill\n>x\nb\n", ">@x\n>\n>   - a\n>   - b\n>\n> end\n>\nb\n"),
      ("- ```fill\n  x\n  ```\n", "- @x\n\n    - a\n    - b\n\n  end\n"),
      (
        "10. i\n    ```fill\n    x\n    ```\n",
        "10. i\n\n    @x\n\n      - a\n      - b\n\n    end\n"
      ),
      (
        "- > 1. ```fill\n  >    x\n\n```fill\ny\n```\n",
        "- > 1. @x\n  >\n  >      - a\n  >      - b\n  >\n  >    end\n\n@y\n\n  - a\n  - b\n\nend\n"
      ),
      ("- ```fill\n  x\n```\ny\n```\n", "- @x\n\n    - a\n    - b\n\n  end\n\n```\ny\n```\n"),
      ("```fill\nx\n", "@x\n\n  - a\n  - b\n\nend\n"),
      ("```fill\n```\n", "@\n\n  - a\n  - b\n\nend\n"),
    ])
  func fills(text: String, expected: String) {
    #expect(filled(text) == expected)
  }

  @Test(
    "says the same as HTML does, whatever is nested in what", arguments: 0..<100 as Range<UInt64>)
  func agrees(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let text = generator.nestedMarkdown()
      #expect(
        Self.words(html(filled(text))) == Self.words(html(text)), "\(text.debugDescription)")
    }
  }

  @Test(
    "keeps what fills a code block in its list and quote", arguments: 0..<100 as Range<UInt64>)
  func keepsContainers(seed: UInt64) {
    let filling = CodeBlockFilling("fill") { code, _ in
      [.paragraph([Inline("@" + code.text)]), .quote([.paragraph(["q"])]), .paragraph(["end"])]
    }
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let text =
        Bool.random(using: &generator) ? generator.nestedMarkdown() : generator.indentedMarkdown()
      let written = MarkdownSource(text).markdown(filling: filling)
      #expect(
        Self.structure(html(written, filling)) == Self.structure(html(text, filling)),
        "\(text.debugDescription) became \(written.debugDescription)")
    }
  }

  /// The HTML without paragraphs, which depend on blank lines, and without white space.
  private static func structure(_ html: String) -> String {
    html.replacing(/<\/?p>/, with: "").replacing(/\s+/, with: "")
  }

  /// The HTML without elements that a blank line changes, and without omitted comments between lists.
  private static func words(_ html: String) -> String {
    html.replacing(/<\/?(p|em|strong|a|br)( [^>]*)?>|<!-- [a-zA-Z ]* -->/, with: "")
      .replacing(/\s+/, with: "").replacing("</ul><ul>", with: "")
  }
}
