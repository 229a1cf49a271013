/// Rows of which hardly anybody asks for more than a few: those of an image are made when they are
/// asked for.
public struct LazyRows<Row: Sendable>: Sendable {
  private var rows: [Row] = []
  private var image:
    (reader: ImageReader, positions: [Int], read: @Sendable (inout ImageReader) -> Row)?

  init() {}

  /// Takes the rows that begin at `positions` of an image.
  init(
    image: ImageReader, positions: [Int], _ read: @escaping @Sendable (inout ImageReader) -> Row
  ) {
    self.image = (image, positions, read)
  }

  /// How many rows there are.
  public var count: Int { image?.positions.count ?? rows.count }

  /// The keys of all rows, in the order of the table.
  public var keys: [Key<Row>] { (0..<count).map(Key.init) }

  /// The row of a key that this catalog gave.
  public subscript(key: Key<Row>) -> Row {
    get { self[key.index] }
    set { self[key.index] = newValue }
  }

  subscript(index: Int) -> Row {
    get {
      guard let image else { return rows[index] }
      var reader = image.reader
      reader.move(to: image.positions[index])
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
  /// Goes over the rows in the order of the table.
  public func makeIterator() -> IndexingIterator<[Row]> {
    keys.map { self[$0] }.makeIterator()
  }
}
