/// Writes JSON as it goes, with the keys in the order in which they are given.
///
/// A standard encoder would hold the whole result in memory and leave the order of keys to chance.
package struct JSONWriter<Output: TextOutputStream> {
  private var output: Output
  private var needsComma = false

  init(_ output: Output) {
    self.output = output
  }

  /// What was written to, with all that was written.
  consuming func finish() -> Output { output }

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
    output.write("\"\(name)\":")
    needsComma = false
  }

  /// A key that is not a literal of this program.
  mutating func key(escaping name: String) {
    string(name)
    output.write(":")
    needsComma = false
  }

  mutating func string(_ value: String?) {
    guard let value else { return raw("null") }
    separate()
    output.write("\"")
    if value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in value.unicodeScalars { output.write(Self.escaped(scalar)) }
    } else {
      output.write(value)
    }
    output.write("\"")
    needsComma = true
  }

  /// A number or a word of JSON, written as it is.
  mutating func raw(_ value: String) {
    separate()
    output.write(value)
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
    output.write("\n")
    needsComma = false
  }

  private mutating func open(_ bracket: String) {
    separate()
    output.write(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    output.write(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { output.write(",") }
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
