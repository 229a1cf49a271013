import Documents
import Testing

@Suite("Drawing")
struct DrawingTests {
  @Test("writes exact lengths and escaped words")
  func writesSVG() {
    let drawing = Drawing(
      width: 100, height: Drawing.Length(115_125, over: 300), title: "<i>",
      alternative: "A <b> & \"c\"",
      [
        .group(
          [
            .rectangle(x: 0, y: Drawing.Length(-1, over: 3), width: 10, height: 20, corner: 2)
          ],
          kind: "g"),
        .text("</text><script>", x: 1, y: 2, anchor: .middle),
      ])
    #expect(
      drawing.svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" class="drawing" role="img" width="100" \
        height="383.75" viewBox="0 0 100 383.75" font-family="Helvetica, Arial, sans-serif">\
        <title>&lt;i&gt;</title><desc>A &lt;b&gt; &amp; &quot;c&quot;</desc>\
        <g class="g"><rect x="0" y="-0.333" width="10" height="20" rx="2"/></g>\
        <text x="1" y="2" text-anchor="middle">&lt;/text&gt;&lt;script&gt;</text></svg>

        """)
  }

  @Test("writes paths as short as they can be")
  func writesPaths() {
    let strokes: [[Drawing.Point]] = [
      [.init(x: 0, y: 0), .init(x: 20, y: 0), .init(x: 20, y: -5), .init(x: 1, y: 2)],
      [.init(x: 3, y: 4)],
    ]
    #expect(svg([.path(strokes)]) == #"<path d="M0 0H20V-5L1 2M3 4"/>"#)
    #expect(svg([.circle(x: 1, y: 2, radius: 3)]) == #"<circle cx="1" cy="2" r="3"/>"#)
  }

  @Test("writes styles as attributes of a group, which a style sheet can override")
  func writesStyles() {
    let style = Drawing.Style(
      fill: Drawing.Paint.none, stroke: 0x0a55a8, strokeWidth: Drawing.Length(3, over: 2),
      dashes: [5, 3], fontSize: 11, isBold: true)
    #expect(
      svg([.group([], at: .init(x: 1, y: -2), kind: "g", style: style)]) == """
        <g class="g" fill="none" stroke="#0a55a8" stroke-width="1.5" stroke-dasharray="5 3" \
        font-size="11" font-weight="bold" transform="translate(1 -2)"></g>
        """)
    #expect(svg([.group([])]) == "<g></g>")
    #expect(svg([.group([], style: .init(fill: 0x000001))]) == ##"<g fill="#000001"></g>"##)
  }

  @Test("names a layer by its id")
  func writesLayers() {
    #expect(
      svg([.group([.circle(x: 1, y: 2, radius: 3)], kind: "k", anchor: "canvas")])
        == #"<g id="canvas" class="k"><circle cx="1" cy="2" r="3"/></g>"#)
  }

  @Test("is displayed in its units")
  func writesSize() {
    let drawing = Drawing(
      width: Drawing.Length(1_049, over: 3), height: 100, title: "", alternative: "", [])
    #expect(
      drawing.svg().contains(#" width="349.667" height="100" viewBox="0 0 349.667 100""#))
  }

  @Test("is named by ids that no other figure has")
  func namesFigures() {
    let drawing = Drawing(width: 1, height: 1, title: "T", alternative: "A", kind: "wide", [])
    let html = Document([
      .figure(Figure(drawing, caption: ["To scale"], anchor: "f", kind: "k")),
      .figure(Figure(drawing, caption: [], anchor: "g")), .figure(Figure(drawing, caption: [])),
    ]).html()
    let ids = html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(ids == ["f", "f-title", "f-description", "g", "g-title", "g-description"])
    for reference in html.matches(of: /aria-labelledby="([^"]*)"/) {
      #expect(reference.1.split(separator: " ").allSatisfy { ids.contains(String($0)) })
    }
    #expect(html.contains(#"<svg xmlns="http://www.w3.org/2000/svg" class="drawing wide""#))
    #expect(html.hasPrefix("<figure id=\"f\" class=\"k\">\n<svg "), "\(html)")
    #expect(html.contains("</svg>\n<figcaption>To scale</figcaption>\n</figure>"))
  }

  @Test("is its words in Markdown")
  func writesMarkdown() {
    let drawing = Drawing(width: 1, height: 1, title: "T", alternative: "A <b> & \"c\"", [])
    let figure = Document([.figure(Figure(drawing, caption: ["To scale"], anchor: "f"))])
    #expect(figure.markdown() == "**To scale**\n\nA \\<b\\> & \"c\"\n")
  }

  /// The shapes of a drawing as SVG.
  private func svg(_ shapes: [Drawing.Shape]) -> String {
    let svg = Drawing(width: 1, height: 1, title: "", alternative: "", shapes).svg()
    return String(svg.drop { $0 != ">" }.dropFirst().dropLast("</svg>\n".count))
  }

  @Test(
    "rounds to the nearest thousandth",
    arguments: [
      (1, 3, "0.333"), (2, 3, "0.667"), (1, 2000, "0.001"), (-1, 2000, "-0.001"), (-5, 2, "-2.5"),
      (0, 7, "0"),
    ])
  func rounds(numerator: Int, denominator: Int, expected: String) {
    let length = Drawing.Length(numerator, over: denominator)
    let svg = Drawing(width: length, height: 1, title: "", alternative: "", []).svg()
    #expect(svg.contains(" width=\"\(expected)\""))
  }
}
