/// The largest canvas that fits in every one of some cells: as wide as the narrowest and as high as
/// the lowest.
public struct SafeCanvas: Sendable {
  /// One side of the canvas.
  public struct Side: Sendable {
    /// In points; of a range, the smallest counts.
    public let length: Points
    /// The cells that allow no more.
    public let tightest: [SizedCell]
  }

  /// Nil if no width is known.
  public let width: Side?
  /// Nil if no height is known.
  public let height: Side?
  /// The cells with a side that is not known, and that may be smaller than the canvas.
  public let unknown: [SizedCell]

  /// Finds the canvas of `cells`, all of which exist.
  public init(of cells: [SizedCell]) {
    width = Self.side(.width, of: cells)
    height = Self.side(.height, of: cells)
    unknown = cells.filter { !$0.width.state.isKnown || !$0.height.state.isKnown }
  }

  /// One of the sides.
  public subscript(quantity: Quantity) -> Side? { quantity == .width ? width : height }

  private static func side(_ quantity: Quantity, of cells: [SizedCell]) -> Side? {
    guard let length = smallest(quantity, of: cells) else { return nil }
    return Side(length: length, tightest: cells.filter { $0[quantity].value == length })
  }

  /// The smallest known value of one side, in points; nil if none is known.
  static func smallest(
    _ quantity: Quantity, of cells: some Sequence<SizedCell>
  ) -> Points? {
    var smallest: Points?
    for cell in cells {
      guard let value = cell[quantity].value else { continue }
      smallest = min(smallest ?? value, value)
    }
    return smallest
  }
}
