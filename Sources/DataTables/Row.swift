/// A row of a table that has been checked: its cells, by the names of their columns.
///
///     init(_ row: inout Row) {
///       id = row.text("id")
///       scale = row.integer("scale")
///       note = row.optionalText("note")
///     }
///
/// It goes through the rows of the table, and keeps what cells mean: each distinct cell is read once. A cell that
/// its column must fill is read as a value, and one that may be empty as an optional.
public struct Row {
  /// The number of the row, from 0.
  public private(set) var number = 0
  private let columns: [EncodedColumn]
  /// The places of the rows of other tables, by the identifiers in cells.
  private let places: (_ table: String) -> [FieldText: Int]
  /// The column that is read next by its name, most likely.
  private var next = 0
  /// What the distinct cells of each column mean.
  @usableFromInline var meanings: [AnyObject?]

  private init(_ table: EncodedTable, _ places: @escaping (String) -> [FieldText: Int]) {
    columns = table.columns
    self.places = places
    meanings = Array(repeating: nil, count: table.columns.count)
  }

  /// Calls `body` with each row of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - first: The number of the first row.
  ///   - places: The places of the rows of another table, by their identifiers.
  ///   - body: Reads the row.
  public static func each(
    of table: EncodedTable, from first: Int = 0,
    places: @escaping (_ table: String) -> [FieldText: Int] = { _ in [:] },
    _ body: (inout Row) -> Void
  ) {
    var row = Row(table, places)
    for number in first..<max(first, table.rowCount) {
      row.number = number
      row.next = 0
      body(&row)
    }
  }

  /// The cell of a column.
  public mutating func field(_ name: String) -> FieldText { columns[column(name)][number] }

  /// Whether the table has a column.
  public func has(_ name: String) -> Bool { columns.contains { $0.name == name } }

  /// Whether the cell of a column is empty.
  public mutating func isEmpty(_ name: String) -> Bool { field(name).isEmpty }

  /// What the cell of a column means, as `read` says of each distinct cell; nil if the cell is empty.
  @inlinable
  public mutating func value<Value>(_ name: String, _ read: (FieldText) -> Value?) -> Value? {
    let (column, place) = place(name)
    if let known = meanings[column] as? Meanings<Value> { return known.values[place] }
    let known = Meanings(cells(column).map { $0.isEmpty ? nil : read($0) })
    meanings[column] = known
    return known.values[place]
  }

  /// The column of a name, and the place of its cell among the distinct ones.
  @usableFromInline
  mutating func place(_ name: String) -> (column: Int, place: Int) {
    let column = column(name)
    return (column, columns[column].place(ofRow: number))
  }

  private mutating func column(_ name: String) -> Int {
    for _ in columns.indices {
      if next == columns.count { next = 0 }
      next += 1
      if columns[next - 1].name == name { return next - 1 }
    }
    preconditionFailure("there is no column '\(name)'")
  }

  @usableFromInline
  func cells(_ column: Int) -> [FieldText] { (0..<columns[column].count).map(columns[column].cell) }

  /// What `read` makes of a cell, which is filled, as the table has been checked.
  @inlinable
  public mutating func filled<Value>(_ name: String, _ read: (inout Row) -> Value?) -> Value {
    guard let value = read(&self) else {
      preconditionFailure("cell '\(field(name).text)' of \(name)")
    }
    return value
  }
}

/// What the distinct cells of a column mean.
@usableFromInline
final class Meanings<Value> {
  @usableFromInline let values: [Value?]

  @usableFromInline
  init(_ values: [Value?]) { self.values = values }
}

extension Row {
  /// A text.
  public mutating func text(_ name: String) -> String { field(name).text }

  /// A text; nil if the cell is empty.
  public mutating func optionalText(_ name: String) -> String? {
    let field = field(name)
    return field.isEmpty ? nil : field.text
  }

  /// A whole number.
  public mutating func integer(_ name: String) -> Int { filled(name) { $0.optionalInteger(name) } }

  /// A whole number; nil if the cell is empty.
  public mutating func optionalInteger(_ name: String) -> Int? { value(name) { Int($0.text) } }

  /// `true` or `false`.
  public mutating func boolean(_ name: String) -> Bool { filled(name) { $0.optionalBoolean(name) } }

  /// `true` or `false`; nil if the cell is empty.
  public mutating func optionalBoolean(_ name: String) -> Bool? { value(name) { $0 == "true" } }

  /// One of a list of values.
  @inlinable
  public mutating func choice<Value: RawRepresentable<String>>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value {
    filled(name) { $0.optionalChoice(name) }
  }

  /// One of a list of values; nil if the cell is empty, or has another.
  @inlinable
  public mutating func optionalChoice<Value: RawRepresentable<String>>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? {
    value(name) { Value(rawValue: $0.text) }
  }

  /// The place of the row of another table that the cell names.
  public mutating func place(_ name: String, in table: String) -> Int {
    filled(name) { $0.optionalPlace(name, in: table) }
  }

  /// The place of the row of another table that the cell names; nil if the cell is empty.
  public mutating func optionalPlace(_ name: String, in table: String) -> Int? {
    let places = places
    return value(name) { places(table)[$0] }
  }
}
