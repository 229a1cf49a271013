import Documents
import TestSupport
import Testing

@Suite("Reading Markdown")
struct ReadingTests {
  @Test("reads every kind of block and inline")
  func readsAll() {
    let blocks = [Block](
      markdown: """
        # One *two*

        A `code`, **strong**
        and [a link](https://e.com/x).\\
        ![Alt](a.png)

        - a
        - b

        3. c

        > quoted

        ---

        ```swift x
        let a = 1
        ```
        """)
    #expect(
      blocks == [
        .heading(level: 1, ["One ", .emphasis(["two"])], anchor: "one-two"),
        .paragraph([
          "A ", .code("code"), ", ", .strong(["strong"]), " ", "and ",
          .link(["a link"], to: Destination(checking: "https://e.com/x") ?? .page("x")), ".",
          .lineBreak, "Alt",
        ]),
        .list(List([["a"], ["b"]])),
        .list(List(numberedFrom: 3, [["c"]])),
        .quote([.paragraph(["quoted"])]),
        .thematicBreak,
        .codeBlock(CodeBlock("let a = 1\n", info: "swift x", line: 16)),
      ])
  }

  @Test("drops raw HTML")
  func dropsHTML() {
    let document = Document(
      [Block](markdown: "a <b onclick=x>b</b>\n\n<script>\nx\n</script>\n\nc <!-- d -->"))
    #expect(document.html() == "<p>a b</p>\n<p>c</p>\n")
    #expect(document.markdown() == "a b\n\nc\n")
  }

  @Test(
    "shows a link to anywhere else as its text",
    arguments: [
      "javascript:x", "JAVASCRIPT:x", "java&#115;cript:x", "data:text/html,x", "http://e.com",
      "//e.com", "/e", "mailto:a@b.c", "vbscript:x", "https:e", "https://", "%6aavascript:x",
    ])
  func unlinks(address: String) {
    let document = Document([Block](markdown: "[t](\(address)) ![u](\(address)) <\(address)>"))
    #expect(document.destinations.isEmpty)
    #expect(!document.html().contains("href") && !document.html().contains("src"))
    #expect(document.html().hasPrefix("<p>t u"))
  }

  @Test("shifts headings, and names them as GitHub does")
  func namesHeadings() {
    let blocks = [Block](
      markdown: "# What's new?\n\n## What's new?\n\n###### A & B\n\n# Größe", shiftingHeadingsBy: 1)
    #expect(
      blocks == [
        .heading(level: 2, ["What's new?"], anchor: "whats-new"),
        .heading(level: 3, ["What's new?"], anchor: "whats-new-1"),
        .heading(level: 7, ["A & B"], anchor: "a--b"),
        .heading(level: 2, ["Größe"], anchor: "gruf6udfe"),
      ])
  }

  @Test("reads pipe tables")
  func readsTables() {
    let blocks = [Block](
      markdown: """
        | a | `b` |
        |---|--:|
        | 1 \\| 2 | *c* |
        | # x

        x | y
        """)
    #expect(
      blocks == [
        .table(
          Table(
            columns: [.init(["a"]), .init([.code("b")], isNumeric: true)],
            rows: [[.init(["1 | 2"]), .init([.emphasis(["c"])])], ["# x", .init([])]])),
        .paragraph(["x | y"]),
      ])
  }

  @Test(
    "reads cells as inline text, whatever they begin with", arguments: ["<!--", "[^a]: b", "- c"])
  func readsCellsAsInlines(cell: String) {
    let source = "| a |\n|---|\n| \(cell) |\n"
    let table = Table(columns: [.init(["a"])], rows: [[.init([Inline(cell)])]])
    #expect([Block](markdown: source) == [.table(table)])
  }

  @Test("reads no table of more than half a million cells")
  func boundsTables() {
    let columns = 1_000
    let wide =
      String(repeating: "|a", count: columns) + "\n" + String(repeating: "|-", count: columns)
    func table(rows: Int) -> Block? {
      [Block](markdown: wide + "\n" + String(repeating: "|x\n", count: rows)).first
    }
    if case .table(let table)? = table(rows: 500) {
      #expect(table.rows.count == 500)
    } else {
      Issue.record("half a million cells are a table")
    }
    if case .table = table(rows: 530) { Issue.record("more than that are none") }
  }

  @Test("gives no two headings one name")
  func namesHeadingsOnce() {
    let long = String(repeating: "a", count: 200)
    let blocks = [Block](markdown: "# a\n# a\n# a-1\n# a_b\n# a b\n# \(long)\n# \(long)\n")
    let anchors = Document(blocks).anchors.map(\.string)
    #expect(
      anchors == ["a", "a-1", "a-1-1", "a-b", "a-b-1", long, String(long.prefix(180)) + "-1"])
  }

  @Test("survives nesting that is deeper than a stack allows", arguments: ["> ", "- ", "*a **b "])
  func survivesDepth(opening: String) {
    let source =
      String(repeating: opening, count: 20_000) + "x" + String(repeating: "***", count: 9)
    #expect(Document([Block](markdown: source)).html().contains("x"))
  }
}
