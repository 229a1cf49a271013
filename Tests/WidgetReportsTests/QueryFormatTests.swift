import DataTables
import Documents
import Foundation
import Testing
import WidgetSizingData

@testable import WidgetReports

/// Every format of a query has the same numbers, and a reader of the format can read it.
@Suite("Formats of a query") struct QueryFormatTests {
  /// The 5.5-inch screen on iOS 10, at all entry points and text sizes.
  private static func result(_ catalog: Catalog = .bundled) throws -> QueryResult {
    var query = Query(screenClasses: [try catalog.screenClass("414x736@3")])
    query.os = [OSVersion(10)]
    return QueryResult(
      engine: Engine(catalog), queries: [query], dataVersion: "2026.1.1", remarks: ["a remark"])
  }

  private static func objects(_ text: String) throws -> [[String: Any]] {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(root?["cells"] as? [[String: Any]])
  }

  @Test("JSON has the versions, the notes and a cell for each combination") func json() throws {
    let result = try Self.result()
    let text = result.report.text(as: .json)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["schemaVersion"] as? Int == 2)
    #expect(root["dataVersion"] as? String == "2026.1.1")
    #expect((root["notes"] as? [String])?.first == "a remark")
    let cells = try Self.objects(text)
    // Two orientations, three entry points, two modes, twelve text sizes.
    #expect(cells.count == 144)
    #expect(Set(cells.compactMap { $0["id"] as? String }).count == cells.count)
    let keys = Set(try #require(cells.first).keys)
    #expect(cells.allSatisfy { Set($0.keys) == keys })
    #expect(cells.allSatisfy { $0["zoomed"] as? Bool == false && $0["column"] is NSNull })
  }

  @Test("JSON has the worked answers, exact") func jsonValues() throws {
    let result = try Self.result()
    let cells = try Self.objects(result.report.text(as: .json))
    func height(_ id: String) throws -> [String: Any] {
      let cell = try #require(cells.first { $0["id"] as? String == id })
      return try #require(cell["height"] as? [String: Any])
    }
    let sourced = try height("today.ios10.414x736@3.landscape.l.today-view.expanded")
    #expect(sourced["value"] as? Double == 352)
    #expect(sourced["state"] as? String == "sourced")
    #expect(sourced["sources"] as? [String] == ["S01", "S02"])
    #expect(sourced["rule"] is NSNull && sourced["range"] is NSNull)
    let disputed = try height("today.ios10.414x736@3.portrait.xxl.today-view.compact")
    #expect(disputed["state"] as? String == "disputed")
    let others = try #require(disputed["alternatives"] as? [[String: Any]])
    #expect(others.map { $0["value"] as? Double } == [130])
    let absent = try height("today.ios10.414x736@3.portrait.l.quick-action.expanded")
    #expect(absent["value"] is NSNull)
    #expect(absent["state"] as? String == "not-applicable")
  }

  @Test("NDJSON is an object a line, the cells of the JSON") func ndjson() throws {
    let result = try Self.result()
    let cells = try Self.objects(result.report.text(as: .json))
    let lines = result.report.text(as: .ndjson).split(separator: "\n")
    #expect(lines.count == cells.count)
    for (line, cell) in zip(lines, cells) {
      var object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object.removeValue(forKey: "schemaVersion") as? Int == 2)
      #expect(object.removeValue(forKey: "dataVersion") as? String == "2026.1.1")
      #expect(object as NSDictionary == cell as NSDictionary)
    }
  }

  @Test("CSV is read back by our own reader, with the same numbers as the JSON") func csv() throws {
    let result = try Self.result()
    let cells = try Self.objects(result.report.text(as: .json))
    let text = result.report.text(as: .csv)
    let table = Table(parsing: Array(text.utf8), path: "answers.csv")
    #expect(table.complaints.isEmpty)
    #expect(table.rowCount == cells.count)
    let rows = Self.rows(ofTSV: result.report.text(as: .tsv))
    for (row, cell) in zip(0..<table.rowCount, cells) {
      let values = table.columnNames.indices.map { table.field(row: row, column: $0).text }
      #expect(values[0] == cell["id"] as? String)
      let height = cell["height"] as? [String: Any]
      let column = try #require(table.columnNames.firstIndex(of: "height_pt"))
      #expect(Double(values[column]) == height?["value"] as? Double)
      // The two formats differ in their quotes only.
      #expect(values == rows[row + 1])
    }
  }

  private static func rows(ofTSV text: String) -> [[String]] {
    text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test("TSV has the same number of values in every line") func tsv() throws {
    let result = try Self.result(.named("a\u{2028}b"))
    let rows = Self.rows(ofTSV: result.report.text(as: .tsv))
    #expect(rows.allSatisfy { $0.count == rows.first?.count })
  }

  @Test("JSON and CSV keep a hostile name as it is") func hostileNames() throws {
    let name = "\"<img src=x>|\\,'é"
    let result = try Self.result(.named(name))
    let cells = try Self.objects(result.report.text(as: .json))
    #expect(cells.allSatisfy { $0["screenName"] as? String == name })
    let text = result.report.text(as: .csv)
    let table = Table(parsing: Array(text.utf8), path: "answers.csv")
    let column = try #require(table.columnNames.firstIndex(of: "screen_name"))
    #expect(table.complaints.isEmpty)
    #expect(table.field(row: 0, column: column).text == name)
  }

  @Test("Markdown has a table line for each way, and the name as text") func markdown() throws {
    let result = try Self.result(.named("x | <b>"))
    let lines = result.report.text(as: .markdown).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("## x \\| \\<b\\> (") })
    let table = lines.filter { $0.hasPrefix("|") }
    // Twelve lines, the headings, and the rule below them.
    #expect(table.count == 14)
    let html = result.report.text(as: .html)
    #expect(html.contains("<h2>x | &lt;b&gt; (") && !html.contains("<b>"))
  }
}
