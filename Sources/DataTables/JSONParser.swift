internal import Wording

/// Why bytes are not JSON, and where.
public struct JSONFault: Error, Sendable, Hashable {
  /// The place at which the fault is noticed.
  public let position: Position
  /// One sentence in lower case, without a full stop.
  public let problem: String
}

/// Parses JSON after RFC 8259 into a flat list of values.
///
/// Open lists and objects are on a stack of its own, so that no depth of the text takes any of the
/// program's stack. The time is linear in the bytes.
struct JSONParser {
  /// A value, or a key before its value. Keys and values follow in the order of the text.
  struct Node {
    /// The offset of its first byte, and that behind its last.
    let start: UInt32
    var end: UInt32
    /// The index of the node behind it and all that it contains.
    var next: UInt32
  }

  /// A list or an object that is not closed yet.
  private struct Container {
    let node: Int
    let isObject: Bool
    /// The keys so far, as their bytes: texts would be compared by their canonical form.
    var keys: Set<ArraySlice<UInt8>> = []

    var end: UInt8 { UInt8(ascii: isObject ? "}" : "]") }
  }

  /// The maximum nesting depth.
  static let mostLevels = 512

  private(set) var nodes: [Node] = []
  /// The first key that its object has already.
  private(set) var repeatedKey: JSONFault?

  private let bytes: [UInt8]
  private let range: Range<Int>
  private var offset: Int

  /// Parses the one value in a range of the bytes.
  init(_ bytes: [UInt8], in range: Range<Int>) throws(JSONFault) {
    self.bytes = bytes
    self.range = range
    offset = range.lowerBound
    guard range.upperBound < UInt32.max else { throw fault("the text is larger than 4 GB") }
    guard !bytes[range].starts(with: Byte.orderMark) else {
      throw fault("the text begins with a byte order mark; UTF-8 needs none")
    }
    try parse()
    guard next == nil else { throw unexpected("the end of the text") }
  }

  private mutating func parse() throws(JSONFault) {
    var open: [Container] = []
    repeat {
      // One value, or the start of one, and then all that ends with it.
      if let container = try value(depth: open.count) {
        open.append(container)
        guard next == container.end else {
          if container.isObject { try key(&open) }
          continue
        }
        close(&open)
      }
      // Holds no container: its keys would be copied when the next one is added.
      while let end = open.last?.end {
        if next == Byte.comma {
          offset += 1
          if end == UInt8(ascii: "}") { try key(&open) }
          break
        }
        guard next == end else { throw unexpected("',' or '\(Unicode.Scalar(end))'") }
        close(&open)
      }
    } while !open.isEmpty
  }

  private mutating func close(_ open: inout [Container]) {
    offset += 1
    guard let node = open.popLast()?.node else { return }
    nodes[node].end = UInt32(offset)
    nodes[node].next = UInt32(nodes.count)
  }

