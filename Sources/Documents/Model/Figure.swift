/// A drawing with a caption.
public struct Figure: Equatable, Sendable {
  /// How a drawing that is wider than its place is shown.
  public enum Layout: Equatable, Sendable {
    /// In its own size, within a region that scrolls.
    case scrolling
    /// As wide as its place.
    case scaled
  }

  /// What is drawn.
  public var drawing: Drawing
  /// What is said below it.
  public var caption: [Inline]
  /// The id by which the figure is linked to, and from which those of its parts are made; no two
  /// figures of a page have the same.
  public var anchor: Slug?
  /// A class for a style sheet.
  public var kind: Slug?
  /// How the drawing takes its place.
  public var layout: Layout

  /// Makes a figure.
  public init(
    _ drawing: Drawing, caption: [Inline], anchor: Slug? = nil, kind: Slug? = nil,
    layout: Layout = .scrolling
  ) {
    self.drawing = drawing
    self.caption = caption
    self.anchor = anchor
    self.kind = kind
    self.layout = layout
  }
}

extension Figure {
  /// The same figure, as wide as its place.
  public var scaled: Figure {
    var figure = self
    figure.layout = .scaled
    return figure
  }
}
