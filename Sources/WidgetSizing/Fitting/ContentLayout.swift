internal import Wording

/// The heights of what a widget shows: rows below each other, under a header.
///
/// All lengths are whole counts of 1/300 pt, so that these lines give the same result in any language:
///
///     height = header + count × row + (count − 1) × spacing
///     rows   = room − header < row ? 0 : min(count, 1 + ⌊(room − header − row) ÷ (row + spacing)⌋)
public struct ContentLayout: Hashable, Sendable {
  /// The height of all that is no row, above the rows, in points; content of one height is all header.
  public let header: Points
  /// How many rows there are.
  public let count: Int
  /// The height of a row, in points.
  public let row: Points
  /// The distance between two rows, in points.
  public let spacing: Points

  /// The heights that content may have, in points.
  public static let heights = Points.zero...Points(10_000)
  /// How many rows content may have.
  public static let counts = 0...1_000

  /// Makes content of rows; nil if a height is outside ``heights``, if the number of rows is outside
  /// ``counts``, or if a row has no height.
  public init?(count: Int, row: Points, header: Points = .zero, spacing: Points = .zero) {
    guard Self.counts.contains(count), row > .zero,
      [row, header, spacing].allSatisfy(Self.heights.contains)
    else { return nil }
    self.count = count
    self.row = row
    self.header = header
    self.spacing = spacing
  }

  /// Makes content of one height, in points, which has no rows; nil if it is outside ``heights``.
  public init?(height: Points) {
    self.init(count: 0, row: Points(1), header: height)
  }

  /// The height that the widget asks for, in points.
  public var height: Points { header + count * row + max(0, count - 1) * spacing }

  /// How many whole rows are seen in `room` points of height. The content is cut off at the bottom.
  public func rows(in room: Points) -> Int {
    let seen = room - header
    guard count > 0, seen >= row else { return 0 }
    return min(count, 1 + (seen - row).quotient(by: row + spacing))
  }

  /// How much of the content does not fit into `room` points of height, in points.
  public func cutOff(in room: Points) -> Points { max(.zero, height - room) }
}
