internal import Wording

// The cells of a row as values. Each kind of value has two readings: the plain one complains about
// an empty cell, the optional one takes it for nil. Both complain about what is not of the kind
// and return nil; `isSound` then tells an empty cell from a wrong one.

extension TableReader {
  /// Text that must not be empty.
  public mutating func text(_ column: Column) -> String? {
    requires(column) ? optionalText(column) : nil
  }

  /// Text, or nil if the cell is empty.
  public func optionalText(_ column: Column) -> String? {
    isEmpty(column) ? nil : field(column).text
  }

  /// The bytes of a text that must not be empty.
  public mutating func slice(_ column: Column) -> FieldText? {
    requires(column) ? field(column) : nil
  }

  /// `true` or `false`.
  public mutating func boolean(_ column: Column) -> Bool? {
    requires(column) ? optionalBoolean(column) : nil
  }

  /// `true` or `false`, or nil if the cell is empty.
  public mutating func optionalBoolean(_ column: Column) -> Bool? {
    guard !isEmpty(column) else { return nil }
    let field = field(column)
    if field == "true" { return true }
    if field == "false" { return false }
    complain(about: column, .type, "is neither 'true' nor 'false'")
    return nil
  }

  /// A whole number that lies in `range`, if one is given.
  public mutating func integer(_ column: Column, in range: ClosedRange<Int>? = nil) -> Int? {
    requires(column) ? optionalInteger(column, in: range) : nil
  }

  /// A whole number that lies in `range`, if one is given, or nil if the cell is empty.
  public mutating func optionalInteger(
    _ column: Column, in range: ClosedRange<Int>? = nil
  ) -> Int? {
    guard let number = optionalDecimal(column, as: "a whole number") else { return nil }
    guard number.fractionDigits == 0 else {
      complain(about: column, .type, "is not a whole number")
      return nil
    }
    if let range, !range.contains(number.mantissa) {
      complain(about: column, .range, "is not in \(range.lowerBound)...\(range.upperBound)")
      return nil
    }
    return number.mantissa
  }

  /// A decimal number, exact, or nil if the cell is empty. Complains about needless zeros too, but returns the number.
  ///
  /// `kind` is what the complaint says was expected: `a number of points`.
  public mutating func optionalDecimal(
    _ column: Column, as kind: String = "a number"
  ) -> DecimalNumber? {
    guard !isEmpty(column) else { return nil }
    guard let (number, isShortest) = withBytes(column, { DecimalNumber.parse($0) }) else {
      complain(about: column, .type, "is not \(kind)")
      return nil
    }
    if !isShortest {
      complain(
        about: column, .form,
        "has needless zeros; write \(quoted(number.description))")
    }
    return number
  }

  /// One of a closed list of values. The complaint names the nearest.
  @inlinable
  public mutating func choice<Value>(_ column: Column, of choices: Choices<Value>) -> Value? {
    requires(column) ? optionalChoice(column, of: choices) : nil
  }

  /// One of a closed list of values, or nil if the cell is empty.
  @inlinable
  public mutating func optionalChoice<Value>(
    _ column: Column, of choices: Choices<Value>
  ) -> Value? {
    guard let place = place(column, in: choices.index) else { return nil }
    return choices.values[place]
  }

  /// One of a closed list of values, or all of them, or nil if the cell is empty.
  @inlinable
  public mutating func optionalChoice<Value>(
    _ column: Column, of choices: ChoicesOrAll<Value>
  ) -> ChoicesOrAll<Value>.Choice? {
    guard let place = place(column, in: choices.index) else { return nil }
    return place < choices.values.count ? .one(choices.values[place]) : .all
  }

  /// The place of a cell's value in a list of names; nil if the cell is empty.
  @usableFromInline
  mutating func place(_ column: Column, in list: NameList) -> Int? {
    guard !isEmpty(column) else { return nil }
    if let place = withBytes(column, { list.find($0) }) { return place }
    if excused.contains(field(column)) {
      isSound = false
      return nil
    }
    // A long list helps nobody, so it is replaced by the nearest value.
    let expected =
      list.names.count <= 8
      ? "one of \(list.names.joined(separator: ", "))"
      : "one of the \(list.names.count) values of this column"
    let hint = hint(field(column).text, in: list.names)
    complain(about: column, .choice, "is not \(expected)\(hint)")
    return nil
  }

  /// The place of the key in this cell among those of the table that it refers to.
  ///
  /// `kind` is what the complaint says was expected: `the id of a source`.
  public mutating func reference(
    _ column: Column, in keys: KeyIndex, as kind: @autoclosure () -> String
  ) -> Int? {
    requires(column) ? optionalReference(column, in: keys, as: kind()) : nil
  }

  /// The place of a key, as ``reference(_:in:as:)`` finds it, or nil if the cell is empty.
  public mutating func optionalReference(
    _ column: Column, in keys: KeyIndex, as kind: @autoclosure () -> String
  ) -> Int? {
    guard !isEmpty(column) else { return nil }
    if let place = placeOfRowAbove(column) { return place }
    let key = field(column)
    if let place = keys[key] {
      found[column.declaration] = (row, place)
      return place
    }
    if excused.contains(key) {
      isSound = false
      return nil
    }
    // Sorted, because a dictionary has another order in every run.
    let hint = hint(key.text, in: keys.names.sorted())
    complain(about: column, .reference, "is not \(kind())\(hint)")
    return nil
  }

  /// `; did you mean 'today-view'?` for one of the first complaints: a value is compared with every name, which
  /// in a table of other names would take time with their square.
  private func hint(_ text: String, in names: @autoclosure () -> [String]) -> String {
    complaints.count < 100 ? didYouMean(text, in: names()) : ""
  }

  /// The place of the key in this cell if the row above has the same key, as in most rows of sorted tables.
  private mutating func placeOfRowAbove(_ column: Column) -> Int? {
    guard let index = column.index, case let (last, place)? = found[column.declaration],
      last == row - 1, table.areSame(row, last, column: index)
    else { return nil }
    found[column.declaration] = (row, place)
    return place
  }

  /// Whether a cell that must not be empty is not; complains if it is.
  public mutating func requires(_ column: Column) -> Bool {
    if !isEmpty(column) { return true }
    if column.isPresent {
      complain(.required, at: position(column), "\(name(of: column)) is empty; a value is required")
    } else {
      // The missing column was complained about when it was declared.
      isSound = false
    }
    return false
  }
}
