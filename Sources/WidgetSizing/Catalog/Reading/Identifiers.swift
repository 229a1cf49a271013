internal import DataTables

/// The identifiers of the rows of a table, by which cells of other tables refer to them.
struct Identifiers<Row: Sendable> {
  private(set) var index = KeyIndex()

  /// The row of an identifier; nil if there is none.
  subscript(id: Field) -> Key<Row>? { index[id].map(Key.init) }

  /// The row of an identifier, which becomes the next row of its table if it is new.
  mutating func insert(_ id: Field) -> (isNew: Bool, key: Key<Row>) {
    let (isNew, place) = index.insert(id)
    return (isNew, Key(index: place))
  }

  /// Makes room for this many more rows.
  mutating func reserve(_ count: Int) { index.reserve(count) }
}

extension Rows {
  /// Puts a row under its identifier, in place of an earlier one.
  mutating func put(_ row: Row, under id: Field, in identifiers: inout Identifiers<Row>) {
    let (isNew, key) = identifiers.insert(id)
    if isNew {
      append(row)
    } else {
      self[key] = row
    }
  }
}

extension TableReader {
  /// The row that the identifier in a cell stands for; complains about an empty cell.
  mutating func reference<Row>(
    _ column: Column, in identifiers: Identifiers<Row>, as kind: String
  ) -> Key<Row>? {
    reference(column, in: identifiers.index, as: kind).map(Key.init)
  }

  /// The row that the identifier in a cell stands for, or nil if the cell is empty.
  mutating func optionalReference<Row>(
    _ column: Column, in identifiers: Identifiers<Row>, as kind: String
  ) -> Key<Row>? {
    optionalReference(column, in: identifiers.index, as: kind).map(Key.init)
  }
}
