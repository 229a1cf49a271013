import CMarkTree

/// Markdown by another author, to be rendered with some of its code blocks filled in.
///
/// Unlike a ``Document`` it keeps everything that Markdown can express.
public struct MarkdownSource: Sendable {
  /// The whole text.
  let text: String
  /// Front matter at the start, which is not Markdown: lines of YAML between two lines `---`.
  let frontMatter: Substring

  /// Takes a text; every text is valid Markdown.
  public init(_ text: String) {
    self.text = text
    self.frontMatter = Self.frontMatter(of: text)
  }

  /// The text with blank lines instead of front matter, so that line numbers stay the same.
  var markdown: String {
    if frontMatter.isEmpty { return text }
    let lines = String(repeating: "\n", count: SourceLines(frontMatter).count)
    return lines + text[frontMatter.endIndex...]
  }

  /// The tree that cmark parses, without front matter.
  func tree() -> MarkupNode { .parsing(markdown) }

  private static func frontMatter(of text: String) -> Substring {
    let start = text.hasPrefix("\u{FEFF}") ? text.index(after: text.startIndex) : text.startIndex
    guard text[start...].utf8.starts(with: "---".utf8) else { return text[..<text.startIndex] }
    var rest = text[start...]
    guard nextLine(of: &rest) == "---", let first = nextLine(of: &rest),
      first.wholeMatch(of: /[A-Za-z_][\w-]*[ \t]*:.*/) != nil
    else { return text[..<text.startIndex] }
    while let line = nextLine(of: &rest) {
      if line == "---" || line == "..." { return text[..<rest.startIndex] }
    }
    return text[..<text.startIndex]
  }

  /// Removes and returns the first line, without white space at its end.
  private static func nextLine(of rest: inout Substring) -> Substring? {
    guard !rest.isEmpty else { return nil }
    let bytes = rest.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    var line = rest[..<(end ?? rest.endIndex)]
    rest = end.map { rest[bytes.index(after: $0)...] } ?? ""
    while let last = line.utf8.last, [0x20, 0x09, 0x0D].contains(last) {
      line = Substring(line.utf8.dropLast())
    }
    return line
  }
}
