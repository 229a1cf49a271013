import Documents
import TestSupport
import Testing

/// Markdown that was rendered as Markdown, rendered again.
@Suite("Rendering Markdown that was rendered")
struct RenderingAgainTests {
  private static var filling: CodeBlockFilling {
    CodeBlockFilling("fill") { code, _ in
      let marked: [Inline] = [.code(#"\|"#), .strong(["!"]), "b", .emphasis([.strong(["c"])])]
      return [
        .paragraph([Inline("@" + code.text)] + marked),
        .table(Table(columns: [.init(marked)], rows: [[.init(["a|b"])]])), .paragraph(["end"]),
      ]
    }
  }

  private func markdown(_ text: String) -> String {
    MarkdownSource(text).markdown(.leftOut, filling: Self.filling)
  }

  private func html(_ text: String) -> String {
    MarkdownSource(text).html(.leftOut, filling: Self.filling).fragment
  }

  @Test(
    "reads the tags of emphasis and code that Markdown cannot express",
    arguments: [
      ("a<em>!</em>b\n", "<p>a<em>!</em>b</p>\n"),
      ("**<em>a</em>b**\n", "<p><strong><em>a</em>b</strong></p>\n"),
      ("<strong>a <em>b</em></strong>\n", "<p><strong>a <em>b</em></strong></p>\n"),
      ("[<code>\\]: b</code>](u)\n", "<p><a href=\"u\"><code>]: b</code></a></p>\n"),
      ("- a\n\n<!-- end list -->\n\n- b\n", "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>\n"),
    ])
  func readsOwnTags(text: String, expected: String) {
    #expect(html(text) == expected)
    #expect(markdown(text) == text)
  }

  @Test(
    "takes any other tag for raw HTML",
    arguments: [
      "<em class=x>a</em>", "<EM>a</EM>", "<em >a</em>", "<em>a", "a</em>", "<em>a</strong>",
      "<em><strong>a</em></strong>", "[<em>a](u)</em>", "<em></em>a", "<code>a<b></b></code>",
      "| <em>a | a</em> |\n|---|---|",
    ])
  func removesOtherTags(text: String) {
    let written = markdown(text)
    #expect(!written.contains("<") && written.contains("a"), "\(written)")
    #expect(!html(text).contains(/<(?:em|strong|code)/.ignoresCase()))
  }

  @Test(
    "writes emphasis as Markdown where readers agree on it",
    arguments: [
      ("<b>-</b> (*a*), **b**.", "\\- (*a*), **b**.\n"),
      ("<b>-</b> a*b*c **d*e*f**", "\\- a*b*c **d*e*f**\n"),
      ("<b>-</b> ***a*** **_b_ c**", "\\- *__a__* **_b_ c**\n"),
      ("<b>-</b> *\u{A9}*a", "\\- <em>\u{A9}</em>a\n"),
    ])
  func writesMarkdown(text: String, expected: String) {
    #expect(markdown(text) == expected)
  }

  @Test("reads a table in a list and a quote")
  func readsTables() {
    let table = html("|a|\n|-|\n|b|\n")
    #expect(table.contains("<td>b</td>"))
    #expect(html("> |a|\n> |-|\n> |b|\n") == "<blockquote>\n\(table)</blockquote>\n")
    #expect(html("- |a|\n  |-|\n  |b|\n") == "<ul>\n<li>\n\(table)</li>\n</ul>\n")
    #expect(!html("> |a|\n|-|\n|b|\n").contains("<td>"))
    #expect(markdown("<b>></b>\n\n> |a|\n> |-|\n").hasSuffix("> | a |\n> | --- |\n"))
  }

  @Test("keeps the links that HTML keeps, and the space of a line break")
  func keepsLinks() {
    #expect(
      markdown("<b>-</b> a<br>b [c](http://d.e) [f](/g) [h](javascript:i)")
        == "\\- a b [c](http://d.e) [f](/g) h\n")
  }

  @Test("changes nothing, and says the same", arguments: 0..<40 as Range<UInt64>)
  func isStable(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let text = generator.markedMarkdown()
      let once = markdown(text)
      #expect(markdown(once) == once, "\(text.debugDescription)")
      #expect(
        html(once).withoutLayout == html(text).withoutLayout,
        "\(text.debugDescription) became \(once.debugDescription)")
    }
  }
}

extension RandomNumberGenerator {
  /// Makes Markdown in which emphasis, code, links and tags begin and end anywhere, in quotes, lists and
  /// tables too.
  fileprivate mutating func markedMarkdown() -> String {
    let pieces = [
      "- ", "> ", "1. ", "    ", "```\n", "```fill\n", "a", "x", " ", "\n", "\n", "\n\n", "`", "|",
      " | ", ".", "\\|", "\\", "<b>", "</b>", "<div>\n", "<!-- c -->", "a|b\n-|-\n",
      "| a |\n|---|\n",
      "[a](u)", "[a", "](u)", "![b", "<br>", "<", ">", "*", "**", "***", "_", "__", "<em>", "</em>",
      "<strong>", "</strong>", "<code>", "</code>", "# ", "\u{E9}", "!", "&amp;", "&#42;", "~",
      "[r]: /u\n", "[r]", "---\na: b\n---\n", "*a*", "**b**", "`c`", "\t",
      "\u{A0}", "]:", "<!-- end list -->\n",
    ]
    let count = Int.random(in: 1...25, using: &self)
    return (0..<count).compactMap { _ in pieces.randomElement(using: &self) }.joined()
  }
}

extension String {
  /// The HTML without what writing anew changes: white space, names of headings, what is empty, and
  /// emphasis in emphasis of its kind.
  fileprivate var withoutLayout: String {
    var depth: [Substring: Int] = [:]
    var html = replacing(/<(\/?)(em|strong)>/) { tag in
      let isEnd = !tag.1.isEmpty
      depth[tag.2, default: 0] += isEnd ? -1 : 1
      return depth[tag.2] == (isEnd ? 0 : 1) ? String(tag.0) : ""
    }
    .replacing(/<\/?p>|\ id="[^"]*"|<br \/>/, with: "")
    .replacing(/\s+/, with: "")
    .replacing(/<\/code><code>|<\/ul><ul>/, with: "")
    while case let shorter = html.replacing(/<(em|strong|code|h\d)><\/\1>/, with: ""),
      shorter != html
    {
      html = shorter
    }
    return html
  }
}
