internal import DataTables

/// What is known of a text size.
public struct TextSizeRow: Sendable {
  /// The text size.
  public let textSize: TextSize
  /// The name in Settings and in the guideline: `extra large`.
  public let name: String
  /// The raw value of its `UIContentSizeCategory`.
  public let uikitName: String
  /// Whether it is one of the larger accessibility sizes.
  public let isAccessibility: Bool
  /// The size of the body text style, in points.
  public let body: Points
  /// The line height of the body text style in the list of iOS 7 to 10, in points.
  public let olderLineHeight: Points
  /// The line height of the body text style in Apple's current guideline, in points.
  public let currentLineHeight: Points
}

extension TextSizeRow: TableRow {
  static let table = "text_sizes"

  init(_ row: inout Row) {
    textSize = row.choice("id")
    name = row.text("name")
    uikitName = row.text("uikit_name")
    isAccessibility = row.boolean("is_accessibility")
    body = row.points("body_pt")
    olderLineHeight = row.points("older_line_height_pt")
    currentLineHeight = row.points("current_line_height_pt")
  }
}
