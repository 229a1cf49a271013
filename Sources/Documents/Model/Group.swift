/// Blocks that a style sheet lays out together, or a script fills. Without either they stand one
/// below the other, as in Markdown.
public struct Group: Equatable, Sendable {
  /// A class for a style sheet or a script.
  public var kind: Slug
  /// The id of the group.
  public var anchor: Slug?
  /// What is in the group; may be nothing.
  public var blocks: [Block]

  /// Makes a group.
  public init(_ kind: Slug, anchor: Slug? = nil, _ blocks: [Block]) {
    self.kind = kind
    self.anchor = anchor
    self.blocks = blocks
  }
}
