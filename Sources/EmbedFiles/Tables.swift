import DataTables

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `datapackage.json`: the tables and what it says of their columns.
struct DataPackage: Decodable {
  struct Resource: Decodable {
    let name: String
    let path: String
    let schema: Schema
  }

  struct Schema: Decodable {
    let fields: [Field]
    let primaryKey: [String]
    var foreignKeys: [ForeignKey]?
  }

  struct Field: Decodable {
    let name: String
    let type: String
    var constraints: Constraints?
    /// Not of Table Schema: see `ColumnDescription`.
    var needs: String?
    var from: String?
  }

  struct Constraints: Decodable {
    var required: Bool?
    var unique: Bool?
    var minimum: Decimal?
    var maximum: Decimal?
    var maxLength: Int?
    var pattern: String?
    var `enum`: [Choice]?
  }

  /// A text, or a whole number.
  struct Choice: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try (try? String(container.decode(Int.self))) ?? container.decode(String.self)
    }
  }

  struct ForeignKey: Decodable {
    struct Reference: Decodable {
      let resource: String
      let fields: [String]
    }

    let fields: [String]
    let reference: Reference
  }

  let version: String
  let resources: [Resource]

  init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) }

  /// The table of all columns, which `[TableDescription]` is read from.
  var columns: EncodedTable {
    var rows = CSVWriter()
    rows.append(row: ColumnDescription.columnNames)
    for resource in resources {
      for field in resource.schema.fields { rows.append(row: row(of: field, in: resource)) }
    }
    return EncodedTable(Table(parsing: rows.bytes, path: "columns"))
  }

  private func row(of field: Field, in resource: Resource) -> [String] {
    let constraints = field.constraints
    let key = resource.schema.foreignKeys?.first { $0.fields == [field.name] }?.reference
    let cells: [String?] = [
      resource.name, field.name, field.type, "\(constraints?.required ?? false)",
      "\(constraints?.unique ?? false)", constraints?.minimum.map { "\($0)" },
      constraints?.maximum.map { "\($0)" }, constraints?.maxLength.map(String.init),
      constraints?.pattern, constraints?.enum?.map(\.text).joined(separator: " "),
      key.map { "\($0.resource).\($0.fields[0])" }, field.needs, field.from,
      resource.schema.primaryKey.firstIndex(of: field.name).map { "\($0 + 1)" },
    ]
    return cells.map { $0 ?? "" }
  }
}

extension EncodedTable {
  /// Brings the rows of a file into the form in which they are embedded.
  init(_ table: Table) {
    self.init(columnNames: table.columnNames)
    append(0..<table.rowCount, of: table)
  }
}

/// The Swift source of tables: a function that makes each by its name; with the description of a package, if they are
/// those of one.
///
/// What breaks the syntax of a table stops the build, at its place.
func sourceText(ofTables files: [EmbeddedFile], _ package: DataPackage?) -> String {
  var faults = ""
  var cases = package.map { source(of: $0.columns, "columns") } ?? ""
  let names = files.map { String($0.name.dropLast(".csv".count)) }
  for (name, file) in zip(names, files) {
    guard let bytes = file.bytes else {
      faults += fault(file.path, line: 1, "the file cannot be read")
      continue
    }
    let table = Table(parsing: bytes, path: file.path)
    for complaint in table.complaints {
      faults += fault(file.path, line: complaint.position.line, complaint.message)
    }
    cases += source(of: EncodedTable(table), name)
  }
  return """
    import DataTables
    \(faults)
    enum EmbeddedTables {
      /// The version of the tables; empty if they have none.
      static let version = \(literal(package?.version ?? ""))

      /// The names of the tables.
      static let names = [\(names.map(literal).joined(separator: ", "))]

      /// A table, or nil if there is none of this name; `columns` is what a package says of the columns of its tables.
      static func table(_ name: String) -> EncodedTable? {
        switch name {
    \(cases)    default: nil
        }
      }
    }

    """
}

/// The branch of the function that makes a table.
private func source(of table: EncodedTable, _ name: String) -> String {
  let columns = table.columns.map { column in
    let texts = column.texts
    return """
            EncodedColumn(
              \(literal(column.name)), \(literal(texts.cells)),
              ends: \(literal(texts.ends)), places: \(literal(texts.places))),

      """
  }
  return """
        case \(literal(name)):
          EncodedTable(rowCount: \(table.rowCount), [
    \(columns.joined())      ])

    """
}
