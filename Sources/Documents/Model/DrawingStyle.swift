extension Drawing {
  /// How pieces look where no style sheet says anything else. What is nil or empty is inherited.
  public struct Style: Equatable, Sendable {
    /// What fills the pieces, texts too.
    public var fill: Paint?
    /// What draws their lines.
    public var stroke: Paint?
    /// The width of their lines.
    public var strokeWidth: Length?
    /// The lengths of dashes and of the gaps behind them, in turn.
    public var dashes: [Length]
    /// The size of their texts.
    public var fontSize: Length?
    /// Whether their texts are bold.
    public var isBold: Bool

    /// Makes a style.
    public init(
      fill: Paint? = nil, stroke: Paint? = nil, strokeWidth: Length? = nil, dashes: [Length] = [],
      fontSize: Length? = nil, isBold: Bool = false
    ) {
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
      self.dashes = dashes
      self.fontSize = fontSize
      self.isBold = isBold
    }
  }

  /// A colour, or none.
  public enum Paint: Equatable, Sendable, ExpressibleByIntegerLiteral {
    case none
    case color(red: UInt8, green: UInt8, blue: UInt8)

    /// Makes a colour of its number, `0xRRGGBB`.
    public init(integerLiteral value: UInt32) {
      self = .color(
        red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
        blue: UInt8(truncatingIfNeeded: value))
    }
  }
}
