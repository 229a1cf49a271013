/// A column of the key by which the rows of a table are sorted.
public struct KeyColumn: ExpressibleByStringLiteral, Sendable {
  let name: String
  let isNumber: Bool

  /// A column that is compared byte by byte.
  public init(stringLiteral name: String) { self.init(name: name, isNumber: false) }

  private init(name: String, isNumber: Bool) { (self.name, self.isNumber) = (name, isNumber) }

  /// A column that is compared as whole numbers: 8 before 10.
  public static func number(_ name: String) -> KeyColumn { KeyColumn(name: name, isNumber: true) }
}

/// What the reading of a table says of it.
public struct TableDescription: Sendable {
  /// The names of its columns, in the order in which a row reads them.
  public internal(set) var columns: [String] = []
  /// The columns that a row must fill.
  public internal(set) var required: Set<String> = []
  /// The columns of its key, the most significant first.
  public internal(set) var key: [String] = []
  /// The column by which other tables refer to its rows; nil if none does.
  public internal(set) var identifier: String?
}

extension TableReader {
  /// Reads the rows of a table, which the call that makes a row describes: it reads each cell by the name of
  /// its column.
  ///
  ///     let classes = reader.rows(key: ["id"], identifiedBy: "id") { row in
  ///       ScreenClass(id: row.text("id"), scale: row.integer("scale", in: 1...3))
  ///     }
  ///
  /// A cell that is wrong, or empty where a value is required, gets a complaint and some value of its type;
  /// the row is left out. So each cell of a row is checked, and no row needs a guard for each cell. `read` runs
  /// once before the first row, on empty cells and without complaints, to learn the columns: what else it does
  /// must depend on ``isSound``, and it must read the same columns in each row.
  ///
  /// - Parameters:
  ///   - key: The columns that no two rows share, and that ``checksOrder`` compares.
  ///   - isUnique: Whether two rows with the same key are reported, also one here and one in ``existing``; otherwise
  ///     `read` or `unique` does it.
  ///   - unique: Further columns that have each value once.
  ///   - identifier: The column by which other tables refer to the rows.
  ///   - read: Makes a row; nil leaves it out.
  /// - Returns: The rows without a complaint.
  @inlinable
  public mutating func rows<Row>(
    key: [KeyColumn], isUnique: Bool = true, unique: [String] = [],
    identifiedBy identifier: String? = nil, _ read: (inout TableReader) -> Row?
  ) -> [Row] {
    beginDescribing()
    _ = read(&self)
    describe(key: key, isUnique: isUnique, unique: unique, identifiedBy: identifier)
    return rows(read)
  }

  @usableFromInline
  mutating func beginDescribing() {
    isDescribing = true
    isSound = false
  }

  /// Says what identifies the rows of a table with declared columns, and checks it.
  ///
  /// The parameters are those of ``rows(key:isUnique:unique:identifiedBy:_:)``.
  public mutating func describe(
    key: [KeyColumn], isUnique: Bool = true, unique: [String] = [],
    identifiedBy identifier: String? = nil
  ) {
    isDescribing = false
    description.columns = declared
    description.key = key.map(\.name)
    description.identifier = identifier
    let keys = key.map { key in
      key.isNumber ? SortKey.number(column(of: key.name)) : .bytes(column(of: key.name))
    }
    if checksOrder { checkOrder(by: keys) }
    if isUnique { checkUnique(keys) }
    for name in unique { checkUnique([.bytes(column(of: name))]) }
  }

  /// The column of a name that `read` reads; declares it while the table is described.
  @usableFromInline
  mutating func column(reading name: String, isRequired: Bool, mayBeMissing: Bool = false) -> Column
  {
    if isDescribing, isRequired { description.required.insert(name) }
    if nextRead < declared.count, declared[nextRead] == name {
      nextRead += 1
      return columns[nextRead - 1]
    }
    if let place = declared.firstIndex(of: name) {
      nextRead = place + 1
      return columns[place]
    }
    precondition(isDescribing, "column \(name) is read in some rows only")
    nextRead = declared.count + 1
    return mayBeMissing ? optionalColumn(name) : column(name)
  }

  /// The column of a name, which each row reads; declares it while the table is described.
  public mutating func column(reading name: String) -> Column {
    column(reading: name, isRequired: false)
  }

  /// The column of a name that was read.
  public func column(of name: String) -> Column {
    guard let place = declared.firstIndex(of: name) else {
      preconditionFailure("column \(name) is not read")
    }
    return columns[place]
  }
}

extension TableReader {
  /// Text that must not be empty.
  public mutating func text(_ name: String) -> String {
    text(column(reading: name, isRequired: true)) ?? ""
  }

  /// Text, or nil if the cell is empty; also in a table without the column, if it may be missing.
  public mutating func optionalText(_ name: String, mayBeMissing: Bool = false) -> String? {
    let column = column(reading: name, isRequired: false, mayBeMissing: mayBeMissing)
    return optionalText(column)
  }

