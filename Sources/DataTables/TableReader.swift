internal import Wording

/// Reads the rows of a table one after the other, and collects what is wrong.
///
/// Declare the columns, then walk over the rows:
///
///     var reader = TableReader(table)
///     let id = reader.column("id"), height = reader.column("height_pt")
///     let idioms = Choices<Idiom>(), idiom = reader.column("idiom")
///     let classes = reader.rows { row in
///       let id = row.text(id), height = row.integer(height, in: 1...10_000)
///       let idiom = row.choice(idiom, of: idioms)
///       guard let id, let height, let idiom else { return nil }
///       return ScreenClass(id: id, height: height, idiom: idiom)
///     }
///     complaints += reader.complaints
///
/// Read every cell of a row before the `guard`, as above: a complaint comes from reading, so a
/// cell that is not read is not checked.
public struct TableReader {
  /// The table that is read.
  public let table: Table
  /// What is wrong so far: the complaints of the table, then those of this reader as they came.
  public private(set) var complaints: [Complaint]
  /// The row that is read now, from 0; -1 before the first.
  public private(set) var row = -1
  /// Whether no complaint was made about this row so far.
  public internal(set) var isSound = true
  /// Keys of rows that could not be read and have a complaint already. A cell that refers to one of
  /// them makes its row unsound without another complaint.
  public var excused: Set<FieldText> = []
  /// The table that the rows are added to; a key that it has is reported. Nil for a table of its own.
  public var existing: Table?
  /// Whether rows that are not sorted by their key are reported.
  public var checksOrder = false
  /// The place in ``declared`` of the column that is read next by its name.
  var nextRead = 0
  /// Whether the columns are being learned, from empty cells and without complaints.
  var isDescribing = false
  /// What the reading of the table says of it.
  public internal(set) var description = TableDescription()
  /// The names of the cases of an enum, for each declared column that has one.
  @usableFromInline var lists: [NameList?] = []
  /// The rows that were reported to repeat a key, so that each is reported once.
  var repeatedRows: Set<Int> = []
  /// The rows before this one that are not sound, from 0.
  public private(set) var unsoundRows: [Int] = []

  /// For each declared column, the last row with a known reference to another table, and the place of
  /// its key there.
  var found: [(row: Int, place: Int)?] = []

  /// Whether each cell of this row has content.
  private var isFilled: [Bool]

  private let allowsOtherColumns: Bool
  /// The names of the declared columns, in the order of their declaration.
  public private(set) var declared: [String] = []
  /// The declared columns, in the same order.
  private(set) var columns: [Column] = []
  private var hasCheckedColumns = false

  /// Begins to read a table.
  /// - Parameters:
  ///   - table: The table to read.
  ///   - allowsOtherColumns: Whether the table may have columns that nobody declares.
  public init(_ table: Table, allowsOtherColumns: Bool = false) {
    self.table = table
    self.allowsOtherColumns = allowsOtherColumns
    complaints = table.complaints
    isFilled = Array(repeating: false, count: table.columnNames.count)
  }

  /// Declares the column of this name; complains if the table does not have it.
  public mutating func column(_ name: String) -> Column {
    let column = optionalColumn(name)
    // A table without a header has a complaint about that already.
    if !column.isPresent, !table.columnNames.isEmpty {
      complain(.header, at: Position(line: 1, column: 1), "column \(quoted(name)) is missing")
    }
    return column
  }

  /// Declares the column of this name, which the table may have. Where it is missing, every cell
  /// of it reads as empty.
  public mutating func optionalColumn(_ name: String) -> Column {
    declared.append(name)
    found.append(nil)
    lists.append(nil)
    columns.append(
      Column(declaration: declared.count - 1, index: table.columnNames.firstIndex(of: name)))
    return columns[declared.count - 1]
  }

  /// Goes to the next row; false after the last. Before the first, complains about the columns
  /// that were not declared.
  public mutating func next() -> Bool {
    if !hasCheckedColumns { checkColumns() }
    if row >= 0, row < table.rowCount, !isSound { unsoundRows.append(row) }
    (isSound, nextRead) = (true, 0)
    guard row + 1 < table.rowCount else { return false }
    row += 1
    table.fill(&isFilled, row: row)
    return true
  }

