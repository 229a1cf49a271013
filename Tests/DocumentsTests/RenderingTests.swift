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
        .init(["Screen"]), .init(["l"], group: ["Today view"], isNumeric: true),
        .init(["xl"], group: ["Today view"], isNumeric: true),
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

        | Screen | Today view / l | Today view / xl |
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
        <colgroup span="1"></colgroup>
        <colgroup span="2"></colgroup>
        <thead>
        <tr>
        <td></td><th scope="colgroup" colspan="2">Today view</th>
        </tr>
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
