internal import DataTables
internal import Wording
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Checks the syntax of JSON before it is decoded.
///
/// The decoder of Foundation does not report the position of an error, accepts a trailing comma,
/// keeps one value of a repeated key, and rounds numbers with many digits.
struct JSONSyntax {
  /// A syntax error and its position.
  struct Fault: Error {
    /// The offset of the byte at which the error is detected.
    let offset: Int
    /// One sentence in lower case, without a full stop.
    let problem: String
    var isRepeatedKey = false

    /// The line and column of the error.
    func position(in bytes: [UInt8]) -> Position {
      let before = bytes[..<offset]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      // Counts scalars, so it skips UTF-8 continuation bytes.
      return Position(
        line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: before[start...].count { $0 & 0xC0 != 0x80 } + 1)
    }
  }

  /// The maximum nesting depth, the same as that of the decoder.
  private static let mostLevels = 512
  /// A `Decimal` has 38 digits.
  private static let mostDigits = 38

  private let bytes: [UInt8]
  private var offset = 0
  private var levels = 0

  /// The first error in UTF-8 text that should be one JSON value; nil if there is none.
  static func fault(in bytes: [UInt8]) -> Fault? {
    var syntax = JSONSyntax(bytes: bytes)
    do throws(Fault) {
      guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
        throw syntax.fault("the text begins with a byte order mark; UTF-8 needs none")
      }
      try syntax.value()
      guard syntax.next == nil else { throw syntax.unexpected("the end of the text") }
      return nil
    } catch {
      return error
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value() throws(Fault) {
    switch next {
    case "{":
      try elements(until: "}") { syntax, keys throws(Fault) in try syntax.pair(&keys) }
    case "[": try elements(until: "]") { syntax, _ throws(Fault) in try syntax.value() }
    case "\"": _ = try text()
    case let start? where start == "-" || ("0"..."9").contains(start): try number()
    default:
      for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
        offset += word.utf8.count
        return
      }
      throw unexpected("a value")
    }
  }

  /// Reads a list or an object.
  private mutating func elements(
    until end: Unicode.Scalar,
    _ element: (inout JSONSyntax, inout Set<String>) throws(Fault) -> Void
  ) throws(Fault) {
    levels += 1
    guard levels <= Self.mostLevels else {
      throw fault("lists and objects are nested deeper than \(Self.mostLevels) levels")
    }
    offset += 1
    var keys: Set<String> = []
    if next != end {
      try element(&self, &keys)
      while next == "," {
        offset += 1
        try element(&self, &keys)
      }
      guard next == end else { throw unexpected("',' or '\(end)'") }
    }
    offset += 1
    levels -= 1
  }

  private mutating func pair(_ keys: inout Set<String>) throws(Fault) {
    guard next == "\"" else { throw unexpected("a key in double quotes") }
    let start = offset
    let key = try text()
    guard keys.insert(key).inserted else {
      throw Fault(
        offset: start, problem: "key \(quoted(key)) is there twice", isRepeatedKey: true)
    }
    guard next == ":" else { throw unexpected("':'") }
    offset += 1
    try value()
  }

  private mutating func text() throws(Fault) -> String {
    let start = offset
    var isEscaped = false
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      guard bytes[offset] >= 0x20 else { throw fault("control character in a text") }
      if bytes[offset] == UInt8(ascii: "\\") {
        isEscaped = true
        offset += 1
      }
      offset += 1
    }
    guard offset < bytes.count else {
      throw Fault(offset: start, problem: "the double quote that opens this text is not closed")
    }
    offset += 1
    let literal = bytes[start..<offset]
    guard isEscaped else { return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self) }
    guard let text = try? JSONDecoder().decode(String.self, from: Data(literal)) else {
      throw Fault(offset: start, problem: "the text has an escape that does not exist")
    }
    return text
  }

  private mutating func number() throws(Fault) {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let whole = try digits()
    if whole.count > 1, whole.first == UInt8(ascii: "0") {
      throw Fault(offset: start, problem: "the number has a zero before its first digit")
    }
    var fraction = bytes[offset..<offset]
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      fraction = try digits()
    }
    let mantissa = (whole + fraction).drop { $0 == UInt8(ascii: "0") }
    let last = mantissa.lastIndex { $0 != UInt8(ascii: "0") } ?? mantissa.startIndex
    guard last - mantissa.startIndex < Self.mostDigits else {
      throw Fault(offset: start, problem: "the number has more than \(Self.mostDigits) digits")
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[offset]) {
        offset += 1
      }
      _ = try digits()
    }
  }

  private mutating func digits() throws(Fault) -> ArraySlice<UInt8> {
    let digits = bytes[offset...].prefix { 0x30...0x39 ~= $0 }
    guard !digits.isEmpty else { throw unexpected("a digit") }
    offset = digits.endIndex
    return digits
  }

  /// Skips white space and returns the next byte; nil at the end.
  private var next: Unicode.Scalar? {
    mutating get {
      while offset < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[offset]) { offset += 1 }
      return offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil
    }
  }

  private func fault(_ problem: String) -> Fault { Fault(offset: offset, problem: problem) }

  private func unexpected(_ expected: String) -> Fault {
    guard offset < bytes.count else { return fault("the text ends; expected \(expected)") }
    let scalars = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars
    let found = quoted(String(scalars.prefix(1)))
    return fault("unexpected \(found); expected \(expected)")
  }
}

extension Check {
  /// The text is not JSON, or is ambiguous JSON.
  static let json = Check(rawValue: "json")
}
