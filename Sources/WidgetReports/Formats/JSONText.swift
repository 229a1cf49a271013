internal import Wording

/// JSON as it is written, with the keys in the order in which they are given.
///
/// A standard encoder would hold the whole result in memory and leave the order of keys to chance.
package struct JSONText: Sendable {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// No text yet.
  package init() {}

  /// Whether there is enough text to be handed on.
  var isLong: Bool { bytes.count >= 1 << 16 }

  /// How many bytes were written so far.
  var count: Int { bytes.count }

  /// What was written from a place on.
  func copy(from start: Int) -> [UInt8] { Array(bytes[start...]) }

  /// Forgets what was written and keeps the room for more.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Takes what was written so far.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Takes what was written so far, as text.
  package mutating func takeText() -> String { String(decoding: takeBytes(), as: UTF8.self) }

  /// Takes what was written so far, as a line.
  package mutating func takeLine() -> [UInt8] {
    append(UInt8(ascii: "\n"))
    needsComma = false
    return takeBytes()
  }

  /// Writes a value on its own, the next one of a list, or that of a key.
  package mutating func append(_ value: Value) {
    switch value {
    case .none: append(raw: "null")
    case .text(let text): append(string: text)
    case .number(let digits): append(raw: digits)
    case .texts(let texts): append(strings: texts)
    case .values(let values):
      openList()
      for value in values { append(value) }
      closeList()
    case .object(let parts):
      open(parts)
      close()
    case .written(let text):
      separate()
      bytes += text.bytes
    }
  }

  /// Writes an array of texts.
  mutating func append(strings: [String]) {
    openList()
    for string in strings { append(string: string) }
    closeList()
  }

  /// Begins an object with these parts.
  package mutating func open(_ parts: [Value.Part] = []) {
    separate()
    append(UInt8(ascii: "{"))
    needsComma = false
    for part in parts {
      append(key: part.key)
      append(part.value)
    }
  }

  /// Ends the object that was begun.
  package mutating func close() {
    append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Begins a list.
  mutating func openList() {
    separate()
    append(UInt8(ascii: "["))
    needsComma = false
  }

  /// Ends the list that was begun.
  mutating func closeList() {
    append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes a key of the object that was begun.
  mutating func append(key: String) {
    append(string: key)
    append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A key of objects, as it is written.
  struct Key {
    fileprivate let bytes: [UInt8]

    init(_ key: String) {
      var json = JSONText()
      json.append(key: key)
      bytes = json.bytes
    }
  }

  /// Writes a key of the object that was begun.
  mutating func append(_ key: Key) {
    separate()
    bytes += key.bytes
    needsComma = false
  }

  /// Writes members of an object that another one had at the same place.
  mutating func append(members: [UInt8]) {
    bytes += members
    needsComma = true
  }

  /// Writes elements of a list that are written already, with commas between them.
  mutating func append(elements: [UInt8]) {
    guard !elements.isEmpty else { return }
    separate()
    bytes += elements
  }

  private mutating func append(_ byte: UInt8) { bytes.append(byte) }

  private mutating func separate() {
    if needsComma { append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Writes text that is JSON already.
  mutating func append(raw text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a text in quotes.
  mutating func append(string text: String) {
    separate()
    append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(isPlain) {
      bytes.append(contentsOf: text.utf8)
    } else {
      var last: Unicode.Scalar?
      for scalar in text.unicodeScalars {
        // A CI system reads commands such as `##[error]` from a log.
        let text = scalar == "#" && last == "#" ? "\\u0023" : Self.escaped(scalar)
        bytes.append(contentsOf: text.utf8)
        last = scalar
      }
    }
    append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where !isVisible(scalar): return scalar.escapedUnits
    default: return String(scalar)
    }
  }
}

/// Whether a byte stands for itself whatever is around it, as nearly all do.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
  default: 0x20...0x7E ~= byte
  }
}
