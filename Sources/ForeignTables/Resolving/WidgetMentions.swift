/// Whether a file is about widgets of a phone, as far as its words say.
struct WidgetMentions {
  /// A word for widgets stands somewhere in the file or its name.
  private(set) var isAnywhere = false
  /// It stands in the name of the file, in a text, in a comment, in a heading or in a name of WidgetKit.
  private(set) var isSpoken = false

  init(_ path: String, _ bytes: [UInt8], _ families: FamilyNames) {
    let name = Array(path.utf8.split(separator: UInt8(ascii: "/")).last ?? [])
    let isText =
      Self.texts.contains { path.lowercased().hasSuffix($0) } || path == "-"
    for word in families.widgetWords {
      if Self.find(word, in: name, { _ in true }) { (isAnywhere, isSpoken) = (true, true) }
      guard !isSpoken else { return }
      _ = Self.find(word, in: bytes) { place in
        isAnywhere = true
        isSpoken =
          isText || Self.isName(bytes[(place + word.count)...]) || Self.isComment(place, bytes)
        return isSpoken
      }
    }
  }

  /// The ends of files that have words and data, and no code.
  private static let texts = [
    ".md", ".txt", ".csv", ".tsv", ".html", ".htm", ".rst", ".adoc", ".org", ".tex", ".log",
    ".json", ".yaml", ".yml",
    ".toml", ".ini", ".cfg", ".conf", ".properties", ".xml", ".plist", ".sql", ".css", ".scss",
  ]

  /// Calls a function with each place of a word until it returns true.
  private static func find(_ word: [UInt8], in bytes: [UInt8], _ isFound: (Int) -> Bool) -> Bool {
    guard bytes.count >= word.count else { return false }
    for place in 0...(bytes.count - word.count)
    where bytes[place].lower == word[0]
      && word.indices.allSatisfy({ bytes[place + $0].lower == word[$0] })
    { if isFound(place) { return true } }
    return false
  }

  /// Whether a word goes on as names of WidgetKit do.
  private static func isName(_ rest: ArraySlice<UInt8>) -> Bool {
    ["kit", "family", "size"].contains {
      rest.prefix($0.utf8.count).map(\.lower).elementsEqual($0.utf8)
    }
  }

  /// Whether a place is in a comment, a heading or a text of several lines.
  private static func isComment(_ place: Int, _ bytes: [UInt8]) -> Bool {
    var start = place
    while start > 0, !bytes[start - 1].isNewline, place - start < 200 { start -= 1 }
    let line = bytes[start..<place].drop(while: \.isBlank)
    return line.isEmpty
      || ["#", "*", "<!--", "/*", "--", "\"\"\"", "|", ">"].contains { line.starts(with: $0.utf8) }
      || zip(line, line.dropFirst()).contains { $0 == "/" && $1 == "/" }
  }
}
