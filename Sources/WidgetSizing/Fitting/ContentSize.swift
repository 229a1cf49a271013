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
