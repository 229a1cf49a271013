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

  private func filled(
    _ text: String, _ rawHTML: MarkdownSource.RawHTML = .leftOut
  ) -> String {
    MarkdownSource(text).markdown(rawHTML, filling: Self.filling)
  }

  @Test(
    "keeps every byte outside of the code blocks",
    arguments: [
      "", "a", "a\n", "a\r\nb\r", "\u{FEFF}a  \nb\\\n", "[r]\n\n[r]: http://e.com 'T'\n",
      "---\ntitle: `<b>` < y\n---\n\n* a\n+ b\n", "Title\n===\n\n\n\n~~~ filler\nx\n~~~\n",
      "    ```fill\n    x\n    ```\n", "é\u{301} 👩‍👩‍👧\n\t- x\n", "`<b>` \\<b> &lt;b>\n",
    ])
  func keeps(text: String) {
    #expect(filled(text) == text)
    #expect(filled(text, .trusted) == text)
  }

  @Test("keeps raw HTML of a trusted source")
  func keepsTrusted() {
    let text = "<script>\nx\n</script>\n\na <b onclick=x>b</b> <!-- c -->\n"
    #expect(filled(text, .trusted) == text)
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
    "cuts raw HTML out, and nothing else",
    arguments: [
      ("a <b>b</b>, H<sub>2</sub>O\n", "a b, H2O\n"),
      ("a  \n\n<!-- c -->\n\n*  b\n", "a  \n\n*  b\n"),
      ("a\n<!-- c -->\nb\n", "a\n\nb\n"),
      ("<div>\nx\n\ny\n", "y\n"),
      ("> <div>\n> x\n>\n> y\n", "> \n>\n> y\n"),
      ("a <br>\nb<br>c <i>\n", "a\nb c\n"),
      ("a\n<br>\nb\n", "a\nb\n"),
      ("| a<br>b |\n|---|\n| `<b>` <b>x</b> |\n", "| a b |\n|---|\n| `<b>` x |\n"),
      ("[r]: /x\n`<b>` and <i>i</i>\n", "[r]: /x\n`<b>` and i\n"),
      ("> a <b>\nb</b> c\n", "> a\nb c\n"),
    ])
  func cuts(text: String, expected: String) {
    #expect(filled(text) == expected)
  }

  @Test(
    "writes anew what cutting would change",
    arguments: [
      ("<scr<b>ipt>x</scr<b>ipt>\n", "\\<script\\>x\\</script\\>\n"),
      ("<b># a</b>\n", "\\# a\n"),
      ("---\na: b\n---\n<i>- a</i>\n", "---\na: b\n---\n\\- a\n"),
    ])
  func writesAnew(text: String, expected: String) {
    #expect(filled(text) == expected)
  }

  @Test(
    "says the same as HTML does, whatever is nested in what", arguments: 0..<100 as Range<UInt64>)
  func agrees(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let text = generator.nestedMarkdown()
      let markdown = filled(text, .trusted)
      let reread = MarkdownSource(markdown).html(.trusted, filling: Self.filling).fragment
      let html = MarkdownSource(text).html(.trusted, filling: Self.filling).fragment
      #expect(Self.words(reread) == Self.words(html), "\(text.debugDescription)")
    }
  }

  @Test("has no raw HTML but our own", arguments: 0..<100 as Range<UInt64>)
  func isClean(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let text = generator.nestedMarkdown()
      let markdown = filled(text)
      let html = MarkdownSource(markdown).html(.trusted, filling: Self.filling).fragment
      #expect(!html.contains("<b>") && !html.contains("</b>"), "\(text.debugDescription)")
      #expect(!html.contains("<div>") && !html.contains("<!-- c"), "\(text.debugDescription)")
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
      let source = MarkdownSource(text)
      let written = source.markdown(.trusted, filling: filling)
      let reread = MarkdownSource(written).html(.trusted, filling: filling).fragment
      let html = source.html(.trusted, filling: filling).fragment
      #expect(
        Self.structure(reread) == Self.structure(html),
        "\(text.debugDescription) became \(written.debugDescription)")
    }
  }

  /// The HTML without paragraphs, which depend on blank lines, and without white space.
  private static func structure(_ html: String) -> String {
    html.replacing(/<\/?p>/, with: "").replacing(/\s+/, with: "")
  }

  /// The HTML without elements that a blank line or a rewriting changes.
  private static func words(_ html: String) -> String {
    html.replacing(/<\/?(p|em|strong|a|br)( [^>]*)?>/, with: "").replacing(/\s+/, with: "")
      .replacing("</ul><ul>", with: "")
  }
}
