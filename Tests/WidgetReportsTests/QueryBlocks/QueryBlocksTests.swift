import Documents
import TestSupport
import Testing
import WidgetReports
import WidgetSizingData

/// Documents whose blocks hold queries.
@Suite("Asked blocks")
struct QueryBlocksTests {
  private struct Unanswerable: Error, Equatable {
    let arguments: [String]
  }

  /// Answers `text size …`, of the small catalog's one device; throws for anything else.
  private static func answer(_ line: QueryLine) throws -> QueryResult {
    let catalog = try Catalog.small()
    guard let size = line.arguments.last.flatMap(TextSize.init),
      let key = catalog.screenClasses.keys.first
    else { throw Unanswerable(arguments: line.arguments) }
    var asked = Asked(screenClasses: [key])
    asked.textSizes = [size]
    asked.orientations = [.portrait]
    asked.entryPoints = [.todayView]
    return QueryResult(
      engine: Engine(catalog), asked: asked, remarks: ["a remark"])
  }

  /// A source as Markdown with its queries answered.
  private static func filled(
    _ source: String, _ answer: @escaping (QueryLine) throws -> QueryResult = answer
  ) throws -> String {
    try QueryBlocks.fill(answeringWith: answer) { MarkdownSource(source).markdown(filling: $0) }
  }

  @Test("become a table with a caption, a legend and the sources")
  func fills() throws {
    #expect(
      try Self.filled("## Heights\n\n~~~ widgetsize\n--text-size l\n~~~\n") == """
        ## Heights

        **4.7-inch (375x667@2), portrait, iOS 10 (with most measurements)**

        |  | Today view compact | Today view expanded |
        | --- | ---: | ---: |
        | width | 359 | 359 |
        | l | 110 | 616 |
        | sources | A1 | A1 |

        iPhone 6, 7 · points

        Note: a remark

        Sources: A1, [First measurements](https://example.com/first?a=1&b=2).

        """)
  }

  @Test("give each table its own anchor, beside those of headings")
  func anchors() throws {
    let block = "```widgetsize\n-t l\n-t xxl\n```\n\n"
    let heading = "# Sizes 4 7 inch 375x667 2 portrait iOS 10\n\n"
    let name = "sizes-4-7-inch-375x667-2-portrait-ios-10"
    let html = try QueryBlocks.fill(answeringWith: Self.answer) {
      MarkdownSource(block + heading + block).html(filling: $0).content
    }
    let anchors = html.matches(of: /id="([^"]+)"/).map { String($0.1) }
    #expect(anchors.sorted() == [name] + (1...4).map { "\(name)-\($0)" })
    // The author's headings are the outline.
    #expect(html.matches(of: /<h[1-6]/).count == 1)
    #expect(html.contains("<caption id=\"\(name)"))
  }

  @Test("are filled in a quotation, and other blocks are kept")
  func source() throws {
    let markdown = try Self.filled("> ```widgetsize wide\n> -t l\n> ```\n\n```widgetsizes\n```\n")
    #expect(
      markdown.hasPrefix(
        "> **4.7-inch (375x667@2), portrait, iOS 10 (with most measurements)**\n>\n"))
    #expect(markdown.contains("\n> | l | 110 | 616 |\n"))
    #expect(markdown.hasSuffix(".\n\n```widgetsizes\n```\n"))
  }

  @Test("have every fault reported with its line")
  func complaints() throws {
    let source =
      "a\n\n```widgetsize\n-t l\n-t x\n\n-t \\\n  y\n-t \"cat\n```\n\n> ```widgetsize\n> # none\n> ```\n"
    let thrown = #expect(throws: QueryBlocks.Complaints.self) {
      try Self.filled(source)
    }
    let all = try #require(thrown).all
    #expect(all.map(\.line) == [5, 7, 9, 12])
    #expect(all[0].error as? Unanswerable == Unanswerable(arguments: ["-t", "x"]))
    #expect(all[1].error as? Unanswerable == Unanswerable(arguments: ["-t", "y"]))
    #expect(all[2].error as? QueryLine.Fault == .openQuote("\""))
    #expect(all[3].error as? QueryBlocks.Fault == .noQuery)
  }

  @Test("say that no source states the numbers if none is known")
  func unknown() throws {
    let markdown = try Self.filled("```widgetsize\nquery\n```") { _ in
      QueryResult(engine: Engine(try .small()), asked: Asked([]), remarks: ["who knows"])
    }
    #expect(markdown == "Note: who knows\n\nNo source states these numbers.\n")
  }
}
