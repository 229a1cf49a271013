import Foundation

/// A script that assigns an object of data to a global, and does nothing else: a reading of ECMAScript that
/// knows JSON and template literals, and takes whatever else there is for code.
struct ScriptData {
  /// The text of each property that is a template literal.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The names of those that are JSON.
  private(set) var lists: Set<String> = []

  private var rest: ArraySlice<UInt8>

  /// Reads a script: lines of comments, and the assignment to the global.
  init(_ script: [UInt8], global: String) throws {
    rest = script[...]
    // Neither the end of the element around it, nor what old browsers take for the end of a line.
    try BrokenPromise.unless(!script.contains(UInt8(ascii: "<")), "the script has a `<`")
    let text = String(decoding: script, as: UTF8.self)
    try BrokenPromise.unless(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.value >= 0x20 && !"\u{2028}\u{2029}".unicodeScalars.contains($0)
      },
      "the script has a line end that is none")
    while take("//") { _ = takeLine() }
    try expect("globalThis.\(global) = {\n")
    while !take("};\n") {
      try expect("  ")
      let name = String(decoding: rest.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
      try BrokenPromise.unless(
        !name.isEmpty && name.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }, "'\(name)' is no name")
      try expect("\(name): ")
      guard take("`") else {
        let line = takeLine()
        try BrokenPromise.unless(line.last == UInt8(ascii: ","), "'\(name)' has no comma")
        _ = try JSONSerialization.jsonObject(with: Data(line.dropLast()))
        lists.insert(name)
        continue
      }
      texts[name] = try template()
      try expect(",\n")
    }
    try BrokenPromise.unless(rest.isEmpty, "something follows the data")
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func expect(_ text: String) throws {
    let found = String(decoding: rest.prefix(40), as: UTF8.self)
    try BrokenPromise.unless(
      take(text), "\(text.debugDescription) is expected, and \(found.debugDescription) follows")
  }

  private mutating func takeLine() -> ArraySlice<UInt8> {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count + 1)
    return line
  }

  /// The value of a template literal without expressions, from behind its first backtick on.
  private mutating func template() throws -> [UInt8] {
    var value: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "`"): return value
      case UInt8(ascii: "$") where rest.first == UInt8(ascii: "{"):
        throw BrokenPromise(what: "a literal has an expression")
      case UInt8(ascii: "\\"):
        guard let escape = rest.popFirst() else { break }
        switch escape {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "$"): value.append(escape)
        case UInt8(ascii: "u"):
          let digits = String(decoding: rest.prefix(4), as: UTF8.self)
          guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16),
            let scalar = Unicode.Scalar(code)
          else { throw BrokenPromise(what: "\\u\(digits) is no scalar") }
          value += String(scalar).utf8
          rest = rest.dropFirst(4)
        default: throw BrokenPromise(what: "a literal has an escape that is not known")
        }
      default: value.append(byte)
      }
    }
    throw BrokenPromise(what: "a literal does not end")
  }
}
