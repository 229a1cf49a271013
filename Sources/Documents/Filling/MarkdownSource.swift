import CMarkTree

/// Markdown that someone else wrote, to be written again with some of its code blocks filled in.
///
/// Unlike a ``Document`` it keeps everything that Markdown can say. As HTML it is what cmark makes
/// of it, with pipe tables and with anchors at headings; as Markdown it is the same text outside of
/// what is filled in.
public struct MarkdownSource: Sendable {
  /// The whole text.
  public let text: String
  /// Front matter at the start, which is not Markdown: lines of YAML between two lines `---`.
  let frontMatter: Substring

  /// Takes a text; there is none that is not Markdown.
  public init(_ text: String) {
    self.text = text
    self.frontMatter = Self.frontMatter(of: text)
  }

  /// What is done with raw HTML in a source, and with links that may do harm.
  public enum RawHTML: Sendable {
    /// It is left out; of `<br>` a space stays, to keep words apart. Links lead to `https`, `http`, `mailto` and relative addresses only; any
    /// other is shown as its text.
    case leftOut
    /// It is written as it stands, scripts included. Only for a source that is trusted as a program
    /// is.
    case trusted
  }

  /// Whether raw HTML is the end of a line.
  static func isLineBreak(_ literal: String) -> Bool {
    ["<br>", "<br/>", "<br />"].contains(literal.lowercased())
  }

  /// The tree of the source. Front matter is empty lines in it, so that lines keep their numbers.
  func tree() -> MarkupNode {
    guard !frontMatter.isEmpty else { return .parsing(text) }
    let lines = SourceLines(String(frontMatter)).count
    return .parsing(String(repeating: "\n", count: lines) + text[frontMatter.endIndex...])
  }

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

  /// Takes a line off the start, and returns it without the white space at its end.
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
