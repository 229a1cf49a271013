import DataTables
import Foundation
import Testing
import WidgetSizingData

@testable import WidgetReports

@Suite("Formats of a list") struct ListingFormatTests {
  private static func listings() -> [Listing] {
    let engine = Engine(.bundled)
    let audit = Audit(engine), catalog = engine.catalog
    return [
      .devices(catalog), .screens(catalog), .textSizes(catalog), .entryPoints(catalog),
      .os(catalog), .sources(catalog), .conflicts(engine, audit),
      .rules(audit),
      .families(catalog),
      .parameters(audit, catalog), .leaveOneOut(audit, catalog),
    ]
  }

  @Test("have a name and a value for every column") func formatsAgree() throws {
    for listing in Self.listings() { try expectAgreement(of: listing) }
  }

  private func expectAgreement(of listing: Listing) throws {
    let report = listing.report(dataVersion: "1")
    let key = try #require(listing.records.key)
    let (csv, tsv) = (report.text(as: .csv), report.text(as: .tsv))
    let ndjson = report.text(as: .ndjson)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8)) as? [String: Any])
    #expect(root["schemaVersion"] as? Int == 2 && root["dataVersion"] as? String == "1")
    let objects = try #require(root[key] as? [[String: Any]])
    let names = listing.records.columns
    #expect(!objects.isEmpty)
    #expect(objects.allSatisfy { $0.count == names.count })
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
