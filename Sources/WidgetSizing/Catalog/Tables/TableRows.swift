internal import DataTables

/// A row that cells of other tables name.
protocol ReferencedRow {
  /// The name of its table: `os_releases`.
  static var table: String { get }
}

/// A row of a table. Its properties are the table in Swift; `datapackage.json` says what its cells are.
protocol TableRow: ReferencedRow {
  /// Reads a row that has been checked.
  init(_ row: inout Row)
}

/// Reads the rows of tables, whose cells name rows of other tables.
final class TableRows {
  private let tables: TableSet
  /// The identifiers of families and variants, by their places.
  let familyIDs, variantIDs: ValueIDs
  private var places: [String: [FieldText: Int]] = [:]

  init(_ tables: TableSet) {
    self.tables = tables
    familyIDs = ValueIDs(WidgetFamily.known, and: tables.table(FamilyRow.table))
    variantIDs = ValueIDs(WidgetVariant.known, and: tables.table(VariantRow.table))
  }

  /// The rows of a table.
  func all<Value: TableRow>(_ type: Value.Type = Value.self) -> [Value] {
    all(of: Value.table) { Value(&$0) }
  }

  /// The rows of a table, as `read` makes them.
  func all<Value>(of table: String, _ read: (inout Row) -> Value) -> [Value] {
    let table = tables.table(table)
    var rows: [Value] = []
    rows.reserveCapacity(table.rowCount)
    each(of: table) { rows.append(read(&$0)) }
    return rows
  }

  /// Calls `body` with the rows of a table.
  func each(of table: EncodedTable, from first: Int = 0, _ body: (inout Row) -> Void) {
    Row.each(of: table, from: first, places: { [self] in places(of: $0) }, body)
  }

  /// The places of the rows of a table, by their identifiers; those of families and variants are the places on
  /// their axes.
  func places(of table: String) -> [FieldText: Int] {
    if let known = places[table] { return known }
    let found =
      switch table {
      case FamilyRow.table: familyIDs.fields
      case VariantRow.table: variantIDs.fields
      default: tables.table(table).column("id")?.cells ?? [:]
      }
    places[table] = found
    return found
  }
}

extension ValueIDs {
  /// The identifiers that the code names, and those of a table.
  fileprivate init(_ known: [String], and table: EncodedTable) {
    self.init(known)
    guard let ids = table.column("id") else { return }
    for row in 0..<table.rowCount { _ = insert(ids[row].text) }
  }

  /// The places, by the identifiers in cells.
  fileprivate var fields: [FieldText: Int] {
    Dictionary(uniqueKeysWithValues: (0..<count).map { (FieldText(self[$0]), $0) })
  }
}

extension Points {
  /// Reads a number of points with at most two decimals.
  init?(_ field: FieldText) {
    guard let number = DecimalNumber(field.text) else { return nil }
    self.init(mantissa: number.mantissa, decimals: number.fractionDigits)
  }
}

extension Row {
  /// A row of another table.
  mutating func key<Value: ReferencedRow>(_ name: String) -> Key<Value> {
    Key(index: place(name, in: Value.table))
  }

  /// A row of another table; nil if the cell is empty.
  mutating func optionalKey<Value: ReferencedRow>(_ name: String) -> Key<Value>? {
    guard let place = optionalPlace(name, in: Value.table) else { return nil }
    return Key(index: place)
  }

  /// A family.
  mutating func family(_ name: String) -> WidgetFamily { filled(name) { $0.optionalFamily(name) } }

  /// A family; nil if the cell is empty.
  mutating func optionalFamily(_ name: String) -> WidgetFamily? {
    optionalPlace(name, in: FamilyRow.table).map(WidgetFamily.init)
  }

  /// A variant.
  mutating func variant(_ name: String) -> WidgetVariant {
    filled(name) { $0.optionalVariant(name) }
  }

  /// A variant; nil if the cell is empty.
  mutating func optionalVariant(_ name: String) -> WidgetVariant? {
    optionalPlace(name, in: VariantRow.table).flatMap(WidgetVariant.init)
  }

  /// A number of points.
  mutating func points(_ name: String) -> Points { filled(name) { $0.optionalPoints(name) } }

  /// A number of points; nil if the cell is empty.
  mutating func optionalPoints(_ name: String) -> Points? {
    value(name) { Points($0) }
  }

  /// A version.
  mutating func version(_ name: String) -> OSVersion { OSVersion(integer(name)) }

  /// A version; nil if the cell is empty.
  mutating func optionalVersion(_ name: String) -> OSVersion? {
    optionalInteger(name).map { OSVersion($0) }
  }

  /// Versions from one through another.
  mutating func versions(_ first: String, _ last: String) -> ClosedRange<OSVersion> {
    version(first)...version(last)
  }
}
