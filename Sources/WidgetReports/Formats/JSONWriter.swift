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
    if bytes[start...].contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      bytes.removeSubrange(start...)
      for scalar in value.unicodeScalars { bytes.append(contentsOf: Self.escaped(scalar).utf8) }
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
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
