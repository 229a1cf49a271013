/// Whether content of a width, a height or both fits one cell.
public struct SizeFit: Sendable {
  /// The cell.
  public let cell: Cell
  /// What is known of its width.
  public let width: Evidence
  /// What is known of its height.
  public let height: Evidence
  /// What is known of the content margin, which stays free on each side; nil if the content may use it,
  /// or if the widget has none.
  public let margin: Evidence?

  /// The width or the height that is left to content, in points; of a range, the smallest. Nil if it is not
  /// known. A margin that is not known counts as 0.
  public func room(_ side: Quantity) -> Points? {
    (side == .width ? width : height).value.map {
      max(.zero, $0 - 2 * (margin?.value ?? .zero))
    }
  }

  /// By how much a length of content is more than is left to it, in points; nil if that is not known.
  public func excess(of length: Points, _ side: Quantity) -> Points? {
    room(side).map { max(.zero, length - $0) }
  }
}

/// The size of content: a width, a height or both, in points.
public struct ContentSize: Hashable, Sendable {
  /// Nil if only the height is judged.
  public let width: Points?
  /// Nil if only the width is judged.
  public let height: Points?

  /// Makes the size of content; nil if a side is not more than 0 or outside ``ContentLayout/heights``, or if
  /// there is none.
  public init?(width: Points?, height: Points?) {
    let sides = [width, height].compactMap(\.self)
    guard !sides.isEmpty,
      sides.allSatisfy({ $0 > .zero && ContentLayout.heights.contains($0) })
    else { return nil }
    self.width = width
    self.height = height
  }

  /// One of the sides.
  public subscript(side: Quantity) -> Points? { side == .width ? width : height }
}

extension Engine {
  /// What is left to content in a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - usesMargins: Whether the content margin is left free, where it is known.
  /// - Returns: The sides of the cell and its margin.
  public func sizeFit(in cell: Cell, usesMargins: Bool) -> SizeFit {
    SizeFit(
      cell: cell, width: evidence(.width, of: cell), height: evidence(.height, of: cell),
      margin: usesMargins && quantities(of: cell).contains(.margin)
        ? evidence(.margin, of: cell) : nil)
  }
}
