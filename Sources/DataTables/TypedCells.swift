// The cells of a row as values. Each kind of value has two readings: the plain one complains about
// an empty cell, the optional one takes it for nil. Both complain about what is not of the kind
// and return nil; `isSound` then tells an empty cell from a wrong one.

extension TableReader {
  /// Text that must not be empty.
  public mutating func text(_ column: Column) -> String? {
    hasValue(column) ? field(column).text : nil
  }

  /// Text, or nil if the cell is empty.
  public mutating func optionalText(_ column: Column) -> String? {
    let field = field(column)
    return field.isEmpty ? nil : field.text
  }

  /// `true` or `false`.
  public mutating func boolean(_ column: Column) -> Bool? {
    hasValue(column) ? optionalBoolean(column) : nil
  }

  /// `true` or `false`, or nil if the cell is empty.
  public mutating func optionalBoolean(_ column: Column) -> Bool? {
    let field = field(column)
    if field.isEmpty { return nil }
    if field == "true" { return true }
    if field == "false" { return false }
    complain(about: column, .type, "is neither 'true' nor 'false'")
    return nil
  }

  /// A whole number that lies in `range`, if one is given.
  public mutating func integer(_ column: Column, in range: ClosedRange<Int>? = nil) -> Int? {
    hasValue(column) ? optionalInteger(column, in: range) : nil
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

  /// A decimal number, exactly as written. Needless zeros are worth a warning.
  ///
  /// `kind` is what the complaint says was expected: `a number of points`.
  public mutating func decimal(_ column: Column, as kind: String = "a number") -> DecimalNumber? {
    hasValue(column) ? optionalDecimal(column, as: kind) : nil
  }

  /// A decimal number, as ``decimal(_:as:)`` reads it, or nil if the cell is empty.
  public mutating func optionalDecimal(
    _ column: Column, as kind: String = "a number"
  ) -> DecimalNumber? {
    let field = field(column)
    if field.isEmpty { return nil }
    guard let (number, isShortest) = field.withBytes({ DecimalNumber.parse($0) }) else {
      complain(about: column, .type, "is not \(kind)")
      return nil
    }
    if !isShortest {
      complain(
        about: column, .form, severity: .warning,
        "has needless zeros; write \(quoted(number.description))")
    }
    return number
  }

  /// One of a closed list of values. The complaint names the nearest.
  public mutating func choice<Value>(_ column: Column, of choices: Choices<Value>) -> Value? {
    hasValue(column) ? optionalChoice(column, of: choices) : nil
  }

  /// One of a closed list of values, or nil if the cell is empty.
  public mutating func optionalChoice<Value>(
    _ column: Column, of choices: Choices<Value>
  ) -> Value? {
    let field = field(column)
    if field.isEmpty { return nil }
    if let value = choices[field] { return value }
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
    hasValue(column) ? optionalReference(column, in: values, as: kind) : nil
  }

  /// What the key in this cell stands for, as ``reference(_:in:as:)`` finds it, or nil if the cell
  /// is empty.
  public mutating func optionalReference<Value>(
    _ column: Column, in values: [String: Value], as kind: String
  ) -> Value? {
    let field = field(column)
    if field.isEmpty { return nil }
    let key = field.text
    if let value = values[key] { return value }
    // Sorted, for a dictionary has another order in every run.
    let hint = didYouMean(key, in: values.keys.sorted())
    complain(about: column, .reference, "is not \(kind)\(hint)")
    return nil
  }

  private mutating func hasValue(_ column: Column) -> Bool {
    guard field(column).isEmpty else { return true }
    if column.isPresent {
      complain(.required, at: position(column), "\(column.name) is empty; a value is required")
    } else {
      // The missing column was complained about when it was declared.
      isSound = false
    }
    return false
  }
}
