/// A part of a line.
public indirect enum Inline: Hashable, Sendable {
  case text(PlainText)
  case code(PlainText)
  case emphasis([Inline])
  case strong([Inline])
  /// A link. One inside another is shown as its content.
  case link([Inline], to: Destination)
  /// A part with a class for a style sheet. What the class means must be said in words too.
  case span([Inline], kind: Slug)
  /// The end of a line within a paragraph or a cell; in a heading it is a space.
  case lineBreak
}

extension Inline {
  /// Makes text of any string, cleaned.
  public init(_ string: some StringProtocol) {
    self = .text(PlainText(string))
  }

  /// Makes a link if `address` is one that is allowed; `content` alone otherwise.
  public static func linking(_ content: [Inline], to address: some StringProtocol) -> [Inline] {
    Destination(checking: address).map { [.link(content, to: $0)] } ?? content
  }
}

extension Inline: ExpressibleByStringInterpolation {
  /// Makes text of a literal, cleaned.
  public init(stringLiteral literal: String) {
    self.init(literal)
  }
}

extension [Inline] {
  /// The words alone, without emphasis and links.
  public var plainText: PlainText {
    PlainText(
      map { inline in
        switch inline {
        case .text(let text), .code(let text): text.string
        case .emphasis(let content), .strong(let content), .link(let content, to: _),
          .span(let content, kind: _):
          content.plainText.string
        case .lineBreak: " "
        }
      }.joined())
  }
}
