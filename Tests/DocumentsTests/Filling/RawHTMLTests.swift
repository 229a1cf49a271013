import Documents
import TestSupport
import Testing

/// The raw HTML that other readers find in Markdown with filled code blocks.
@Suite("Raw HTML, as other readers see it")
struct RawHTMLTests {
  /// Readers of Markdown, with their arguments. A reader that is not installed is skipped; the automatic
  /// check has cmark-gfm.
  private static let readers: [(name: String, arguments: [String])] = [
    ("cmark", ["--unsafe"]),
    ("cmark-gfm", ["--unsafe"]),
    ("cmark-gfm", ["--unsafe", "-e", "table", "-e", "strikethrough", "-e", "footnotes"]),
  ]

  private static func filled(_ source: String) -> String {
    MarkdownSource(source).markdown(.leftOut, filling: MarkdownFillingTests.filling)
  }

  /// The elements in the HTML that neither Markdown nor our writer makes.
  private static func elements(in html: String) -> [Substring] {
    let own = [
      "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "code", "em",
      "strong", "a", "br", "hr", "table", "thead", "tbody", "tr", "th", "td", "img", "del", "sup",
      "section",
    ]
    return html.matches(of: /<(!|\?|\/?([A-Za-z][A-Za-z0-9-]*))[^>]*>?/).map(\.output).filter {
      output in
      guard let name = output.2 else { return !output.0.hasPrefix("<!-- end list -->") }
      return !own.contains(String(name)) || output.0.contains("onerror") && name != "img"
        || name == "img"
          && output.0.wholeMatch(of: /<img src="[^"]*" alt="[^"]*"( title="[^"]*")? \/>/) == nil
    }.map(\.0)
  }

  /// Expects that no reader finds an element of a source in what is written of it.
  private func expectNone(_ sources: [String]) throws {
    for reader in Self.readers {
      guard let tool = Programs.installed(reader.name) else { continue }
      let results = try sources.map { source in
        (source, try run(tool, reader.arguments, input: Self.filled(source)).output)
      }
      for (source, html) in results {
        let found = Self.elements(in: html)
        #expect(
          found.isEmpty,
          "\(found) of \(source.debugDescription) by \(reader) in \(Self.filled(source))")
      }
    }
  }

  static let sources = [
    "| a |\n|---|\n| `x | <img src=x onerror=1> | y` |\n",
    "a|b\n-|-\n`x | <img src=x onerror=1>` | y\n",
    "| `a | <img src=x> |\n|---|---|\n| b` |\n",
    "`a\n:-:\n<img src=x>|`\n",
    "[a]: /x \"| <img src=x onerror=1> |\n|---|\n\"\n",
    "| [a](x '| <img src=x> |') | b |\n|---|---|---|\n",
    "| a | b |\n|-|-|\n| ![`|<u>`](x) | [`](y) |\n",
    "> a|b\n> -|-\n> `x | <img src=x>` | y\n",
    "- a|b\n  -|-\n  `x | <img src=x>` | y\n",
    "|a|\n|-|\n| `x \\\\| <img src=x> \\\\| y` |\n",
    "---\ntitle: <img src=x onerror=1>\n---\n\nx\n",
    "---\na: |\n  <script>\n  alert(1)\n  </script>\n---\nx\n",
    "---\na: \"```\"\nb: |\n  ```\n---\n\n```\n<img src=x>\n```\n\n<b>x</b>\n",
    "---\na: x\n```\n---\n\n```fill\n```\n\n```\n<img src=x onerror=1>\n```\n",
    "---\na: <<b>img src=x onerror=1>\n---\n",
    "---\na: --<b>-\n--<b>-\n<img src=x>\n---\n",
    "---\na: <!--\n---\n--> <img src=x>\n",
    "[^a]: <img src=x onerror=1>\n\nb[^a]\n",
    "[^a]: <x\n\n      <img src=x>\n\nb[^a]\n",
    "- [^a]: x\n\n        <img src=x>\n\nb[^a]\n",
    "[^a]: x \"title\n<img src=x>\"\n\nb[^a]\n",
    "a <!-- b -- <img src=x> -->\n", "a <!--> <img src=x> -->\n", "<!x <img src=x>>\n",
  ]

