import BundledTables
import DataTables
import Foundation
import Testing

@testable import WidgetReports

@Suite("Formats of a list") struct ListingFormatTests {
  private static let listings: [Listing] = {
    let engine = Engine(.bundled)
    let audit = Audit(engine), catalog = engine.catalog
    return [
      .devices(catalog), .screens(catalog), .textSizes(catalog), .entryPoints(catalog),
      .os(catalog), .sources(catalog), .conflicts(engine, audit),
      .rules(audit),
      .families(catalog),
      .parameters(audit, catalog), .leaveOneOut(audit, catalog),
    ]
  }()

  @Test("have a name and a value for every column", arguments: listings.indices)
  func formatsAgree(index: Int) throws {
    let listing = Self.listings[index]
    #expect(!listing.rows.isEmpty)
    var json = "", ndjson = "", csv = "", tsv = ""
    listing.writeJSON(to: &json, isLineWise: false)
    listing.writeJSON(to: &ndjson, isLineWise: true)
    listing.writeCSV(to: &csv)
    listing.writeTSV(to: &tsv)
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let names = listing.columns.map(\.name)
    #expect(objects.count == listing.rows.count)
    #expect(objects.allSatisfy { Set($0.keys) == Set(names) })
    #expect(ndjson.split(separator: "\n").count == objects.count)
    let table = Table(parsing: Array(csv.utf8), path: "list.csv")
    #expect(table.complaints.isEmpty && table.columnNames == names)
    #expect(table.rowCount == objects.count)
    let lines = tsv.split(separator: "\n")
    #expect(
      lines.allSatisfy {
        $0.split(separator: "\t", omittingEmptySubsequences: false).count == names.count
      })
  }
}
