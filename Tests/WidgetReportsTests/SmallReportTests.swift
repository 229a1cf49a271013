import BundledTables
import Documents
import TestSupport
import Testing

@testable import WidgetReports

/// The page as a whole, of tables that are small enough to read it.
@Suite("Page") struct SmallReportTests {
  @Test("is as it was read and recorded") func pageGolden() throws {
    let report = Report(Engine(try .small()), dataVersion: "2026.1.1", programVersion: "1.2.3")
    let page = try #require(report.files.first { $0.name == "index.html" })
    try expectGolden(page.text, named: "small/index.html")
  }

  @Test("of no claims at all says so") func nothing() throws {
    let catalog = try Catalog.small()
    let report = Report(
      Engine(catalog, without: Set(catalog.todayClaims.keys)), dataVersion: "1",
      programVersion: "1")
    let html = report.document.html()
    #expect(html.contains("no source states a height, and no rule reaches it"))
    // The number that shows how a number looks is the only one.
    #expect(html.matches(of: /class="number (sourced|disputed|derived|extrapolated)"/).count == 4)
  }
}
