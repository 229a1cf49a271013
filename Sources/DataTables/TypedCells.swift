// The cells of a row as values. Each kind of value has two readings: the plain one complains about
// an empty cell, the optional one takes it for nil. Both complain about what is not of the kind
// and return nil; `isSound` then tells an empty cell from a wrong one.

extension TableReader {
  /// Text that must not be empty.
  public mutating func text(_ column: Column) -> String? {
    required(column)?.text
  }

  /// Text, or nil if the cell is empty.
  public mutating func optionalText(_ column: Column) -> String? {
    present(column)?.text
  }

  /// `true` or `false`.
  public mutating func boolean(_ column: Column) -> Bool? {
    guard let field = required(column) else { return nil }
    return boolean(field, column)
  }

  /// `true` or `false`, or nil if the cell is empty.
  public mutating func optionalBoolean(_ column: Column) -> Bool? {
    guard let field = present(column) else { return nil }
    return boolean(field, column)
  }

  private mutating func boolean(_ field: Field, _ column: Column) -> Bool? {
    if field == "true" { return true }
    if field == "false" { return false }
    complain(about: column, .type, "is neither 'true' nor 'false'")
    return nil
  }

  /// A whole number that lies in `range`, if one is given.
  public mutating func integer(_ column: Column, in range: ClosedRange<Int>? = nil) -> Int? {
    guard let field = required(column) else { return nil }
    return integer(field, column, in: range)
  }

  /// A whole number that lies in `range`, if one is given, or nil if the cell is empty.
  public mutating func optionalInteger(
    _ column: Column, in range: ClosedRange<Int>? = nil
  ) -> Int? {
    guard let field = present(column) else { return nil }
    return integer(field, column, in: range)
  }

  private mutating func integer(
    _ field: Field, _ column: Column, in range: ClosedRange<Int>?
  ) -> Int? {
    guard let number = decimal(field, column, as: "a whole number") else { return nil }
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

  /// A decimal number, exactly as written. Needless zeros are worth a warning.
  ///
  /// `kind` is what the complaint says was expected: `a number of points`.
  public mutating func decimal(_ column: Column, as kind: String = "a number") -> DecimalNumber? {
    guard let field = required(column) else { return nil }
    return decimal(field, column, as: kind)
  }

  /// A decimal number, as ``decimal(_:as:)`` reads it, or nil if the cell is empty.
  public mutating func optionalDecimal(
    _ column: Column, as kind: String = "a number"
  ) -> DecimalNumber? {
    guard let field = present(column) else { return nil }
    return decimal(field, column, as: kind)
  }

  private mutating func decimal(
    _ field: Field, _ column: Column, as kind: String
  ) -> DecimalNumber? {
    guard let (number, isShortest) = field.withBytes({ DecimalNumber.parse($0) }) else {
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
  public mutating func choice<Value>(_ column: Column, of choices: Choices<Value>) -> Value? {
    guard let field = required(column), let place = choice(field, column, of: choices.index) else {
      return nil
    }
    return choices.values[place]
  }

  /// One of a closed list of values, or nil if the cell is empty.
  public mutating func optionalChoice<Value>(
    _ column: Column, of choices: Choices<Value>
  ) -> Value? {
    guard let field = present(column), let place = choice(field, column, of: choices.index) else {
      return nil
    }
    return choices.values[place]
  }

  /// The place of a cell's value in a list of names.
  private mutating func choice(
    _ field: Field, _ column: Column, of choices: NameIndex
  ) -> Int? {
    if let place = choices.find(field) { return place }
    // A long list helps nobody: then the nearest value must do.
    let list =
      choices.names.count <= 8
      ? "one of \(choices.names.joined(separator: ", "))"
      : "one of the \(choices.names.count) values of this column"
    complain(about: column, .choice, "is not \(list)\(didYouMean(field.text, in: choices.names))")
    return nil
  }

  /// What the key in this cell stands for in `values`.
  ///
  /// `kind` is what the complaint says was expected: `the id of a source`.
  public mutating func reference<Value>(
    _ column: Column, in values: [String: Value], as kind: String
  ) -> Value? {
    guard let field = required(column) else { return nil }
    return reference(field, column, in: values, as: kind)
  }

  /// What the key in this cell stands for, as ``reference(_:in:as:)`` finds it, or nil if the cell
  /// is empty.
  public mutating func optionalReference<Value>(
    _ column: Column, in values: [String: Value], as kind: String
  ) -> Value? {
    guard let field = present(column) else { return nil }
    return reference(field, column, in: values, as: kind)
  }

  private mutating func reference<Value>(
    _ field: Field, _ column: Column, in values: [String: Value], as kind: String
  ) -> Value? {
    let key = field.text
    if let value = values[key] { return value }
    if excused.contains(key) {
      isSound = false
      return nil
    }
    // Sorted, for a dictionary has another order in every run.
    let hint = didYouMean(key, in: values.keys.sorted())
    complain(about: column, .reference, "is not \(kind)\(hint)")
    return nil
  }

  private func present(_ column: Column) -> Field? {
    let field = field(column)
    return field.isEmpty ? nil : field
  }

  private mutating func required(_ column: Column) -> Field? {
    if let field = present(column) { return field }
    if column.isPresent {
      complain(.required, at: position(column), "\(name(of: column)) is empty; a value is required")
    } else {
      // The missing column was complained about when it was declared.
      isSound = false
    }
    return nil
  }
}