  /// Reads the rows that are left and returns what `read` makes of them.
  ///
  /// A row with an error is left out even if `read` makes something of it.
  @inlinable
  public mutating func rows<Result>(_ read: (inout TableReader) -> Result?) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(table.rowCount)
    while next() {
      if let result = read(&self), isSound { results.append(result) }
    }
    return results
  }

  /// The cell of this row in a column; empty in a column that is missing.
  public func field(_ column: Column) -> FieldText {
    guard let index = column.index, row >= 0 else { return FieldText("") }
    return table.field(row: row, column: index)
  }

  /// Whether the cell of this row in a column has no content; true in a column that is missing.
  public func isEmpty(_ column: Column) -> Bool {
    guard let index = column.index else { return true }
    return !isFilled[index]
  }

  /// Gives the bytes of a cell to `body`; nil if it has none.
  @inline(__always)
  func withBytes<Result>(_ column: Column, _ body: (Span<UInt8>) -> Result?) -> Result? {
    guard let index = column.index, row >= 0 else { return nil }
    return table.withBytes(row: row, column: index) { $0.isEmpty ? nil : body($0) }
  }

  /// Any row's cell in a column that is present; row as in ``unsoundRows``.
  public func field(_ column: Column, ofRow row: Int) -> FieldText {
    column.index.map { table.field(row: row, column: $0) } ?? FieldText("")
  }

  /// The name that a column was declared by.
  public func name(of column: Column) -> String { declared[column.declaration] }

  /// Where the cell of this row in a column begins.
  public func position(_ column: Column) -> Position {
    guard let index = column.index, row >= 0 else { return Position(line: 1, column: 1) }
    return table.position(row: row, column: index)
  }

  /// Complains about a cell of this row.
  /// - Parameters:
  ///   - column: The column of the cell.
  ///   - check: The check that failed.
  ///   - problem: What follows the column's name and the quoted value: `is not a date`.
  public mutating func complain(
    about column: Column, _ check: Check, _ problem: String
  ) {
    let value = quoted(field(column).text)
    complain(
      check, at: position(column), "\(name(of: column)) \(value) \(problem)")
  }

  /// Complains about any place of the table.
  /// - Parameters:
  ///   - check: The check that failed.
  ///   - position: The place.
  ///   - message: The whole message.
  public mutating func complain(
    _ check: Check, at position: Position,
    _ message: String
  ) {
    isSound = false
    // Only what is wrong with the header can be told before the first row.
    guard !isDescribing || check == .header else { return }
    complaints.append(
      Complaint(
        path: table.path, position: position, check: check, message: message))
  }

  /// What rows with a complaint are called in other tables.
  public var identifiersOfUnsoundRows: [FieldText] {
    guard let name = description.identifier, column(of: name).isPresent else { return [] }
    return unsoundRows.map { field(column(of: name), ofRow: $0) }
  }

  /// The columns of the table that were not declared, without nameless ones.
  public var otherColumns: [(name: String, position: Position)] {
    zip(table.columnNames, table.positionsOfNames())
      .filter { name, _ in !name.isEmpty && !declared.contains(name) }
      .map { (name: $0, position: $1) }
  }

  private mutating func checkColumns() {
    hasCheckedColumns = true
    guard !allowsOtherColumns else { return }
    for (name, position) in otherColumns {
      let hint = didYouMean(name, in: declared.filter { !table.columnNames.contains($0) })
      complain(.header, at: position, "unknown column \(quoted(name))\(hint)")
    }
  }
}

/// A column that was declared to a ``TableReader``, looked up once. It belongs to that reader.
public struct Column: Sendable, Hashable {
  /// Its place among the declared columns, from 0.
  @usableFromInline let declaration: Int
  /// Its place among the columns of the table, from 0; nil if the table does not have it.
  let index: Int?

  /// Whether the table has this column.
  public var isPresent: Bool { index != nil }
}
