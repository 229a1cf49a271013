/// Blocks that are shown when their summary is chosen. Markdown shows them at once.
public struct Disclosure: Equatable, Sendable {
  /// What stands for the blocks while they are hidden.
  public var summary: [Inline]
  /// Whether the blocks are shown from the beginning.
  public var isOpen: Bool
  /// What is shown.
  public var blocks: [Block]

  /// Makes a disclosure.
  public init(_ summary: [Inline], isOpen: Bool = false, _ blocks: [Block]) {
    self.summary = summary
    self.isOpen = isOpen
    self.blocks = blocks
  }
}
