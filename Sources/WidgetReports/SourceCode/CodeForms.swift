internal import Wording

/// The forms in which values stand in source code: how a text of a table or a file stays text, in all languages.
enum CodeForms {
  /// The forms by the names that templates have for them.
  static let all: [String: @Sendable (String) -> String] = [
    "comment": { comment($0.inOneLine) },
    "string": { literal($0) { "\\u{\(String($0.value, radix: 16))}" } },
    "utf16": { literal($0, besides: "$") { $0.escapedUnits } },
    "json": { json($0) }, "quoted": { quoted($0) }, "type": { $0.capitalizedFirst },
    "double": { $0.contains(".") ? $0 : $0 + ".0" },
  ]

  /// Text in a comment of documentation, in one line.
  ///
  /// Swift, TypeScript, Kotlin and Dart have the same language there: Markdown with HTML, names in
  /// brackets or backticks that become links, and tags or directives that begin with `@`. All know
  /// numeric character references, and take none for markup. So these take the place of every character
  /// that can begin or end any of that, a list or a heading at the start of the text, or an address that
  /// becomes a link as it stands. Nor can the text end the comment then. Ordinary text has none of them.
  private static func comment(_ text: String) -> String {
    let scalars = Array(text.drop { $0 == " " }.unicodeScalars)
    let mark = listMark(of: scalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isMarkup =
        switch scalar {
        case "<", ">", "&", "[", "]", "{", "}", "@", "`", "*", "_", "~", "|", "\\": true
        case ".": index == mark || next.properties.isAlphabetic
        case ":": next == "/"
        default: index == mark
        }
      if isMarkup { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Where the sign is that makes a list or a heading of a text, the dot of `1. a`; nil if there is none.
  private static func listMark(of scalars: [Unicode.Scalar]) -> Int? {
    let digits = scalars.prefix { "0"..."9" ~= $0 }.count
    guard digits < scalars.count else { return nil }
    return (digits > 0 ? ".)" : "-+#=").unicodeScalars.contains(scalars[digits])
      && (digits == 0 || digits + 1 == scalars.count || scalars[digits + 1] == " ") ? digits : nil
  }

  /// Text between double quotes, in printable ASCII, with a language's escape for everything else.
  ///
  /// `besides` begins an expression in the language, as `$` does in Kotlin and Dart.
  private static func literal(
    _ text: String, besides sign: Unicode.Scalar? = nil, escaped: (Unicode.Scalar) -> String
  ) -> String {
    var literal = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      // A CI system reads commands such as `##[error]` from a log.
      case "#" where last == "#", _ where scalar == sign: literal += escaped(scalar)
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += escaped(scalar)
      }
      last = scalar
    }
    return literal
  }

  /// Text between the quotes of JSON.
  static func json(_ text: String) -> String {
    var json = JSONText()
    json.append(string: text)
    return String(json.takeText().dropFirst().dropLast())
  }

  /// A name in backticks if it may be a keyword: all those of Swift and Kotlin are one word in lower case.
  private static func quoted(_ name: String) -> String {
    name.utf8.allSatisfy { 0x61...0x7A ~= $0 } ? "`\(name)`" : name
  }
}

extension Unicode.Scalar {
  /// The scalar as `\u` and four digits for each unit of UTF-16.
  var escapedUnits: String {
    String(self).utf16.map { "\\u" + $0.digits(radix: 16, count: 4) }.joined(by: "")
  }
}
