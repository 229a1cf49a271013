/// A drawing with a caption.
public struct Figure: Equatable, Sendable {
  /// What is drawn.
  public var drawing: Drawing
  /// What is said below it.
  public var caption: [Inline]
  /// The id by which the figure is linked to.
  public var anchor: Slug?

  /// Makes a figure.
  public init(_ drawing: Drawing, caption: [Inline], anchor: Slug? = nil) {
    self.drawing = drawing
    self.caption = caption
    self.anchor = anchor
  }
}
