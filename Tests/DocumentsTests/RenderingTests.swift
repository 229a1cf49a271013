import Documents
import TestSupport
import Testing

@Suite("Rendering")
struct RenderingTests {
  @Test("writes a table in both formats")
  func writesTable() {
    let table = Table(
      caption: .init(["Heights"], anchor: "heights"),
      columns: [
        .init(["Screen"]), .init(["l"], isNumeric: true), .init(["xl"], isNumeric: true),
      ],
      rowHeadings: 1,
      rows: [
        ["4.7-inch", .init(["110"], kind: "sourced", anchor: "h1"), "120"],
        ["a|b ~c~", .init([.code("x|y")]), .init(["1", .lineBreak, "2"], kind: "disputed")],
      ])
    let document = Document([
      .table(table), .paragraph(["See ", .link(["here"], to: .anchor("h1")), "."]),
    ])

    #expect(
      document.markdown() == #"""
        **Heights**

        | Screen | l | xl |
        | --- | ---: | ---: |
        | 4.7-inch | <a id="h1"></a>110 | 120 |
        | a\|b \~c\~ | `x\|y` | 1<br>2 |

        See [here](#h1).

        """#)
    #expect(
      document.html() == """
        <div class="table" role="region" aria-labelledby="heights" tabindex="0">
        <table>
        <caption id="heights">Heights</caption>
        <thead>
        <tr>
        <th scope="col">Screen</th><th scope="col" class="number">l</th>\
        <th scope="col" class="number">xl</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row">4.7-inch</th><td id="h1" class="number sourced">110</td>\
        <td class="number">120</td>
        </tr>
        <tr>
        <th scope="row">a|b ~c~</th><td class="number"><code>x|y</code></td>\
        <td class="number disputed">1<br />
        2</td>
        </tr>
        </tbody>
        </table>
        </div>
        <p>See <a href="#h1">here</a>.</p>

        """)
  }

  @Test("writes a stacked table without a region, each cell with its column")
  func writesStackedTable() {
    let table = Table(
      columns: [.init([]), .init(["iOS 27"])], rowHeadings: 1,
      rows: [
        ["Small", .init(["170 × 170"], kind: "size", data: [.init("w", 510), .init("h", 510)])]
      ], kind: "sizes", layout: .stacked)
    let document = Document([.table(table)])

    #expect(
      document.html() == """
        <table class="stacked sizes">
        <thead>
        <tr>
        <td></td><th scope="col">iOS 27</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row">Small</th><td class="size" data-w="510" data-h="510">\
        <span class="label">iOS 27</span> 170 × 170</td>
        </tr>
        </tbody>
        </table>

        """)
    #expect(
      document.markdown() == """
        |  | iOS 27 |
        | --- | --- |
        | Small | 170 × 170 |

        """)
  }

  @Test("writes a table that scrolls or is stacked within a region and with its labels")
  func writesScrollingOrStackedTable() {
    let table = Table(
      caption: .init(["Sizes"], anchor: "sizes"), columns: [.init(["Screen"]), .init(["Small"])],
      rowHeadings: 1, rows: [["6.3-inch", "158 × 158"]], layout: .scrollingOrStacked)
    let html = Document([.table(table)]).html()
    #expect(html.hasPrefix("<div class=\"table\" role=\"region\" aria-labelledby=\"sizes\""))
    #expect(html.contains("<table class=\"stacked\">"))
    #expect(html.contains("<td><span class=\"label\">Small</span> 158 × 158</td>"))
  }

  @Test("marks the rows of a group that are hidden, and writes its summary into the first cell")
  func writesRowGroups() {
    let table = Table(
      columns: [.init(["Device"]), .init(["Small"])], rowHeadings: 1,
      rows: [["iPhone 17", "170"], ["iPhone 16", "158"], ["iPhone 15", "155"]],
      rowGroups: [.init(2, summary: ["iOS 18"]), .init(1)])
    let document = Document([.table(table)])
    let rows = document.html().split(separator: "\n").filter {
      $0.hasPrefix("<t") && !$0.hasPrefix("<table") && !$0.hasPrefix("<thead")
    }
    #expect(
      document.html().contains(
        "iPhone 17<details><summary>iOS 18</summary></details></th>"), "\(document.html())")
    #expect(rows.filter { $0 == "<tbody>" }.count == 2)
    #expect(rows.filter { $0.hasPrefix("<tr class=\"more\">") }.count == 1)
    #expect(document.markdown().contains("| iPhone 16 | 158 |"))
  }

  @Test("writes alternatives with a switch in each, and in Markdown below each other")
  func writesAlternatives() {
    let document = Document([
      .alternatives(
        Alternatives([
          .init(["Names"], anchor: "names", [.paragraph(["One."])]),
          .init(["Large"], anchor: "large", [.paragraph(["Two."])]),
        ]))
    ])
    #expect(
      document.html() == """
        <div class="alternatives">
        <div id="names" class="alternative">
        <ul class="switch">
        <li><a href="#names" aria-current="true">Names</a></li>
        <li><a href="#large">Large</a></li>
        </ul>
        <p>One.</p>
        </div>
        <div id="large" class="alternative">
        <ul class="switch">
        <li><a href="#names">Names</a></li>
        <li><a href="#large" aria-current="true">Large</a></li>
        </ul>
        <p>Two.</p>
        </div>
        </div>

        """)
    #expect(document.markdown() == "**Names**\n\nOne.\n\n**Large**\n\nTwo.\n")
    #expect(document.anchors == ["names", "large"])
  }

  @Test("writes a disclosure with its content after its summary")
  func writesDisclosure() {
    let document = Document([
      .disclosure(Disclosure(["Swift"], [.codeBlock(CodeBlock("let a = 1"))]))
    ])
    #expect(
      document.html() == """
        <details>
        <summary><strong>Swift</strong></summary>
        <pre><code>let a = 1
        </code></pre>
        </details>

        """)
    #expect(document.markdown() == "**Swift**\n\n``` \nlet a = 1\n```\n")
  }

  @Test("writes spans in HTML only, and joins the texts around them in Markdown")
  func writesSpans() {
    let content: [Inline] = [
      "a &", .span(["amp; "], kind: "unit"), .strong([.span(["b"], kind: "c")]),
    ]
    let document = Document([.paragraph(content)])
    #expect(
      document.html()
        == "<p>a &amp;<span class=\"unit\">amp;</span> "
        + "<strong><span class=\"c\">b</span></strong></p>\n")
    #expect(document.markdown() == "a \\&amp; **b**\n")
  }

  @Test("joins neighboring texts, so that they cannot make an entity")
  func joinsTexts() {
    let document = Document([.paragraph([.text("&"), .text("amp;")])])
    #expect(document.markdown() == "\\&amp;\n")
    #expect(document.html() == "<p>&amp;amp;</p>\n")
  }

  @Test("makes no element out of a name", arguments: ArbitraryText.hostileNames)
  func escapesNames(name: String) {
    let document = Document([.paragraph([Inline(name)])])
    let html = document.html()
    #expect(html.hasPrefix("<p>") && html.hasSuffix("</p>\n"))
    #expect(!html.dropFirst(3).dropLast(5).contains("<"))
  }
}
