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

extension Key: PlacedValue where Row == ScreenClass {
  /// The class at a place; nil at that of platforms where no size depends on the screen.
  package init?(place: Int) {
    guard place > 0 else { return nil }
    self.init(index: place - 1)
  }

  /// The position among the classes, from 1.
  package var place: Int { index + 1 }
}

extension Key: AxisValue where Row == ScreenClass {
  package static var axisNumber: Int { 2 }
  package static var mayBeAbsent: Bool { true }

  /// The classes, in the order of the table.
  package static func all(of kind: WidgetKind, in catalog: Catalog) -> [Self] {
    Array(catalog.screenClasses.keys)
  }

  /// The identifier of the class: `414x736@3`.
  package func id(in catalog: Catalog) -> String { catalog.screenClasses[self].id }
}
