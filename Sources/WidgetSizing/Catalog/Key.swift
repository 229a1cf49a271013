/// The index of a row in its table, typed by the row.
///
/// A key is valid only for the catalog that it comes from.
public struct Key<Row>: Hashable, Comparable, Sendable {
  // Half the size of an Int, because a claim has two keys and there are many claims.
  private let number: UInt32

  package var index: Int { Int(number) }

  init(index: Int) {
    number = UInt32(index)
  }

  /// The number of the row in its table, from 0.
  public var place: Int { index }

  /// Whether the row of one key stands before that of another.
  public static func < (lhs: Key, rhs: Key) -> Bool {
    lhs.number < rhs.number
  }
}

/// The rows of a table, accessed by key.
public struct Rows<Row: Sendable>: Sendable {
  private var rows: [Row]

  init(_ rows: [Row] = []) {
    self.rows = rows
  }

  /// How many rows there are.
  public var count: Int { rows.count }

  /// The keys of all rows, in the order of the table.
  public var keys: some RandomAccessCollection<Key<Row>> & Sendable {
    rows.indices.lazy.map(Key.init)
  }

  /// The row of a key of this catalog.
  public subscript(key: Key<Row>) -> Row {
    _read { yield rows[key.index] }
    _modify { yield &rows[key.index] }
  }

  @discardableResult
  mutating func append(_ row: Row) -> Key<Row> {
    rows.append(row)
    return Key(index: rows.count - 1)
  }
}

extension Rows: Sequence {
  /// An iterator over the rows in the order of the table.
  public func makeIterator() -> IndexingIterator<[Row]> { rows.makeIterator() }
}

extension Rows<Claim> {
  /// The keys of the claims about one kind of widget, in the order of the table.
  public func keys(of kind: WidgetKind) -> [Key<Claim>] {
    keys.filter { self[$0].kind == kind }
  }
}
