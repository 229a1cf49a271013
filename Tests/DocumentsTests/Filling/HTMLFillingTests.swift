import Documents
import TestSupport
import Testing

/// Markdown as HTML, with some of its code blocks filled in.
@Suite("Filling in code blocks, as HTML")
struct HTMLFillingTests {
  private func html(_ text: String) -> String {
    MarkdownSource(text).html(filling: MarkdownFillingTests.filling).content
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
        | - *x* | `\\|` y |
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
        let html = MarkdownSource(text).html(filling: CodeBlockFilling("fill", with: $0))
        #expect(html.content == "<ul>\n<li>\n</li>\n</ul>\n")
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
      filling: filling)
    let ids = html.content.matches(of: /id="([^"]*)"/).map(\.1)
    #expect(ids == ["a", "a-1", "a-2", "a-1-1", "a-1-2"])
    #expect(html.title == "a")
  }

  @Test("omits raw HTML")
  func rawHTML() {
    let omitted = "<!-- raw HTML omitted -->"
    #expect(
      html("# <b>a</b>\n\n<div onclick=x>\nx\n</div>\n\na <b onclick=x>b</b>\n")
        == "<h1 id=\"a\">\(omitted)a\(omitted)</h1>\n\(omitted)\n<p>a \(omitted)b\(omitted)</p>\n")
    #expect(html("| <i>e</i> |\n|---|\n").contains("<th scope=\"col\">\(omitted)e\(omitted)</th>"))
  }

  @Test("reads a table in a list and a quote")
  func readsTables() {
    let table = html("|a|\n|-|\n|b|\n")
    #expect(table.contains("<td>b</td>"))
    #expect(html("> |a|\n> |-|\n> |b|\n") == "<blockquote>\n\(table)</blockquote>\n")
    #expect(html("- |a|\n  |-|\n  |b|\n") == "<ul>\n<li>\n\(table)</li>\n</ul>\n")
    #expect(!html("> |a|\n|-|\n|b|\n").contains("<td>"))
  }

  @Test(
    "drops the address of a link that can run a script",
    arguments: [
      "javascript:x", "JAVASCRIPT:x", "java&#115;cript:x", "data:text/html,x", "vbscript:x",
      "file:x",
    ])
  func dropsAddress(address: String) {
    let html = html("[t *u*](\(address)) ![v](\(address))\n\n| [w](\(address)) |\n|---|\n")
    let addresses = html.matches(of: /(?:href|src)="([^"]*)"/).map(\.output.1)
    #expect(addresses == ["", "", ""])
    #expect(html.contains("t <em>u</em>") && html.contains(">w</a>"))
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
      String(repeating: "x <b>\n", count: 20_000), String(repeating: "x <b> ", count: 20_000),
    ])
  func survives(text: String) {
    #expect(html(text).contains("x"))
    #expect(MarkdownSource(text).markdown(filling: MarkdownFillingTests.filling).contains("x"))
  }
}
