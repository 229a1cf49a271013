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

  @Test("become a table with a caption, a legend and the sources")
  func fills() throws {
    let document = try Document(
      [Block](markdown: "## Heights\n\n~~~ widgetsize\n--text-size l\n~~~\n")
    )
    .fillingQueryBlocks(Self.answer)
    #expect(
      document.markdown() == """
        ## Heights

        **4.7-inch (375x667@2), portrait, iOS 10 (most measurements)**

        |  | Today view compact | Today view expanded |
        | --- | ---: | ---: |
        | width | 359 | 359 |
        | l | 110 | 616 |
        | sources | A1 | A1 |

        iPhone 6, 7 · points

        Note: a remark

        Sources: A1, [First measurements](https://example.com/first?a=1&b=2).

        """)
    #expect(document.anchors == ["heights", "sizes-4-7-inch-375x667-2-portrait-ios-10"])
  }

  @Test("give each table its own anchor, beside those of headings")
  func anchors() throws {
    let block = "```widgetsize\n-t l\n-t xxl\n```\n\n"
    let heading = "# Sizes 4 7 inch 375x667 2 portrait iOS 10\n\n"
    let name = "sizes-4-7-inch-375x667-2-portrait-ios-10"
    let document = try Document([Block](markdown: block + heading + block)).fillingQueryBlocks(
      Self.answer)
    #expect(document.anchors.map(\.string).sorted() == [name] + (1...4).map { "\(name)-\($0)" })
    #expect(Set(document.anchors).count == 5)
    // The author's headings are the outline.
    let headings = document.blocks.filter { if case .heading = $0 { true } else { false } }
    #expect(headings.count == 1)
    #expect(document.html().contains("<caption id=\"\(name)-1\">"))
  }

  @Test("are filled in a quotation, and other blocks are kept")
  func source() throws {
    let source = MarkdownSource("> ```widgetsize wide\n> -t l\n> ```\n\n```widgetsizes\n```\n")
    let markdown = try QueryBlocks.fill(answeringWith: Self.answer) {
      source.markdown(filling: $0)
    }
    #expect(
      markdown.hasPrefix("> **4.7-inch (375x667@2), portrait, iOS 10 (most measurements)**\n>\n"))
    #expect(markdown.contains("\n> | l | 110 | 616 |\n"))
    #expect(markdown.hasSuffix(".\n\n```widgetsizes\n```\n"))
  }

  @Test("have every fault reported with its line")
  func complaints() throws {
    let source =
      "a\n\n```widgetsize\n-t l\n-t x\n\n-t \\\n  y\n-t \"cat\n```\n\n> ```widgetsize\n> # none\n> ```\n"
    let thrown = #expect(throws: QueryBlocks.Complaints.self) {
      try Document([Block](markdown: source)).fillingQueryBlocks(Self.answer)
    }
    let all = try #require(thrown).all
    #expect(all.map(\.line) == [5, 7, 9, 12])
    #expect(all[0].error as? Unanswerable == Unanswerable(arguments: ["-t", "x"]))
    #expect(all[1].error as? Unanswerable == Unanswerable(arguments: ["-t", "y"]))
    #expect(all[2].error as? QueryLine.Fault == .openQuote("\""))
    #expect(all[3].error as? QueryBlocks.Fault == .noQuery)
  }

  @Test("have a bound on their tables")
  func manyTables() throws {
    let lines = String(repeating: "-t l\n", count: QueryBlocks.mostTables + 10)
    let source = "```widgetsize\n\(lines)```\n\n```widgetsize\n-t l\n```\n"
    let result = try Self.answer(QueryLine.lines(of: "-t l")[0].query.get())
    let thrown = #expect(throws: QueryBlocks.Complaints.self) {
      _ = try QueryBlocks.fill { _ in
        result
      } _: { filling in
        MarkdownSource(source).html(filling: filling)
      }
    }
    let all = try #require(thrown).all
    #expect(all.map(\.line) == [QueryBlocks.mostTables + 2])
    #expect(all.first?.error as? QueryBlocks.Fault == .tooManyTables)
  }

  @Test("say that no source states the numbers if none is known")
  func unknown() throws {
    let document = try Document([Block](markdown: "```widgetsize\nquery\n```")).fillingQueryBlocks {
      _ in
      QueryResult(
        engine: Engine(try .small()), asked: Asked([]), remarks: ["who knows"])
    }
    #expect(document.markdown() == "Note: who knows\n\nNo source states these numbers.\n")
  }
}
