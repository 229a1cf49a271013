/// Blocks that are shown when their summary is chosen. Markdown shows them at once.
public struct Disclosure: Equatable, Sendable {
  /// What stands for the blocks while they are hidden.
  public var summary: [Inline]
  /// What is shown.
  public var blocks: [Block]

  /// Makes a disclosure.
  public init(_ summary: [Inline], _ blocks: [Block]) {
    self.summary = summary
    self.blocks = blocks
  }
}
