internal import DataTables
internal import WidgetSizing

/// Writes JSON as it goes, with the keys in the order in which they are given.
///
/// A standard encoder would hold the whole result in memory and leave the order of keys to chance.
package struct JSONWriter<Output: TextOutputStream> {
  /// How many bytes are collected before the output gets them.
  private static var blockSize: Int { 1 << 16 }

  private var output: Output
  /// What the output has not got yet; it ends where a value or a key does.
  private var bytes: [UInt8] = []
  private var needsComma = false

  init(_ output: Output) {
    self.output = output
  }

  /// What was written to, with all that was written.
  consuming func finish() -> Output {
    flush()
    return output
  }

  private mutating func flush() {
    output.write(String(decoding: bytes, as: UTF8.self))
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func object(_ body: (inout Self) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  mutating func array(_ body: (inout Self) -> Void) {
    open("[")
    body(&self)
    close("]")
  }

  mutating func key(_ name: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A key that is not a literal of this program.
  mutating func key(escaping name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func string(_ value: String?) {
    guard let value else { return raw("null") }
    separate()
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: value.utf8)
    if !bytes[start...].allSatisfy(isPlain) {
      bytes.removeSubrange(start...)
      var last: Unicode.Scalar?
      for scalar in value.unicodeScalars {
        // A CI system reads commands such as `##[error]` from a log.
        let text = scalar == "#" && last == "#" ? "\\u0023" : Self.escaped(scalar)
        bytes.append(contentsOf: text.utf8)
        last = scalar
      }
    }
    bytes.append(UInt8(ascii: "\""))
    endValue()
  }

  /// A number or a word of JSON, written as it is.
  mutating func raw(_ value: String) {
    separate()
    bytes.append(contentsOf: value.utf8)
    endValue()
  }

  /// A length in points as a number.
  mutating func points(_ points: Points?) {
    guard let points else { return raw("null") }
    separate()
    points.forEachByte { bytes.append($0) }
    endValue()
  }

  private mutating func endValue() {
    if bytes.count >= Self.blockSize { flush() }
    needsComma = true
  }

  mutating func boolean(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  mutating func strings(_ values: [String]) {
    array { json in
      for value in values { json.string(value) }
    }
  }

  /// A line break, and nothing else, between two values of a line-wise format.
  mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    endValue()
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where !isSeen(scalar):
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
