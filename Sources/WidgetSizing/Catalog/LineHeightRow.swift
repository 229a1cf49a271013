internal import DataTables

/// The line height of a text style on a platform at a text size, as a source states it.
public struct LineHeightRow: Sendable {
  /// The platform.
  public let platform: Platform
  /// The text style.
  public let style: TextStyle
  /// The text size; nil if the row is about all of them, as on macOS, which has no Dynamic Type.
  public let textSize: TextSize?
  /// The distance from one baseline to the next, in points.
  public let lineHeight: Points
  /// The source.
  public let source: Key<Source>
}

extension LineHeightRow: TableRow {
  static let table = "line_heights"

  init(_ row: inout Row) {
    platform = row.choice("platform")
    style = TextStyle(rawValue: row.text("text_style"))
    textSize = row.optionalChoice("text_size")
    lineHeight = row.points("line_height_pt")
    source = row.key("source_id")
  }
}
