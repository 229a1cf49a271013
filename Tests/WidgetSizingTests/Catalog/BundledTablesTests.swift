import DataTables
import Foundation
import Testing
import WidgetSizing
import WidgetSizingData

/// The bundled tables are sound, and those that the package describes.
@Suite struct BundledTablesTests {
  static let tables = (try? DataPackage().resources) ?? []

  @Test func theCatalogHasNoComplaint() {
    #expect(Catalog.read(BundledTables.files).complaints == [])
  }

  @Test func everyTableOfTheCatalogIsBundled() {
    #expect(Set(BundledTables.files.files.keys) == Set(TableName.allCases))
  }

  @Test func everyFileOfTablesIsDescribed() {
    let files = EmbeddedTables.names.filter { $0.hasPrefix("tables/") }
    #expect(!files.isEmpty)
    #expect(files.sorted() == Self.tables.map(\.path).sorted())
  }

  @Test func theDataVersionIsThatOfTheDescription() throws {
    #expect(try DataPackage().version == BundledTables.dataVersion)
  }

  @Test func theDataVersionIsAYearAMonthAndANumber() {
    let version = BundledTables.dataVersion
    #expect(version.wholeMatch(of: /20\d\d\.(1[0-2]|[1-9])\.[1-9]\d*/) != nil, "\(version)")
  }
}

/// The parts of `datapackage.json` that the tests need.
struct DataPackage: Decodable {
  struct Resource: Decodable {
    let path: String
  }

  let version: String
  let resources: [Resource]

  init() throws {
    let bytes = try #require(EmbeddedTables.bytes(of: "datapackage.json"))
    self = try JSONDecoder().decode(DataPackage.self, from: Data(bytes))
  }
}
