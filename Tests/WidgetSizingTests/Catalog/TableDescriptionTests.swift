import DataTables
import Foundation
import Testing
import WidgetSizingData

@testable import WidgetSizing

/// `datapackage.json` says of the tables what the code that reads them says.
@Suite struct TableDescriptionTests {
  /// A table in `datapackage.json`.
  struct Resource: Decodable, Sendable, CustomTestStringConvertible {
    struct Schema: Decodable, Sendable {
      struct Field: Decodable, Sendable {
        struct Constraints: Decodable, Sendable { let required: Bool? }
        let name: String
        let constraints: Constraints?
      }
      let fields: [Field]
      let primaryKey: [String]
    }
    let name: String
    let schema: Schema
    var testDescription: String { name }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let path = try values.decode(String.self, forKey: .path)
      name = String(path.dropFirst("tables/".count).dropLast(".csv".count))
      schema = try values.decode(Schema.self, forKey: .schema)
    }

    enum CodingKeys: CodingKey { case path, schema }

    static let all: [Resource] = {
      struct Package: Decodable { let resources: [Resource] }
      let bytes = EmbeddedTables.bytes(of: "datapackage.json") ?? []
      return (try? JSONDecoder().decode(Package.self, from: Data(bytes)).resources) ?? []
    }()
  }

  static let descriptions: [TableName: TableDescription] = {
    var reader = CatalogReader()
    reader.read(TableName.allCases, of: BundledTables.files)
    return reader.descriptions
  }()

  @Test(arguments: Resource.all)
  func columnsAndKeysAreThoseThatAreRead(of resource: Resource) throws {
    let name = try #require(TableName(rawValue: resource.name))
    let description = try #require(Self.descriptions[name])
    #expect(Set(description.columns) == Set(resource.schema.fields.map(\.name)))
    #expect(description.key == resource.schema.primaryKey)
    let required = resource.schema.fields.filter { $0.constraints?.required == true }.map(\.name)
    #expect(description.required.isSubset(of: required))
  }

  @Test func everyTableIsDescribed() {
    #expect(Set(Resource.all.map(\.name)) == Set(TableName.allCases.map(\.rawValue)))
  }
}
