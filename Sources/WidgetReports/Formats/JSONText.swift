internal import WidgetSizing
internal import Wording

/// JSON as it is written, with the keys in the order in which they are given.
///
/// A standard encoder would hold the whole result in memory and leave the order of keys to chance.
package struct JSONText {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// No text yet.
  package init() {}

  /// Whether there is enough text to be handed on.
  var isLong: Bool { bytes.count >= 1 << 16 }

  /// Takes what was written so far.
  package mutating func takeText() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes what was written so far, as a line.
  package mutating func takeLine() -> String {
    append(UInt8(ascii: "\n"))
    return takeText()
  }

  /// Writes a value on its own, or the next one of a list.
  package mutating func append(_ value: Value) {
    switch value {
    case .none: raw("null")
    case .text(let text), .path(let text): string(text)
    case .number(let digits): raw(digits)
    case .points(let points): raw(points.preciseDecimal)
    case .boolean(let condition): raw(condition ? "true" : "false")
    case .texts(let texts): array(texts) { $0.string($1) }
    case .values(let values): array(values) { $0.append($1) }
    case .objects(let objects): array(objects) { $0.append(.object($1)) }
    case .object(let parts):
      open(parts)
      close()
    }
  }

  /// Begins an object with these parts.
  package mutating func open(_ parts: [Value.Part]) {
    separate()
    append(UInt8(ascii: "{"))
    needsComma = false
    for part in parts {
      guard let key = part.key else { continue }
      self.key(key)
      append(part.value)
    }
  }

  /// Writes text that is JSON already below a key of the object that was begun.
  package mutating func append(_ key: String, written json: String) {
    self.key(key)
    raw(json)
  }

  /// Ends the object that was begun.
  package mutating func close() {
    append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Begins a list below a key of the object that was begun.
  mutating func openList(_ key: String) {
    self.key(key)
    append(UInt8(ascii: "["))
    needsComma = false
  }

  /// Ends the list that was begun.
  mutating func closeList() {
    append(UInt8(ascii: "]"))
    needsComma = true
  }

  private mutating func array<Element>(
    _ elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    separate()
    append(UInt8(ascii: "["))
    needsComma = false
    for element in elements { write(&self, element) }
    closeList()
  }

  private mutating func key(_ key: String) {
    string(key)
    append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func append(_ byte: UInt8) { bytes.append(byte) }

  private mutating func separate() {
    if needsComma { append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func string(_ text: String) {
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
    case _ where !isVisible(scalar):
      return UTF16.encode(scalar).map { unit in
        unit.map {
          let digits = String($0, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      } ?? ""
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
