/// Cases of which a page shows one at a time, and links that switch between them. They need no
/// script: a case is shown while the address of the page ends in its id, or in one within it.
///
/// Paper and Markdown show all of them, one below the other.
public struct Alternatives: Equatable, Sendable {
  /// One of the cases.
  public struct Case: Equatable, Sendable {
    /// What the case is called on the switch.
    public var name: [Inline]
    /// The id of the case.
    public var anchor: Slug
    /// What is shown in the case.
    public var blocks: [Block]

    /// Makes a case.
    public init(_ name: [Inline], anchor: Slug, _ blocks: [Block]) {
      self.name = name
      self.anchor = anchor
      self.blocks = blocks
    }
  }

  /// The cases; the first is shown unless the address names another.
  public let cases: [Case]

  /// Makes alternatives of at least one case.
  public init(_ cases: [Case]) {
    precondition(!cases.isEmpty, "alternatives have cases")
    self.cases = cases
  }
}
