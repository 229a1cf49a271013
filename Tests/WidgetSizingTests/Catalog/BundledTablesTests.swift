import DataTables
import Foundation
import Testing
import WidgetSizingData

@testable import WidgetSizing

/// The bundled tables are sound, sorted, and cite sources that exist.
@Suite struct BundledTablesTests {
  static let tables = (try? DataPackage().resources) ?? []

  @Test func theCatalogHasNoComplaint() {
    #expect(Catalog.read([BundledTables.layer]).complaints == [])
  }

  @Test func everyTableOfTheCatalogIsBundled() {
    #expect(Set(BundledTables.layer.files.keys) == Set(TableName.allCases))
  }

  @Test func everyFileOfTablesIsDescribed() {
    let files = EmbeddedTables.names.filter { $0.hasPrefix("tables/") }
    #expect(!files.isEmpty)
    #expect(files.sorted() == Self.tables.map(\.path).sorted())
  }

  @Test(arguments: tables)
  func rowsAreSortedByTheirKey(of resource: DataPackage.Resource) throws {
    var reader = TableReader(try resource.table())
    var columns: [String: Column] = [:]
    for field in resource.schema.fields { columns[field.name] = reader.column(field.name) }
    let keys = try resource.schema.primaryKey.names.map { name in
      let column = try #require(columns[name])
      let field = resource.schema.fields.first { $0.name == name }
      return field?.type == "integer" ? SortKey.number(column) : .bytes(column)
    }
    #expect(!keys.isEmpty)
    reader.checkOrder(by: keys)
    _ = reader.next()
    #expect(reader.complaints.map(\.description) == [])
  }

  @Test(arguments: tables)
  func everySourceExists(in resource: DataPackage.Resource) throws {
    let sources = Set(Catalog.bundled.sources.map(\.id))
    let table = try resource.table()
    for (index, name) in table.columnNames.enumerated()
    where name == "source_id" || name.hasSuffix("_source") {
      for row in 0..<table.rowCount {
        let cell = table.field(row: row, column: index).text
        let place = table.position(row: row, column: index)
        #expect(cell.isEmpty || sources.contains(cell), "\(resource.path):\(place): \(cell)")
      }
    }
  }

  @Test func theDataVersionIsThatOfTheDescription() throws {
    #expect(try DataPackage().version == BundledTables.dataVersion)
  }

  @Test func theDataVersionIsAYearAMonthAndANumber() {
    let version = BundledTables.dataVersion
    #expect(version.wholeMatch(of: /20\d\d\.(1[0-2]|[1-9])\.[1-9]\d*/) != nil, "\(version)")
  }

  @Test func everyAnsweringSourceButTheFoundingDocumentHasAnAddress() {
    let catalog = Catalog.bundled
    for key in catalog.claims.keys(of: .today) where catalog.claims[key].use == .answer {
      let source = catalog.sources[catalog.claims[key].source]
      #expect(source.url != nil || source.id == "S02", "\(catalog.citation(of: key).id)")
    }
  }
}

/// The parts of `datapackage.json` that the tests need.
struct DataPackage: Decodable {
  struct Resource: Decodable, CustomTestStringConvertible {
    let path: String
    let schema: Schema
    var testDescription: String { path }

    func table() throws -> Table {
      let bytes = try #require(EmbeddedTables.bytes(of: path))
      return Table(parsing: bytes, path: "Data/\(path)")
    }
  }

  struct Schema: Decodable {
    struct Field: Decodable {
      let name: String
      let type: String
    }
    let fields: [Field]
    let primaryKey: Names
  }

  /// One name or a list of names: the format allows both.
  struct Names: Decodable {
    let names: [String]
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        names = [name]
      } else {
        names = try container.decode([String].self)
      }
    }
  }

  let version: String
  let resources: [Resource]

  init() throws {
    let bytes = try #require(EmbeddedTables.bytes(of: "datapackage.json"))
    self = try JSONDecoder().decode(DataPackage.self, from: Data(bytes))
  }
}
