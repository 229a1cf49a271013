/// Reads the bytes of a file from its beginning to its end, and knows the line and the column.
///
/// What is no UTF-8 is passed over like any other text.
struct SourceCursor {
  let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var line = 1
  private var lineStart = 0
  /// How many bytes of this line continue a scalar.
  private var continuations = 0
  /// How many bytes were looked at, again or for the first time.
  private(set) var steps = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }
  var place: WrittenPlace {
    WrittenPlace(line: line, column: offset - lineStart - continuations + 1)
  }

  /// The byte so many places further; nil behind the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// The rest of the file, as far as it matters.
  mutating func rest(_ limit: Int) -> ArraySlice<UInt8> {
    steps += limit
    return bytes[offset..<min(offset + limit, bytes.count)]
  }

  /// Goes on by some bytes.
  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where offset < bytes.count {
      steps += 1
      let byte = bytes[offset]
      offset += 1
      // A lone carriage return ends a line, too.
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && peek() != UInt8(ascii: "\n") {
        line += 1
        lineStart = offset
        continuations = 0
      } else if byte & 0xC0 == 0x80 {
        continuations += 1
      }
    }
  }

  /// Reads a positive number with at most one point; nil if there is none, or one of more than nine
  /// digits. Its first byte is a digit.
  mutating func number() -> WrittenNumber? {
    var (value, decimals, digits, isFraction) = (0, 0, 0, false)
    while let byte = peek() {
      if let digit = byte.digit {
        digits += 1
        if decimals < 4 { value = digits > 13 ? value : value * 10 + digit }
        if isFraction { decimals += 1 }
      } else if byte == UInt8(ascii: "."), !isFraction, peek(1)?.digit != nil {
        isFraction = true
      } else {
        break
      }
      advance()
    }
    guard digits - decimals <= 9 else { return nil }
    for _ in min(decimals, 4)..<4 { value *= 10 }
    return WrittenNumber(tenThousandths: value, decimals: decimals)
  }

  /// Reads letters, digits, `_` and `-` between letters; the first 100 bytes of it.
  mutating func word() -> String {
    let start = offset
    while let byte = peek(), byte.isWord || byte == UInt8(ascii: "-") && peek(1)?.isLetter ?? false
    {
      advance()
    }
    return String(decoding: bytes[start..<min(offset, start + 100)], as: UTF8.self)
  }
}

extension UInt8 {
  var digit: Int? { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self ? Int(self) - 0x30 : nil }
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  var isWord: Bool { isLetter || digit != nil || self == UInt8(ascii: "_") }
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
