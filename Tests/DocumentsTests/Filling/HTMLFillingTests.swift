import Documents
import TestSupport
import Testing

/// Markdown as HTML, with some of its code blocks filled in.
@Suite("Filling in code blocks, as HTML")
struct HTMLFillingTests {
  private func html(
    _ text: String, _ rawHTML: MarkdownSource.RawHTML = .leftOut
  ) -> String {
    MarkdownSource(text).html(rawHTML, filling: MarkdownFillingTests.filling).fragment
  }

  @Test("is what cmark makes of it, with tables and anchors")
  func writes() {
    #expect(
      html(
        """
        One *two*
        =========

        [a](http://e.com "t")
        ![b](c.png)

        | a | b |
        |---|--:|
        | - *x* | `\\|` <u>y</u> |
        | 1 |

        # One two
        """) == """
          <h1 id="one-two">One <em>two</em></h1>
          <p><a href="http://e.com" title="t">a</a>
          <img src="c.png" alt="b" /></p>
          <div class="table" tabindex="0">
          <table>
          <thead>
          <tr>
          <th scope="col">a</th><th scope="col" class="number">b</th>
          </tr>
          </thead>
          <tbody>
          <tr>
          <td>- <em>x</em></td><td class="number"><code>|</code> y</td>
          </tr>
          <tr>
          <td>1</td><td class="number"></td>
          </tr>
          </tbody>
          </table>
          </div>
          <h1 id="one-two-1">One two</h1>

          """)
  }

  @Test("fills in code blocks in quotes and lists too")
  func fills() {
    let filled = "<p>@x</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>end</p>\n"
    #expect(
      html("> - ```fill\n>   x\n\n```fill y\nx\n```\n\n```filler\n```\n")
        == "<blockquote>\n<ul>\n<li>\n\(filled)</li>\n</ul>\n</blockquote>\n\(filled)"
        + "<pre><code class=\"language-filler\"></code></pre>\n")
  }

  @Test("gives a code block its line, below front matter too")
  func lines() {
    for text in ["---\na: b\n\n---\n\n- ```fill\n", "\n\n\n\n\n- ```fill\n"] {
      var lines: [Int?] = []
      withoutActuallyEscaping({ (code: CodeBlock, _: inout AnchorNames) -> [Block] in
        lines.append(code.line)
        return []
      }) {
        let html = MarkdownSource(text).html(.leftOut, filling: CodeBlockFilling("fill", with: $0))
        #expect(html.fragment == "<ul>\n<li>\n</li>\n</ul>\n")
      }
      #expect(lines == [6])
    }
  }

  @Test("gives no anchor twice")
  func anchors() {
    let filling = CodeBlockFilling("fill") { _, names in
      [.heading(level: 2, ["f"], anchor: names.next("a"))]
    }
    let html = MarkdownSource("# a\n\n```fill\n```\n\n# a\n\n# a-1\n\n# a_1\n").html(
      .leftOut, filling: filling)
    let ids = html.fragment.matches(of: /id="([^"]*)"/).map(\.1)
    #expect(ids == ["a", "a-1", "a-2", "a-1-1", "a-1-2"])
    #expect(html.title == "a")
  }

  @Test("leaves raw HTML out, and passes that of a trusted source through")
  func rawHTML() {
    let text = "<div>\nx\n</div>\n\na <b onclick=x>b</b><br>c <!-- d -->\n\n| <i>e</i> |\n|---|\n"
    #expect(html(text).hasPrefix("<p>a b c </p>\n<div class=\"table\""))
    #expect(html(text).contains("<th scope=\"col\">e</th>"))
    #expect(
      html(text, .trusted).hasPrefix(
        "<div>\nx\n</div>\n<p>a <b onclick=x>b</b><br>c <!-- d --></p>\n"))
    #expect(html(text, .trusted).contains("<th scope=\"col\"><i>e</i></th>"))
  }

  @Test(
    "shows a link to a dangerous address as its text",
    arguments: [
      "javascript:x", "JAVASCRIPT:x", "java&#115;cript:x", "&#9;javascript:x", "java&#10;script:x",
      "data:text/html,x", "vbscript:x", "file:x", "%6aavascript:x", "x:y", "&#1;javascript:x",
    ])
  func unlinks(address: String) {
    let html = html("[t *u*](\(address)) ![v](\(address))\n\n| [w](\(address)) |\n|---|\n")
    #expect(!html.contains("href") && !html.contains("src"))
    #expect(html.contains("<p>t <em>u</em> v</p>") && html.contains(">w</th>"))
  }

  @Test(
    "keeps any other link",
    arguments: [
      "http://e.com", "https://e.com/?a=b", "mailto:a@b.c", "a/b?c=d:e", "/a", "#b", "?q",
    ])
  func links(address: String) {
    #expect(html("[t](\(address))").contains("href=\"\(address)\""))
  }

  @Test(
    "survives deep nesting, long texts and many blocks",
    arguments: [
      String(repeating: "> ", count: 20_000) + "[x](a:b) <br>",
      String(repeating: "*a **b ", count: 20_000) + "[x](a:b) <br>"
        + String(repeating: "***", count: 9),
      String(repeating: "# x\n", count: 20_000),
      "|x|" + String(repeating: "a|", count: 20_000) + "\n|"
        + String(repeating: "-|", count: 20_001)
        + "\n" + String(repeating: "|x|\n", count: 2_000),
      String(repeating: "<em>", count: 20_000) + "x" + String(repeating: "</em>", count: 20_000),
      String(repeating: "> ", count: 20_000) + String(repeating: "<em>x</em> ", count: 20_000),
      String(repeating: "x <b>\n", count: 20_000), String(repeating: "x <b> ", count: 20_000),
    ])
  func survives(text: String) {
    #expect(html(text).contains("x"))
    #expect(
      MarkdownSource(text).markdown(.leftOut, filling: MarkdownFillingTests.filling).contains("x"))
  }
}
