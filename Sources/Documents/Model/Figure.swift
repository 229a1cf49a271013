/// A drawing with a caption.
public struct Figure: Equatable, Sendable {
  /// What is drawn.
  public var drawing: Drawing
  /// What is said below it.
  public var caption: [Inline]
  /// The id by which the figure is linked to, and from which those of its parts are made; no two
  /// figures of a page have the same.
  public var anchor: Slug?
  /// A class for a style sheet.
  public var kind: Slug?

  /// Makes a figure.
  public init(
    _ drawing: Drawing, caption: [Inline], anchor: Slug? = nil, kind: Slug? = nil
  ) {
    self.drawing = drawing
    self.caption = caption
    self.anchor = anchor
    self.kind = kind
  }
}
