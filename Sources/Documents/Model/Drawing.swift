/// A drawing to scale, written as SVG.
///
/// It looks as its styles say wherever it stands alone, and as the style sheet says on a page:
/// styles are written as presentation attributes, which any rule of a style sheet overrides.
public struct Drawing: Equatable, Sendable {
  /// A place on a drawing.
  public struct Point: Equatable, Sendable {
    /// How far from the left edge it is.
    public var x: Length
    /// How far from the upper edge it is.
    public var y: Length

    /// Makes a place.
    public init(x: Length, y: Length) {
      self.x = x
      self.y = y
    }

    /// The top left corner.
    public static let origin = Point(x: 0, y: 0)
  }

  /// A width and a height.
  public struct Size: Equatable, Sendable {
    /// How wide something is.
    public var width: Length
    /// How high something is.
    public var height: Length

    /// Makes a size.
    public init(width: Length, height: Length) {
      self.width = width
      self.height = height
    }
  }

  /// A piece of a drawing.
  public indirect enum Shape: Equatable, Sendable {
    case rectangle(x: Length, y: Length, width: Length, height: Length, corner: Length = 0)
    case circle(x: Length, y: Length, radius: Length)
    /// Strokes of straight lines, each from its first point to its last.
    case path([[Point]])
    /// Text; `x` and `y` are the start, middle or end of its base line.
    case text(PlainText, x: Length, y: Length, anchor: TextAnchor = .start)
    /// Pieces that share a style, which they inherit, and a class for a style sheet, and are moved to a place.
    /// Programs for drawing show the `anchor` as the name of a layer; it is an id, so none may be in a drawing twice.
    case group(
      [Shape], at: Point = .origin, kind: Slug? = nil, anchor: Slug? = nil, style: Style = Style())
  }

  /// Where on a text its position is.
  public enum TextAnchor: String, Equatable, Sendable, CaseIterable {
    case start, middle, end
  }

  /// The width, in units of the drawing; it is also the width in CSS pixels.
  public var width: Length
  /// The height, likewise.
  public var height: Length
  /// The pieces, from the back to the front.
  public var shapes: [Shape]
  /// What the drawing is called, in a few words.
  public var title: PlainText
  /// What the drawing tells, for those who do not see it, and for Markdown.
  public var alternative: PlainText
  /// A class for a style sheet.
  public var kind: Slug?

  /// Makes a drawing.
  public init(
    width: Length, height: Length, title: PlainText, alternative: PlainText, kind: Slug? = nil,
    _ shapes: [Shape]
  ) {
    self.width = width
    self.height = height
    self.title = title
    self.alternative = alternative
    self.kind = kind
    self.shapes = shapes
  }
}
