internal import WidgetSizing
internal import Wording

/// Lines of source code, indented by how deep they stand.
struct SourceLines {
  private(set) var text = ""
  private var depth = 0
  private let indentation: String

  /// Makes no lines. Each level is set in by some spaces.
  init(indentation: Int = 2) {
    self.indentation = String(repeating: " ", count: indentation)
  }

  /// Writes a line, or an empty one.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: indentation, count: depth) + line }
    text += "\n"
  }

  /// Writes lines of code that is the same in every file.
  mutating func lines(_ lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(String(line))
    }
  }

  /// Writes a first line, lines that stand deeper, and a last line.
  mutating func block(_ first: String, _ last: String = "}", _ body: (inout SourceLines) -> Void) {
    line(first)
    depth += 1
    body(&self)
    depth -= 1
    line(last)
  }

  /// Writes a comment of documentation in one line, in which a text is text: `/// …`, or `/** … */`.
  mutating func comment(_ text: String, isBlock: Bool = false) {
    let text = TextTable.oneLine(text).inDocumentation
    line(isBlock ? "/** \(text) */" : "/// \(text)")
  }
}

/// How a language writes a character that is not printable ASCII.
enum SourceEscape {
  /// As its number in braces, as Swift does.
  case braces
  /// As four digits for each unit of UTF-16.
  case units

  /// Text as a literal in double quotes, in printable ASCII. With units, a `$` is written out too: in
  /// Kotlin and Dart it begins an expression.
  func literal(_ text: String) -> String {
    var literal = "\""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      // A CI system reads commands such as `##[error]` from a log.
      case "#" where last == "#": literal += escaped(scalar)
      case "$" where self == .units: literal += escaped(scalar)
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += escaped(scalar)
      }
      last = scalar
    }
    return literal + "\""
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    self == .units ? scalar.escapedUnits : "\\u{\(String(scalar.value, radix: 16))}"
  }
}

extension Unicode.Scalar {
  /// The scalar as `\u` and four digits for each unit of UTF-16.
  var escapedUnits: String {
    String(self).utf16.map { "\\u" + $0.digits(radix: 16, count: 4) }.joined(by: "")
  }
}

extension Points {
  /// The length as a literal that is a number with a fraction where a language tells it from a whole
  /// one: `58.0`, `349.6667`.
  var doubleLiteral: String {
    let decimal = preciseDecimal
    return decimal.contains(".") ? decimal : decimal + ".0"
  }
}
