/// The bytes that mean something in a table.
enum Byte {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hyphen = UInt8(ascii: "-")
  static let comma = UInt8(ascii: ",")
  static let delete: UInt8 = 0x7F

  /// The byte order mark, which some programs put before UTF-8.
  static let orderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a byte up to the comma is a character of ASCII that neither ends nor quotes a cell.
  static func isMark(_ byte: UInt8) -> Bool {
    byte >= blank && byte != quote && byte != comma
  }

  /// Whether `byte` is one of a UTF-8 sequence after its first.
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

/// The number of bytes of the UTF-8 sequence at `offset`; 0 if there is no valid one.
///
/// After RFC 3629, section 4: no overlong forms, no surrogates, nothing above U+10FFFF.
func lengthOfScalar(in bytes: Span<UInt8>, at offset: Int) -> Int {
  let first = bytes[offset]
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch first {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  case 0xF1...0xF3: length = 4
  default: return 0
  }
  guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
  for next in offset + 2..<max(offset + 2, offset + length)
  where !Byte.isContinuation(bytes[next]) {
    return 0
  }
  return length
}

/// The scalar of the valid UTF-8 sequence of `length` bytes at `offset`.
func scalar(in bytes: Span<UInt8>, at offset: Int, of length: Int) -> Unicode.Scalar? {
  let first = UInt32(bytes[offset])
  let start = length == 1 ? first : first & (0x7F >> UInt32(length))
  let value = (1..<length).reduce(start) { $0 << 6 | UInt32(bytes[offset + $1] & 0x3F) }
  return Unicode.Scalar(value)
}
