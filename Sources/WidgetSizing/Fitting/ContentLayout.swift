internal import Wording

/// The heights of what a widget shows: rows below each other, between a header and a footer.
///
/// All lengths are whole counts of 1/300 pt, so that these lines give the same result in any language:
///
///     window = maximumRows ? min(list, maximumRows × row + (maximumRows − 1) × spacing) : list
///     height = header + window + footer
///     seen   = min(window, room − header)
///     rows   = seen < first ? 0 : min(count, 1 + ⌊(seen − first) ÷ (row + spacing)⌋)
///
/// `first` is the tall row if there is one, else a row; it stands at the top.
public struct ContentLayout: Hashable, Sendable {
  /// The height above the rows, in points; content of one height is all header.
  public let header: Points
  /// How many rows there are.
  public let count: Int
  /// The height of a row, in points.
  public let row: Points
  /// The height of one row that differs from the others, in points; it is shown first.
  public let tallRow: Points?
  /// The distance between two rows, in points.
  public let spacing: Points
  /// The height below the rows, in points.
  public let footer: Points
  /// The widget asks for the height of at most this many rows; nil for all.
  public let maximumRows: Int?
  /// Whether a row is a line of text in a font of one size, which is called so.
  package var hasLines = false

  /// The heights that content may have, in points.
  public static let heights = Points.zero...Points(10_000)
  /// How many rows content may have.
  public static let counts = 0...1_000

  /// Makes content of rows; nil if a height is outside ``heights``, if a number of rows is outside
  /// ``counts``, if a row has no height, or if there is a tall row but `count` is 0.
  public init?(
    count: Int, row: Points, tallRow: Points? = nil, header: Points = .zero,
    footer: Points = .zero, spacing: Points = .zero, maximumRows: Int? = nil
  ) {
    guard Self.counts.contains(count), Self.counts.contains(maximumRows ?? 0), row > .zero,
      tallRow.map({ $0 > .zero && count > 0 }) ?? true,
      [row, tallRow ?? row, header, footer, spacing].allSatisfy(Self.heights.contains)
    else { return nil }
    self.count = count
    self.row = row
    self.tallRow = tallRow
    self.header = header
    self.footer = footer
    self.spacing = spacing
    self.maximumRows = maximumRows
  }

  /// Makes content of one height, in points, which has no rows; nil if it is outside ``heights``.
  public init?(height: Points) {
    self.init(count: 0, row: Points(1), header: height)
  }

  /// The height that the widget asks for, in points.
  public var height: Points { header + window + footer }

  /// How many whole rows are seen in `room` points of height. The content is cut off at the bottom, so
  /// that the footer is lost first.
  public func rows(in room: Points) -> Int {
    let seen = min(window, room - header)
    let first = tallRow ?? row
    guard count > 0, seen >= first else { return 0 }
    return min(count, 1 + (seen - first).quotient(by: row + spacing))
  }

  /// How much of the content does not fit into `room` points of height, in points.
  public func cutOff(in room: Points) -> Points { max(.zero, height - room) }

  /// How many whole rows are seen if the widget gets the height that it asks for.
  public var rowsAskedFor: Int { rows(in: height) }

  /// The part of the requested height for the rows, in points.
  private var window: Points {
    guard let maximumRows else { return list }
    return min(list, Self.list(of: maximumRows, row, spacing))
  }

  /// The height of all rows with their spacing, in points.
  private var list: Points {
    Self.list(of: count, row, spacing) + (tallRow.map { $0 - row } ?? .zero)
  }

  private static func list(of count: Int, _ row: Points, _ spacing: Points) -> Points {
    count * row + max(0, count - 1) * spacing
  }
}
