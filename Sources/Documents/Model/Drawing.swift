/// A drawing to scale, written as SVG.
public struct Drawing: Equatable, Sendable {
  /// A length on the drawing, exact to a thousandth of its unit.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral {
    let thousandths: Int

    /// The length `numerator / denominator`, rounded to the nearest thousandth, halves away from
    /// zero. The denominator is positive.
    public init(_ numerator: Int, over denominator: Int = 1) {
      precondition(denominator > 0, "a length has a positive denominator")
      let doubled = 2 * 1000 * numerator
      let half = numerator < 0 ? -denominator : denominator
      self.thousandths = (doubled + half) / (2 * denominator)
    }

    /// A whole length.
    public init(integerLiteral value: Int) {
      self.init(value)
    }
  }

  /// A piece of a drawing. Each has a class for a style sheet.
  public indirect enum Shape: Equatable, Sendable {
    case rectangle(
      x: Length, y: Length, width: Length, height: Length, corner: Length = 0, kind: Slug)
    case line(fromX: Length, fromY: Length, toX: Length, toY: Length, kind: Slug)
    /// Text; `x` and `y` are the start, middle or end of its base line.
    case text(PlainText, x: Length, y: Length, anchor: TextAnchor = .start, kind: Slug)
    case group([Shape], kind: Slug)
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
  /// What the drawing tells, for those who do not see it, and for Markdown.
  public var alternative: PlainText

  /// Makes a drawing.
  public init(width: Length, height: Length, alternative: PlainText, _ shapes: [Shape]) {
    self.width = width
    self.height = height
    self.alternative = alternative
    self.shapes = shapes
  }
}
