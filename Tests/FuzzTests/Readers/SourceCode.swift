/// Source code taken apart: a reading of comments and literals, and of nothing else.
struct SourceCode {
  /// A language of those that sizes are exported to.
  struct Language {
    /// Whether a comment within a comment needs an end of its own.
    let nestsComments: Bool
    /// Whether a comment may begin with two slashes, and texts stand in double quotes.
    let isProgram: Bool
    /// What `\u` is followed by: digits in braces, or four digits.
    let hasBraces: Bool
    /// Whether a `$` in a literal begins an expression.
    let interpolatesDollars: Bool

    static let swift = Language(
      nestsComments: true, isProgram: true, hasBraces: true, interpolatesDollars: false)
    static let kotlin = Language(
      nestsComments: true, isProgram: true, hasBraces: false, interpolatesDollars: true)
    static let dart = kotlin
    static let typescript = Language(
      nestsComments: false, isProgram: true, hasBraces: false, interpolatesDollars: false)
    static let css = Language(
      nestsComments: false, isProgram: false, hasBraces: false, interpolatesDollars: false)
  }

  /// What is neither a comment nor within a literal.
  private(set) var code: [UInt8] = []
  private let language: Language
  private var rest: ArraySlice<UInt8>

  /// Takes code apart.
  /// - Throws: A ``BrokenPromise`` if a comment or a literal does not end, or holds more than text.
  init(_ bytes: [UInt8], _ language: Language) throws {
    self.language = language
    rest = bytes[...]
    while let byte = rest.first {
      if language.isProgram, rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        try takeComment()
      } else if language.isProgram, byte == UInt8(ascii: "\"") {
        try takeLiteral()
      } else {
        code.append(byte)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func takeComment() throws {
    var depth = 0
    repeat {
      if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "/*".utf8) {
        if depth == 0 || language.nestsComments { depth += 1 }
        rest = rest.dropFirst(2)
      } else if rest.popFirst() == nil {
        throw BrokenPromise(what: "a comment does not end")
      }
    } while depth > 0
  }

  private mutating func takeLiteral() throws {
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "$") where language.interpolatesDollars:
        throw BrokenPromise(what: "a literal has an expression")
      case UInt8(ascii: "\\"): try takeEscape()
      case 0x20...0x7E: continue
      default: throw BrokenPromise(what: "a literal has the byte \(byte)")
      }
    }
    throw BrokenPromise(what: "a literal does not end")
  }

  private mutating func takeEscape() throws {
    let escape = rest.popFirst()
    if escape == UInt8(ascii: "\"") || escape == UInt8(ascii: "\\") { return }
    let opening = language.hasBraces ? 1 : 0
    let digits = rest.dropFirst(opening).prefix(language.hasBraces ? 6 : 4).prefix {
      0x30...0x39 ~= $0 || 0x61...0x66 ~= $0
    }
    let after = rest.dropFirst(opening + digits.count)
    let isWhole =
      language.hasBraces
      ? rest.first == UInt8(ascii: "{") && !digits.isEmpty && after.first == UInt8(ascii: "}")
      : digits.count == 4
    guard escape == UInt8(ascii: "u"), isWhole else {
      throw BrokenPromise(what: "a literal has an escape that is not known")
    }
    rest = after.dropFirst(opening)
  }
}
