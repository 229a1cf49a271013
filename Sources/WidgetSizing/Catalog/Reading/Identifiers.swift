internal import DataTables

/// The identifiers of the rows of a table, which cells of other tables refer to.
struct Identifiers<Row: Sendable> {
  private(set) var index = KeyIndex()
  /// What a complaint expects: `the id of a source`.
  let kind: String

  /// Makes an empty list of the identifiers of rows that each are `a source`.
  init(of row: String) { kind = "the id of \(row)" }

  /// The row of an identifier; nil if there is none.
  subscript(id: FieldText) -> Key<Row>? { index[id].map(Key.init) }

  /// The key of the row with an identifier. A new identifier gets the key of the next row.
  mutating func insert(_ id: FieldText) -> (isNew: Bool, key: Key<Row>) {
    let (isNew, place) = index.insert(id)
    return (isNew, Key(index: place))
  }

  /// Reserves memory for this many more rows.
  mutating func reserve(_ count: Int) { index.reserve(count) }
}

extension Rows {
  /// Appends a row. One that repeats an identifier has a complaint, and is left out.
  mutating func append(_ row: Row, under id: FieldText, in identifiers: inout Identifiers<Row>) {
    if identifiers.insert(id).isNew { append(row) }
  }
}

extension TableReader {
  /// The row with the identifier in a cell. Complains about an unknown identifier and an empty
  /// cell.
  mutating func reference<Row>(_ column: Column, in identifiers: Identifiers<Row>) -> Key<Row>? {
    reference(column, in: identifiers.index, as: identifiers.kind).map(Key.init)
  }

  /// The row with the identifier in a cell; nil if the cell is empty. Complains about an unknown
  /// identifier, which is not what `identifiers` has, nor `other`.
  mutating func optionalReference<Row>(
    _ column: Column, in identifiers: Identifiers<Row>, or other: String = ""
  ) -> Key<Row>? {
    optionalReference(column, in: identifiers.index, as: identifiers.kind + other).map(Key.init)
  }

  /// The row with the identifier in a cell. Complains about an unknown identifier and an empty
  /// cell.
  mutating func reference<Row>(_ name: String, in identifiers: Identifiers<Row>) -> Key<Row> {
    Key(index: reference(name, in: identifiers.index, as: identifiers.kind))
  }

  /// The row with the identifier in a cell; nil if the cell is empty. Complains about an unknown
  /// identifier.
  mutating func optionalReference<Row>(
    _ name: String, in identifiers: Identifiers<Row>
  ) -> Key<Row>? {
    optionalReference(name, in: identifiers.index, as: identifiers.kind).map(Key.init)
  }
}
