import Documents
import Testing

@Suite("Drawing")
struct DrawingTests {
  @Test("writes exact lengths and escaped words")
  func writesSVG() {
    let drawing = Drawing(
      width: 100, height: Drawing.Length(115_125, over: 300), alternative: "A <b> & \"c\"",
      [
        .group(
          [
            .rectangle(
              x: 0, y: Drawing.Length(-1, over: 3), width: 10, height: 20, corner: 2, kind: "k")
          ],
          kind: "g"),
        .line(fromX: 0, fromY: 1, toX: 2, toY: 3, kind: "l"),
        .text("</text><script>", x: 1, y: 2, anchor: .middle, kind: "t"),
      ])
    #expect(
      drawing.svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" width="100" height="383.75" \
        viewBox="0 0 100 383.75"><title>A &lt;b&gt; &amp; &quot;c&quot;</title>\
        <g class="g"><rect class="k" x="0" y="-0.333" width="10" height="20" rx="2"/></g>\
        <line class="l" x1="0" y1="1" x2="2" y2="3"/>\
        <text class="t" x="1" y="2" text-anchor="middle">&lt;/text&gt;&lt;script&gt;</text></svg>

        """)
    let figure = Document([.figure(Figure(drawing, caption: ["To scale"], anchor: "f"))])
    #expect(figure.html().hasPrefix("<figure id=\"f\">\n<svg "))
    #expect(figure.html().hasSuffix("</svg>\n<figcaption>To scale</figcaption>\n</figure>\n"))
    #expect(figure.markdown() == "**To scale**\n\nA \\<b\\> & \"c\"\n")
  }

  @Test(
    "rounds to the nearest thousandth",
    arguments: [
      (1, 3, "0.333"), (2, 3, "0.667"), (1, 2000, "0.001"), (-1, 2000, "-0.001"), (-5, 2, "-2.5"),
      (0, 7, "0"),
    ])
  func rounds(numerator: Int, denominator: Int, expected: String) {
    let length = Drawing.Length(numerator, over: denominator)
    let svg = Drawing(width: length, height: 1, alternative: "", []).svg()
    #expect(svg.contains(" width=\"\(expected)\""))
  }
}
