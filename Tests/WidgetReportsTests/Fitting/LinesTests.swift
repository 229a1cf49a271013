import Testing
import WidgetReports
import WidgetSizing
import WidgetSizingData

@Suite("Lines of text that fit") struct LinesTests {
  /// The rows of CSV by the columns that they are told apart by.
  private func rows(_ report: Report, _ column: String) throws -> [[String]: String] {
    let lines = report.text(as: .csv).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let heads = try #require(lines.first)
    let places = try ["id", "text_size", column].map { try #require(heads.firstIndex(of: $0)) }
    return Dictionary(
      lines.dropFirst().map { ([$0[places[0]], $0[places[1]]], $0[places[2]]) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "are those of which fit sees whole rows, in every widget",
    arguments: [
      "large title", "title 1", "title 2", "title 3", "headline", "body", "callout",
      "subheadline", "footnote", "footnote 1", "footnote 2", "caption 1", "caption 2",
    ])
  func agreeWithFit(style: String) throws {
    let engine = Engine.bundled, catalog = engine.catalog
    let textStyle = try #require(catalog.textStyle(named: style))
    for kind in [WidgetKind.widgetKit, .activity] {
      let asked = Asked(catalog.screens(of: kind).map { AskedBox(kind, on: [$0]) })
      let many = try #require(ContentLayout(count: 900, row: Points(1)))
      let fits = try rows(
        FitQuestion(
          engine: engine, asked: asked, content: .text(TextRow(lineOf: textStyle), layout: many)
        ).report, "rows_seen")
      let lines = try rows(
        LinesQuestion(engine: engine, asked: asked, styles: [textStyle], layout: many).report,
        "rows_seen")
      #expect(lines.values.contains { !$0.isEmpty } && lines.count > 500)
      for (key, count) in lines { #expect(fits[key] == count, "\(key)") }
    }
  }
}
