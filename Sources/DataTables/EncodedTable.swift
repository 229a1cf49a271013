/// A table in memory, column by column: the distinct cells of each column once, and for each row the place of
/// its cell among them.
///
/// Most cells of a table repeat others, so that little is left to read: a number that stands in a hundred rows
/// is read once. Columnar formats call this dictionary encoding. The bundled tables are embedded in this form,
/// and those that are read from files are brought into it.
public struct EncodedTable: Sendable {
  /// How many rows it has.
  public private(set) var rowCount: Int
  /// Its columns, in the order in which they stand.
  public private(set) var columns: [EncodedColumn]

  /// Makes a table of its columns, which have a cell for each row.
  public init(rowCount: Int, _ columns: [EncodedColumn]) {
    self.rowCount = rowCount
    self.columns = columns
  }

  /// Makes a table without rows.
  public init(columnNames: [String]) {
    self.init(rowCount: 0, columnNames.map(EncodedColumn.init))
  }

  /// The column of a name; nil if there is none.
  public func column(_ name: String) -> EncodedColumn? { columns.first { $0.name == name } }

  /// Appends rows of a file. The cells of a column that the file lacks are empty.
  public mutating func append(_ rows: some Sequence<Int>, of table: Table) {
    let rows = Array(rows)
    rowCount += rows.count
    for index in columns.indices {
      let place = table.columnNames.firstIndex(of: columns[index].name)
      columns[index].append(
        rows.lazy.map { row in
          place.map { table.field(row: row, column: $0) } ?? FieldText("")
        })
    }
  }

  /// A column of which each distinct cell is read once: for a table of so many rows that a ``Row``, which looks
  /// for each column in each row, would take long.
  ///
  /// - Parameters:
  ///   - name: The name of the column, which the table has.
  ///   - read: The value of a cell that is not empty.
  /// - Returns: The column.
  @inlinable
  public func column<Value>(_ name: String, _ read: (FieldText) -> Value?) -> ReadColumn<Value> {
    guard let column = column(name) else { preconditionFailure("there is no column '\(name)'") }
    return ReadColumn(column, read)
  }

  /// The table as a CSV file.
  public var csv: [UInt8] {
    var writer = CSVWriter()
    writer.append(row: columns.map(\.name))
    for row in 0..<rowCount { writer.append(row: columns.map { $0[row].text }) }
    return writer.bytes
  }
}

/// A column of an ``EncodedTable``.
///
/// Places and ends are digits, as they are embedded: nothing is made of them when a table is loaded.
public struct EncodedColumn: Sendable {
  /// Its name: `os_first`.
  public let name: String
  /// The distinct cells, one after another.
  private var bytes: [UInt8] = []
  /// Where each of them ends.
  private var ends = Digits(width: 4)
  /// For each row the place of its cell among the distinct ones.
  private var places = Digits(width: 1)

  /// Makes a column without rows.
  public init(name: String) { self.name = name }

  /// Makes a column of the three texts in which it is embedded: the distinct cells, where they end, and the
  /// places of the rows.
  public init(_ name: String, _ cells: String, ends: String, places: String) {
    self.name = name
    bytes = Array(cells.utf8)
    self.ends = Digits(width: self.ends.width, ends)
    self.places = Digits(width: Digits.width(below: self.ends.count), places)
  }

  /// The three texts in which it is embedded.
  package var texts: (cells: String, ends: String, places: String) {
    (String(decoding: bytes, as: UTF8.self), ends.text, places.text)
  }

  /// How many distinct cells there are.
  public var count: Int { ends.count }

  /// The place of the cell of a row among the distinct ones.
  public func place(ofRow row: Int) -> Int { places[row] }

  /// The distinct cell at a place.
  public func cell(_ place: Int) -> FieldText {
    FieldText(bytes, (place == 0 ? 0 : ends[place - 1])..<ends[place])
  }

  /// The cell of a row.
  public subscript(row: Int) -> FieldText { cell(places[row]) }

  /// The distinct cells, with their places.
  public var cells: [FieldText: Int] {
    var cells: [FieldText: Int] = Dictionary(minimumCapacity: count)
    for place in 0..<count { cells[cell(place)] = place }
    return cells
  }

  fileprivate mutating func append(_ fields: some Sequence<FieldText>) {
    var known = cells
    var all = (0..<places.count).map { places[$0] }
    for field in fields {
      if let place = known[field] {
        all.append(place)
        continue
      }
      known[field] = count
      all.append(count)
      field.withBytes { bytes in
        for index in bytes.indices { self.bytes.append(bytes[index]) }
      }
      ends.append(bytes.count)
    }
    places = Digits(width: Digits.width(below: count))
    for place in all { places.append(place) }
  }
}

/// A column whose distinct cells have been read as values.
public struct ReadColumn<Value> {
  @usableFromInline let values: [Value?]
  @usableFromInline let column: EncodedColumn

  @inlinable
  init(_ column: EncodedColumn, _ read: (FieldText) -> Value?) {
    values = (0..<column.count).map { place in
      let cell = column.cell(place)
      return cell.isEmpty ? nil : read(cell)
    }
    self.column = column
  }

  /// The value of a row; nil if the cell is empty.
  @inlinable
  public subscript(row: Int) -> Value? { values[column.place(ofRow: row)] }
}

/// Numbers as text: each has the same number of digits, of base 64.
private struct Digits: Sendable {
  let width: Int
  private var bytes: [UInt8] = []

  private static let zero = UInt8(ascii: "0")

  init(width: Int, _ text: String = "") {
    self.width = width
    bytes = Array(text.utf8)
  }

  /// How many digits the numbers below a limit need.
  static func width(below limit: Int) -> Int {
    limit <= 1 << 6 ? 1 : limit <= 1 << 12 ? 2 : 3
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var count: Int { bytes.count / width }

  subscript(index: Int) -> Int {
    // Most columns have few distinct cells.
    if width == 1 { return Int(bytes[index] &- Self.zero) }
    var number = 0
    for place in index * width..<(index + 1) * width {
      number = number << 6 | Int(bytes[place] &- Self.zero)
    }
    return number
  }

  mutating func append(_ number: Int) {
    precondition(number < 1 << (6 * width), "\(number) is too large for a table")
    for digit in (0..<width).reversed() {
      bytes.append(Self.zero + UInt8(number >> (6 * digit) & 63))
    }
  }
}