  @Test(
    "is found where it is",
    arguments: ["<u>", "<!-- x -->", "<?php", "<img src=x onerror=1>", "<a onerror=1>"])
  func isFound(html: String) {
    #expect(!Self.elements(in: "<p>\(html)</p>\n").isEmpty)
    #expect(Self.elements(in: "<p><img src=\"x\" alt=\"y\" /></p>\n").isEmpty)
  }

  @Test("has none that is not ours", .enabled(if: Programs.mustRun("cmark-gfm")))
  func hasNone() throws {
    try expectNone(Self.sources)
  }

  @Test(
    "has none that is not ours, whatever is nested in what",
    .enabled(if: Programs.mustRun("cmark-gfm")), arguments: 0..<4 as Range<UInt64>)
  func hasNoneWhateverIsNested(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    try expectNone((0..<60).map { _ in generator.hostileMarkdown() })
  }

  @Test(
    "keeps every byte of what no reader takes for raw HTML",
    arguments: [
      "| a | b |\n|---|---|\n| `<br>` | `a \\| <b>` |\n", "See `a <b>\nc` and `x | <b>`.\n",
      "```\n| a |\n|---|\n| <b> |\n```\n", "    | a |\n    |---|\n    | <b> |\n",
      "---\ntitle: `<b>` 1 < 2\n---\n\n`<b>`\n", "[^a]: A note.\n\n`<b>`[^a]\n",
      "a <https://a.b> <a@b.c>\n", "`<!-- a -->`\n", "if a <b\n", "a \\<!-- b\n",
    ])
  func keeps(source: String) {
    #expect(Self.filled(source) == source)
  }

  @Test("cuts tags out of front matter, and keeps the rest")
  func cutsFrontMatter() {
    #expect(
      Self.filled("---\ntitle: a <b>c</b> <https://d.e>\n---\n\n* x\n")
        == "---\ntitle: a c <https://d.e>\n---\n\n* x\n")
    #expect(
      Self.filled("---\na: <i\nb: <<i>b>\n---\n") == "---\na: i\nb: b>\n---\n")
  }

  @Test("takes time that grows with the length of front matter, not faster")
  func isLinear() {
    let source = "---\na: " + String(repeating: "<a ", count: 100_000) + "\nb: <b>\n---\n"
    #expect(!Self.filled(source).contains("<"))
    let marks = "---\na: " + String(repeating: "<", count: 300_000) + "\nb: <b>\n---\n"
    #expect(!Self.filled(marks).contains("<b"))
  }

  @Test("takes time that grows with the length of a lazily continued quote, not faster")
  func isLinearInQuotes() {
    let source = "> a\n" + String(repeating: "b <b>c</b> d\n", count: 12_000)
    #expect(!Self.filled(source).contains("<b>"))
  }
}

extension RandomNumberGenerator {
  /// Makes Markdown in which raw HTML may be hidden from one reader and seen by another.
  fileprivate mutating func hostileMarkdown() -> String {
    let pieces = [
      "- ", "> ", "    ", "```\n", "```fill\n", "x", " ", "\n", "\n", "\n\n", "`", "``", "|", " | ",
      "\\|", "\\\\|", "\\", "<img src=x onerror=1>", "<img src=x onerror=1>", "<u>", "<div>\n",
      "<!-- ", "-->", "a|b\n-|-\n", "| a |\n|---|\n", ":-:\n", "---\n", "[a](", "[a]: x \"", "\"",
      ")", "[^a]: ", "[^a]", "<br>", "---\na: b\n---\n", "<", ">", "*", "~", "# ",
    ]
    let start = Bool.random(using: &self) ? "" : "---\na: b\n"
    let count = Int.random(in: 1...25, using: &self)
    return start + (0..<count).compactMap { _ in pieces.randomElement(using: &self) }.joined()
  }
}
