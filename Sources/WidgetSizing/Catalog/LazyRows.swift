/// Rows of which hardly anybody asks for more than a few: those of an image are made when they are
/// asked for.
public struct LazyRows<Row: Sendable>: Sendable {
  private var rows: [Row]
  private var image: (table: ImageTable, read: @Sendable (inout ImageReader) -> Row)?

  init(_ rows: [Row] = []) {
    self.rows = rows
  }

  /// Takes the rows of a table of an image.
  init(_ table: ImageTable, _ read: @escaping @Sendable (inout ImageReader) -> Row) {
    rows = []
    image = (table, read)
  }

  /// How many rows there are.
  public var count: Int { image?.table.count ?? rows.count }

  /// The keys of all rows, in the order of the table.
  public var keys: some RandomAccessCollection<Key<Row>> & Sendable {
    (0..<count).lazy.map(Key.init)
  }

  /// The row of a key that this catalog gave.
  public subscript(key: Key<Row>) -> Row {
    get { self[key.index] }
    set { self[key.index] = newValue }
  }

  subscript(index: Int) -> Row {
    get {
      guard let image else { return rows[index] }
      var reader = image.table.row(at: index)
      return image.read(&reader)
    }
    set { rows[index] = newValue }
  }

  @discardableResult
  mutating func append(_ row: Row) -> Key<Row> {
    precondition(image == nil, "the rows of an image are complete")
    rows.append(row)
    return Key(index: rows.count - 1)
  }

  /// Puts a row under its identifier, in place of an earlier one.
  mutating func put(_ row: Row, under id: String, in keys: inout [String: Key<Row>]) {
    if let key = keys[id] {
      self[key] = row
    } else {
      keys[id] = append(row)
    }
  }
}

extension LazyRows: Sequence {
  /// Goes over the rows of a table in order, and makes none before it is asked for.
  public struct Iterator: IteratorProtocol {
    private let rows: LazyRows
    private var place = 0

    fileprivate init(_ rows: LazyRows) {
      self.rows = rows
    }

    /// The next row; nil behind the last.
    public mutating func next() -> Row? {
      guard place < rows.count else { return nil }
      defer { place += 1 }
      return rows[place]
    }
  }

  /// Goes over the rows in the order of the table.
  public func makeIterator() -> Iterator { Iterator(self) }
}
