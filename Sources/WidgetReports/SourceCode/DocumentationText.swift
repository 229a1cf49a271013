extension String {
  /// The text for a comment of documentation, in one line.
  ///
  /// Swift, TypeScript, Kotlin and Dart have the same language there: Markdown with HTML, names in
  /// brackets or backticks that become links, and tags or directives that begin with `@`. All know
  /// numeric character references, and take none for markup. So these take the place of every character
  /// that can begin or end any of that, a list or a heading at the start of the text, or an address that
  /// becomes a link as it stands. Nor can the text end the comment then. Ordinary text has none of them.
  var inDocumentation: String {
    let scalars = Array(drop { $0 == " " }.unicodeScalars)
    let mark = Self.listMark(of: scalars)
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
}