  /// Reads a value, or opens a list or an object and returns it.
  private mutating func value(depth: Int) throws(JSONFault) -> Container? {
    let first = next
    let start = offset
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.mostLevels else {
        throw fault("lists and objects are nested deeper than \(Self.mostLevels) levels")
      }
      offset += 1
      append(from: start)
      return Container(node: nodes.count - 1, isObject: first == UInt8(ascii: "{"))
    case Byte.quote: _ = try text()
    case Byte.hyphen, .some(0x30...0x39): try number()
    default:
      let words = ["true", "false", "null"]
      guard
        let word = words.first(where: { bytes[offset..<range.upperBound].starts(with: $0.utf8) })
      else { throw unexpected("a value") }
      offset += word.utf8.count
    }
    append(from: start)
    return nil
  }

  private mutating func append(from start: Int) {
    nodes.append(
      Node(start: UInt32(start), end: UInt32(offset), next: UInt32(nodes.count + 1)))
  }

  /// Reads a key and the colon behind it.
  private mutating func key(_ open: inout [Container]) throws(JSONFault) {
    guard next == Byte.quote else { throw unexpected("a key in double quotes") }
    let start = offset
    let key = try text()
    append(from: start)
    let isNew = open[open.count - 1].keys.insert(key).inserted
    if !isNew, repeatedKey == nil {
      let key = quoted(String(decoding: key, as: UTF8.self))
      repeatedKey = fault("key \(key) is there twice", at: start)
    }
    guard next == UInt8(ascii: ":") else { throw unexpected("':'") }
    offset += 1
  }

  /// Reads a text in double quotes and returns its content.
  private mutating func text() throws(JSONFault) -> ArraySlice<UInt8> {
    let start = offset
    var isEscaped = false
    offset += 1
    while offset < range.upperBound, bytes[offset] != Byte.quote {
      let byte = bytes[offset]
      guard byte >= 0x20 else { throw fault("control character in a text") }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        offset += 1
        if let escaped = current, escaped < 0x80 { offset += 1 }
      } else if byte < 0x80 {
        offset += 1
      } else {
        let length = lengthOfScalar(in: bytes.span, at: offset)
        guard length > 0 else { throw fault(SyntaxFault.notUTF8(byte).message) }
        offset += length
      }
    }
    guard offset < range.upperBound else {
      throw fault("the double quote that opens this text is not closed", at: start)
    }
    offset += 1
    let content = bytes[start + 1..<offset - 1]
    guard isEscaped else { return content }
    guard let text = content.withoutEscapes else {
      throw fault("the text has an escape that does not exist", at: start)
    }
    return text
  }

  private mutating func number() throws(JSONFault) {
    let start = offset
    if bytes[offset] == Byte.hyphen { offset += 1 }
    let whole = try digits()
    if whole.count > 1, whole.first == UInt8(ascii: "0") {
      throw fault("the number has a zero before its first digit", at: start)
    }
    if current == UInt8(ascii: ".") {
      offset += 1
      _ = try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == Byte.hyphen { offset += 1 }
      _ = try digits()
    }
  }

  private mutating func digits() throws(JSONFault) -> ArraySlice<UInt8> {
    let digits = bytes[offset..<range.upperBound].prefix { 0x30...0x39 ~= $0 }
    guard !digits.isEmpty else { throw unexpected("a digit") }
    offset = digits.endIndex
    return digits
  }

  /// The next byte; nil at the end.
  private var current: UInt8? { offset < range.upperBound ? bytes[offset] : nil }

  /// Skips white space and returns the next byte; nil at the end.
  private var next: UInt8? {
    mutating get {
      while let byte = current, byte == Byte.blank || 0x09...0x0A ~= byte || byte == 0x0D {
        offset += 1
      }
      return current
    }
  }

  private func unexpected(_ expected: String) -> JSONFault {
    guard let byte = current else { return fault("the text ends; expected \(expected)") }
    let length = lengthOfScalar(in: bytes.span, at: offset)
    guard length > 0, offset + length <= range.upperBound else {
      return fault(SyntaxFault.notUTF8(byte).message)
    }
    let found = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    return fault("unexpected \(quoted(found)); expected \(expected)")
  }

  private func fault(_ problem: String, at place: Int? = nil) -> JSONFault {
    var cursor = PositionCursor(bytes)
    return JSONFault(position: cursor.position(of: place ?? offset), problem: problem)
  }
}

extension ArraySlice<UInt8> {
  /// The content of a text of JSON with the characters that its escapes stand for; nil if an escape does
  /// not exist, or is a half of a surrogate pair.
  var withoutEscapes: ArraySlice<UInt8>? {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var rest = self
    while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<escape]
      rest = rest[(escape + 1)...]
      guard let letter = rest.popFirst() else { return nil }
      switch letter {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        guard var code = rest.popHexadecimal() else { return nil }
        if 0xD800..<0xDC00 ~= code, rest.starts(with: [0x5C, 0x75]) {
          rest = rest.dropFirst(2)
          guard let low = rest.popHexadecimal(), 0xDC00..<0xE000 ~= low else { return nil }
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { return nil }
        text += String(scalar).utf8
      default: return nil
      }
    }
    return (text + rest)[...]
  }

  /// Takes four hexadecimal digits away and returns their number; nil if there are none.
  private mutating func popHexadecimal() -> UInt32? {
    let digits = prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
    else { return nil }
    self = dropFirst(4)
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
