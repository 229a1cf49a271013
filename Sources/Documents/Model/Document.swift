/// A report, independent of the format it is written in.
public struct Document: Equatable, Sendable {
  /// What the document is called in a list or on a browser's tab. It is not written with the
  /// blocks: whoever wants it on the page puts a heading there.
  public var title: PlainText
  /// The language of the words, such as `en`.
  public var language: Slug
  /// The words.
  public var blocks: [Block]

  /// Makes a document.
  public init(title: PlainText = "", language: Slug = "en", _ blocks: [Block]) {
    self.title = title
    self.language = language
    self.blocks = blocks
  }
}
