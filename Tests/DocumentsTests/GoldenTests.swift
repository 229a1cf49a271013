import Documents
import TestSupport
import Testing

@Suite("A whole page")
struct GoldenTests {
  /// One of everything, as a report has it.
  static let page = Document(
    title: "Heights",
    [
      .heading(level: 1, ["Heights"], anchor: "heights"),
      .navigation(
        Navigation(
          ["On this page"], anchor: "contents",
          List([
            [.link(["4.7-inch"], to: .anchor("phone"))], [.link(["Notes"], to: .page("notes"))],
          ]))),
      .section(
        Section(
          level: 2, ["4.7-inch & ", .code("375x667@2")], anchor: "phone",
          [
            .paragraph(["How ", .emphasis(["tall"]), " may it be?", .lineBreak, "See below."]),
            .table(
              Table(
                caption: .init(["Heights in points"], anchor: "phone-heights"),
                columns: [
                  .init(["Entry point"]), .init(["Mode"]),
                  .init(["l"], isNumeric: true),
                  .init(["xxl"], isNumeric: true),
                ],
                rowHeadings: 1,
                rows: [
                  [
                    "Today view", "expanded", .init(["616"], kind: "sourced", anchor: "cell-1"),
                    .init(["594 ", .link(["derived"], to: .anchor("rule"))], kind: "derived"),
                  ],
                  [
                    "Quick action", "compact", .init(["110"], kind: "sourced"),
                    .init(["?"], kind: "unknown"),
                  ],
                ])),
            .figure(
              Figure(
                Drawing(
                  width: 375, height: 667, title: "4.7-inch",
                  alternative: "A widget of 359 by 110 points on its screen.",
                  [.rectangle(x: 8, y: 64, width: 359, height: 110, corner: 13)]),
                caption: ["To scale"], anchor: "phone-drawing")),
            .note(Note(["Disputed"], kind: "disputed", [.paragraph(["Two sources differ."])])),
          ])),
      .heading(level: 2, ["How it follows"], anchor: "rule"),
      .list(List(numberedFrom: 1, [["Rows are 44 points."], ["Whole rows only."]])),
      .codeBlock(CodeBlock("widgetsize query --device '4.7'\n", info: "sh")),
    ])

  @Test("is written as HTML")
  func writesHTML() throws {
    try expectGolden(Self.page.html(), named: "page.html")
  }

  @Test("is written as Markdown")
  func writesMarkdown() throws {
    try expectGolden(Self.page.markdown(), named: "page.md")
  }

  @Test("has an anchor for each of its links, and none twice")
  func hasAnchors() {
    #expect(Set(Self.page.anchors).count == Self.page.anchors.count)
    #expect(Set(Self.page.anchors).isSuperset(of: Self.page.linkedAnchors))
  }
}
