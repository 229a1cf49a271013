/// What `datapackage.json` says of a table.
public struct TableDescription: Sendable {
  /// Its name: `os_releases`.
  public let name: String
  /// Its columns, in the order in which they stand.
  public fileprivate(set) var columns: [ColumnDescription] = []
  /// The columns that no two rows share, and by which the rows are sorted, the weightiest first.
  public var key: [ColumnDescription] {
    columns.filter { $0.placeInKey != nil }.sorted { $0.placeInKey ?? 0 < $1.placeInKey ?? 0 }
  }

  /// The column of a name; nil if the table has none.
  public func column(_ name: String) -> ColumnDescription? { columns.first { $0.name == name } }
}

/// What `datapackage.json` says of a column. Its words are those of Table Schema, but for ``needs`` and
/// ``from``.
public struct ColumnDescription: Sendable {
  /// What its cells are.
  public enum Kind: String, Sendable {
    case string, integer, boolean
    /// A decimal number with at most two decimals.
    case number
    /// A day: `2016-09-13`.
    case date
  }

  /// Its name: `os_first`.
  public let name: String
  /// What its cells are.
  public let kind: Kind
  /// Whether a cell must not be empty.
  public let isRequired: Bool
  /// Whether no two rows have the same cell.
  public let isUnique: Bool
  /// The least number, and the greatest.
  public let minimum, maximum: DecimalNumber?
  /// The most characters of a cell.
  public let maximumLength: Int?
  /// The regular expression that a whole cell matches.
  public let pattern: String?
  /// The cells that there can be; empty if there are others.
  public let choices: [String]
  /// The table, and the column in it, that has each cell; nil if no other table need have it.
  public let reference: (table: String, column: String)?
  /// The column that must be filled if this one is.
  public let needs: String?
  /// The column whose number is not greater.
  public let from: String?
  /// The place of the column in the key of the table, from 1; nil if it is no part of the key.
  public let placeInKey: Int?
}

extension ColumnDescription {
  /// Reads a row of the table of all columns, which is made of `datapackage.json` when the package is built.
  fileprivate init(_ row: inout Row) {
    name = row.text("name")
    kind = row.choice("type")
    isRequired = row.boolean("required")
    isUnique = row.boolean("unique")
    minimum = row.optionalText("minimum").flatMap(DecimalNumber.init)
    maximum = row.optionalText("maximum").flatMap(DecimalNumber.init)
    maximumLength = row.optionalInteger("max_length")
    pattern = row.optionalText("pattern")
    choices = row.optionalText("choices")?.split(separator: " ").map(String.init) ?? []
    reference = row.optionalText("reference").map { reference in
      let parts = reference.split(separator: ".").map(String.init)
      return (parts[0], parts[1])
    }
    needs = row.optionalText("needs")
    from = row.optionalText("from")
    placeInKey = row.optionalInteger("key")
  }

  /// The columns of the table of all columns.
  package static let columnNames = [
    "table", "name", "type", "required", "unique", "minimum", "maximum", "max_length", "pattern",
    "choices", "reference", "needs", "from", "key",
  ]
}

extension [TableDescription] {
  /// Reads the table of all columns.
  public init(_ columns: EncodedTable) {
    self = []
    Row.each(of: columns) { row in
      let table = row.text("table")
      if last?.name != table { append(TableDescription(name: table)) }
      self[count - 1].columns.append(ColumnDescription(&row))
    }
  }
}
