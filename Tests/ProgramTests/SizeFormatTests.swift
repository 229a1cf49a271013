import TestSupport
import Testing

/// `query --format svg`, which other commands do not have.
@Suite("The format svg")
struct DrawingFormatTests {
  @Test("is one document on standard output")
  func query() throws {
    let result = try widgetsize("query", "--device", "plus", "--landscape", "--format", "svg")
    result.expectAnswer()
    #expect(result.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(result.output.hasSuffix("</svg>\n"))
    #expect(result.output.matches(of: /<svg/).count == 1)
    #expect(result.output.contains(">352 l</text>"))
  }

  @Test("says why there is nothing, and ends with 1")
  func unknown() throws {
    let result = try widgetsize(
      "query", "--device", "iPhone 16", "--system", "today", "--format", "svg")
    #expect(result.status == 1, "\(result)")
    #expect(result.output.contains("No such widget: iOS 18 has no Today extensions"))
  }

  @Test("is refused for lists")
  func list() throws {
    try widgetsize("list", "devices", "--format", "svg").expectError(
      "only sizes become svg, with 'widgetsize query'; "
        + "expected one of table, markdown, html, csv, tsv, json, ndjson")
  }
}

/// The formats that people add to their own source code.
@Suite("The formats for source code and design tools")
struct ExportFormatTests {
  @Test(
    "have the cells of a query",
    arguments: [
      ("swift", "    public static let expanded = CGSize(width: 359, height: 616)\n"),
      ("typescript", "  expanded: { width: 359, height: 616 },\n"),
      ("kotlin", "        val expanded = WidgetSize(359.0, 616.0)\n"),
      ("dart", "  final expanded = const WidgetSize(359.0, 616.0);\n"),
      ("tokens", #""height":{"$type":"dimension","$value":{"value":616,"unit":"px"}"#),
      ("css", "  --today-ios10-375x667-2-portrait-l-today-view-expanded-height: 616px;\n"),
    ])
  func query(format: String, expected: String) throws {
    let result = try widgetsize(
      "query", "--device", "iPhone 7", "--portrait", "--os", "10", "--text-size", "l", "--format",
      format)
    result.expectAnswer()
    #expect(result.output.contains(expected))
  }
}
