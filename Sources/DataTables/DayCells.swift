extension TableReader {
  /// A day of the calendar, written `2016-09-13`. Texts of this form sort as the days do.
  public mutating func day(_ column: Column) -> String? {
    requires(column) ? optionalDay(column) : nil
  }

  /// A day, as ``day(_:)`` reads it, or nil if the cell is empty.
  public mutating func optionalDay(_ column: Column) -> String? {
    guard let isDay = withBytes(column, { isDay($0) }) else { return nil }
    guard isDay else {
      complain(about: column, .type, "is not a day of the calendar, such as '2016-09-13'")
      return nil
    }
    return optionalText(column)
  }
}

/// Whether these bytes are a day of the Gregorian calendar in the form `2016-09-13`.
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
