extension TextReader {
  /// Reads a number at the offset: digits with a point, `1_50`, `0x96`, `1.5e2`, or with a comma before
  /// decimals where `x` follows or went before. Nil if it is too long or zero.
  mutating func readNumber(afterTimes: Bool) -> WrittenNumber? {
    let start = offset
    if peek() == "0", peek(1) | 0x20 == "x", Self.hexDigit(peek(2)) != nil, let hex = readHex() {
      return hex
    }
    var (value, decimals, digits, isFraction) = (0, 0, 0, false)
    loop: while true {
      let byte = peek()
      switch byte {
      case 0x30...0x39:
        digits += 1
        if decimals < 4, digits <= 13 { value = value * 10 + Int(byte - 0x30) }
        if isFraction { decimals += 1 }
      case "_" where peek(1).digit != nil && !isFraction: break
      case "." where !isFraction && peek(1).digit != nil: isFraction = true
      case "," where !isFraction && isDecimalComma(afterTimes): isFraction = true
      case _ where digits == 1 && isThousands(byte, afterTimes): break
      default: break loop
      }
      offset += 1
    }
    if peek() | 0x20 == "e", let power = peek(1).digit, peek(2).digit == nil, !peek(2).isWord,
      power < 5
    {
      offset += 2
      for _ in 0..<power { value *= 10 }
    }
    guard digits - decimals <= 9 else { return nil }
    for _ in min(decimals, 4)..<4 { value *= 10 }
    return value > 0 ? WrittenNumber(value, decimals, start..<offset) : nil
  }

  private mutating func readHex() -> WrittenNumber? {
    let start = offset
    var (place, value) = (offset + 2, 0)
    while place < end, place < offset + 8, let digit = Self.hexDigit(text.bytes[place]) {
      value = value * 16 + digit
      place += 1
    }
    guard place > offset + 2, value > 0, place >= end || !text.bytes[place].isWord,
      // `0x150` may be a size without a width.
      text.bytes[offset + 2..<place].contains(where: \.isLetter)
        || value != 0 && place == offset + 4
    else { return nil }
    offset = place
    return WrittenNumber(value * 10_000, 0, start..<place)
  }

  private static func hexDigit(_ byte: UInt8) -> Int? {
    switch byte.lower {
    case 0x30...0x39: Int(byte - 0x30)
    case 0x61...0x66: Int(byte.lower - 0x61) + 10
    default: nil
    }
  }

  /// Whether a comma before one or two digits separates decimals: `344,67 x 162,67`.
  private func isDecimalComma(_ afterTimes: Bool) -> Bool {
    guard peek(1).digit != nil else { return false }
    var place = offset + 2
    if place < end, text.bytes[place].digit != nil { place += 1 }
    guard place >= end || text.bytes[place].digit == nil else { return false }
    if afterTimes || isCell { return true }
    while place < end, text.bytes[place].isBlank { place += 1 }
    return place < end && text.bytes[place].lower == "x"
  }

  /// Whether what stands before three digits separates thousands: `1,034 x 488`, `1 034 x 488`.
  private func isThousands(_ sign: UInt8, _ afterTimes: Bool) -> Bool {
    guard sign == "," || sign == " " || sign == "'" else { return false }
    var place = offset + 1
    while place < end, text.bytes[place].isBlank, place < offset + 3 { place += 1 }
    let first = place
    while place < end, text.bytes[place].digit != nil { place += 1 }
    guard place - first == 3, sign == "," || text.bytes[first] == "0" else { return false }
    if afterTimes { return sign == "," && (place >= end || text.bytes[place] != ".") }
    while place < end, text.bytes[place].isBlank { place += 1 }
    return place < end && text.bytes[place].lower == "x"
  }

  /// Passes over a unit that follows a number, and returns what it counts: nil for none.
  mutating func readUnit() -> WrittenSize.Unit? {
    var place = offset
    if place < end, text.bytes[place] == "." { place += 1 }
    if place == offset {
      while place < end, text.bytes[place].isBlank, place < offset + 3 { place += 1 }
    }
    let start = place
    while place < end, text.bytes[place].isLetter, place < start + 7 { place += 1 }
    // `338ptx158pt`
    if place > start + 1, text.bytes[place - 1].lower == "x",
      text.bytes[place..<min(place + 3, end)].first(where: { !$0.isBlank })?.digit != nil
    {
      place -= 1
    }
    guard place > start, place >= end || !text.bytes[place].isWord || text.bytes[place].lower == "x"
    else { return nil }
    let word = String(decoding: text.bytes[start..<place].map(\.lower), as: UTF8.self)
    guard let unit = Self.units[word] else { return nil }
    // A letter is a unit only if it is at the number: `150f`.
    guard word.utf8.count > 1 || start == offset else { return nil }
    offset = place
    return unit
  }

  private static let units: [String: WrittenSize.Unit] = [
    "pt": .points, "pts": .points, "point": .points, "points": .points, "dp": .points,
    "px": .pixels, "pixel": .pixels, "pixels": .pixels, "f": .unstated, "w": .unstated,
    "h": .unstated, "d": .unstated,
  ]
}

extension WrittenNumber {
  /// Makes a number of which zeros at the end of its decimals do not count.
  init(_ tenThousandths: Int, _ decimals: Int, _ bytes: Range<Int>) {
    var (rest, count) = (tenThousandths, 4)
    while count > 0, rest.isMultiple(of: 10) { (rest, count) = (rest / 10, count - 1) }
    self.init(tenThousandths: tenThousandths, decimals: min(decimals, count), bytes: bytes)
  }
}