  /// The bytes of a text that must not be empty.
  public mutating func slice(_ name: String) -> FieldText {
    slice(column(reading: name, isRequired: true)) ?? FieldText("")
  }

  /// `true` or `false`.
  public mutating func boolean(_ name: String) -> Bool {
    boolean(column(reading: name, isRequired: true)) ?? false
  }

  /// `true` or `false`, or nil if the cell is empty.
  public mutating func optionalBoolean(_ name: String) -> Bool? {
    optionalBoolean(column(reading: name, isRequired: false))
  }

  /// A whole number that lies in `range`.
  public mutating func integer(_ name: String, in range: ClosedRange<Int>) -> Int {
    integer(column(reading: name, isRequired: true), in: range) ?? range.lowerBound
  }

  /// A whole number that lies in `range`, or nil if the cell is empty; also in a table without the column,
  /// if it may be missing.
  public mutating func optionalInteger(
    _ name: String, in range: ClosedRange<Int>, mayBeMissing: Bool = false
  ) -> Int? {
    optionalInteger(
      column(reading: name, isRequired: false, mayBeMissing: mayBeMissing), in: range)
  }

  /// A decimal number, as ``TableReader/optionalDecimal(_:as:)`` reads it, or nil if the cell is empty.
  public mutating func optionalDecimal(_ name: String, as kind: String) -> DecimalNumber? {
    optionalDecimal(column(reading: name, isRequired: false), as: kind)
  }

  /// A day of the calendar, written `2016-09-13`.
  public mutating func day(_ name: String) -> String {
    day(column(reading: name, isRequired: true)) ?? ""
  }

  /// One of a list of values, which may be empty: then the row is left out, and `placeholder` stands for it.
  @inlinable
  public mutating func choice<Value>(
    _ name: String, of choices: Choices<Value>, else placeholder: Value
  ) -> Value {
    choice(column(reading: name, isRequired: true), of: choices) ?? placeholder
  }

  /// One of a list of values, or nil if the cell is empty.
  @inlinable
  public mutating func optionalChoice<Value>(_ name: String, of choices: Choices<Value>) -> Value? {
    optionalChoice(column(reading: name, isRequired: false), of: choices)
  }

  /// One of a closed list of values, or all of them, or nil if the cell is empty.
  @inlinable
  public mutating func optionalChoice<Value>(
    _ name: String, of choices: ChoicesOrAll<Value>
  ) -> ChoicesOrAll<Value>.Choice? {
    optionalChoice(column(reading: name, isRequired: false), of: choices)
  }

  /// One of the cases of an enum.
  @inlinable
  public mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value {
    let column = column(reading: name, isRequired: true)
    let values = Array(Value.allCases)
    return requires(column)
      ? place(column, among: values).map { values[$0] } ?? values[0] : values[0]
  }

  /// One of the cases of an enum, or nil if the cell is empty.
  @inlinable
  public mutating func optionalChoice<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? {
    let values = Array(Value.allCases)
    return place(column(reading: name, isRequired: false), among: values).map { values[$0] }
  }

  /// The place of the value in a cell among the cases of an enum; its list of names is made once for a column.
  @inlinable
  mutating func place<Value: RawRepresentable<String>>(
    _ column: Column, among values: [Value]
  ) -> Int? {
    if let list = lists[column.declaration] { return place(column, in: list) }
    let list = NameList(values.map(\.rawValue))
    lists[column.declaration] = list
    return place(column, in: list)
  }

  /// The place of the key in this cell among those of the table that it refers to.
  ///
  /// `kind` is what the complaint says was expected: `the id of a source`.
  public mutating func reference(_ name: String, in keys: KeyIndex, as kind: String) -> Int {
    reference(column(reading: name, isRequired: true), in: keys, as: kind) ?? 0
  }

  /// The place of a key, as ``reference(_:in:as:)`` finds it, or nil if the cell is empty.
  public mutating func optionalReference(
    _ name: String, in keys: KeyIndex, as kind: String
  ) -> Int? {
    optionalReference(column(reading: name, isRequired: false), in: keys, as: kind)
  }

  /// Whether a cell that must not be empty is not; complains if it is.
  public mutating func requires(_ name: String) -> Bool {
    requires(column(reading: name, isRequired: true))
  }

  /// Whether the cell of this row has no content; also in a column that is missing.
  public func isEmpty(_ name: String) -> Bool { isEmpty(column(of: name)) }

  /// Where the cell of this row begins.
  public func position(_ name: String) -> Position { position(column(of: name)) }

  /// Complains about a cell of this row: `problem` follows the column's name and the quoted value.
  public mutating func complain(about name: String, _ check: Check, _ problem: String) {
    complain(about: column(of: name), check, problem)
  }

  /// Complains at a cell of this row, with the whole message.
  public mutating func complain(_ check: Check, at name: String, _ message: String) {
    complain(check, at: position(name), message)
  }
}
