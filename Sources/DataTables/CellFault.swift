internal import Wording

/// What is wrong with a cell: the check that it fails, and what follows its column and value in a complaint.
struct CellFault {
  let check: Check
  let problem: String

  init(_ check: Check, _ problem: String) { (self.check, self.problem) = (check, problem) }
}

extension ColumnDescription {
  /// Checks a cell that is not empty.
  ///
  /// - Parameters:
  ///   - field: The cell.
  ///   - known: The cells of the column that it refers to; nil if it refers to none.
  ///   - hasHints: Whether the nearest value is looked for, which takes time with the number of values.
  /// - Returns: What is wrong with it; nil if nothing is.
  func fault(of field: FieldText, in known: Set<FieldText>?, hasHints: Bool) -> CellFault? {
    if let known, !known.contains(field), let reference {
      // Sorted, because a set has another order in every run.
      // A number near another one is no misspelling of it.
      let hint =
        hasHints && kind == .string ? didYouMean(field.text, in: known.map(\.text).sorted()) : ""
      return CellFault(
        .reference, "is not the \(reference.column) of a row of \(reference.table)\(hint)")
    }
    if let fault = faultOfKind(field) { return fault }
    if !choices.isEmpty, !choices.contains(field.text) {
      let expected =
        choices.count <= 16
        ? "one of \(choices.joined(separator: ", "))"
        : "one of the \(choices.count) values of this column"
      return CellFault(
        .choice, "is not \(expected)\(hasHints ? didYouMean(field.text, in: choices) : "")")
    }
    if let maximumLength, field.text.unicodeScalars.count > maximumLength {
      return CellFault(.range, "has more than \(maximumLength) characters")
    }
    return nil
  }

  /// What is wrong with the form of a cell that is right in all else; nil if nothing is.
  func faultOfForm(_ field: FieldText) -> CellFault? {
    if let pattern, let expression = try? Regex(pattern).asciiOnlyDigits(),
      field.text.wholeMatch(of: expression) == nil
    {
      return CellFault(.form, "does not match \(pattern)")
    }
    return nil
  }

  private func faultOfKind(_ field: FieldText) -> CellFault? {
    switch kind {
    case .string: nil
    case .boolean:
      field == "true" || field == "false"
        ? nil : CellFault(.type, "is neither 'true' nor 'false'")
    case .date:
      field.withBytes(isDay)
        ? nil : CellFault(.type, "is not a day of the calendar, such as '2016-09-13'")
    case .integer: faultOfNumber(field, "a whole number", decimals: 0)
    case .number: faultOfNumber(field, "a number with at most two decimals", decimals: 2)
    }
  }

  private func faultOfNumber(_ field: FieldText, _ kind: String, decimals: Int) -> CellFault? {
    guard let (number, isShortest) = field.withBytes({ DecimalNumber.parse($0) }),
      number.fractionDigits <= decimals
    else { return CellFault(.type, "is not \(kind)") }
    if !isShortest {
      return CellFault(.form, "has needless zeros; write \(quoted(number.description))")
    }
    if let minimum, number < minimum { return CellFault(.range, "is less than \(minimum)") }
    if let maximum, maximum < number { return CellFault(.range, "is more than \(maximum)") }
    return nil
  }
}

/// Whether these bytes are a day of the Gregorian calendar in the form `2016-09-13`, so that texts sort as the
/// days do.
private func isDay(_ bytes: Span<UInt8>) -> Bool {
  guard bytes.count == 10, bytes[4] == Byte.hyphen, bytes[7] == Byte.hyphen,
    let year = number(bytes.extracting(0..<4)), let month = number(bytes.extracting(5..<7)),
    let day = number(bytes.extracting(8..<10))
  else { return false }
  return year > 0 && day > 0 && day <= dayCount(ofMonth: month, in: year)
}

/// The number that these digits are; nil if one of them is no digit.
private func number(_ bytes: Span<UInt8>) -> Int? {
  var number = 0
  for index in bytes.indices {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) else { return nil }
    number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
  }
  return number
}

/// How many days a month has, counted from 1; none if there is no such month.
private func dayCount(ofMonth month: Int, in year: Int) -> Int {
  switch month {
  case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  case 4, 6, 9, 11: 30
  case 1...12: 31
  default: 0
  }
}
