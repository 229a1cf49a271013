/// How high a line of a text style is on a platform at a text size, as a source states it.
public struct LineHeightRow: Sendable {
  /// The platform.
  public let platform: Platform
  /// How the text is set.
  public let style: TextStyle
  /// The text size; nil for all of them, as on macOS, which has no Dynamic Type.
  public let textSize: TextSize?
  /// The leading: from one baseline to the next, in points.
  public let lineHeight: Points
  /// Who states it.
  public let source: Key<Source>
}

/// What the line height of text is found by.
struct TextOnPlatform: Hashable {
  let platform: Platform
  let style: TextStyle
  let textSize: TextSize
}

extension [LineHeightRow] {
  /// The rows by the text that they are about. A row of one text size stands before one of all.
  var byText: [TextOnPlatform: LineHeightRow] {
    var rows: [TextOnPlatform: LineHeightRow] = [:]
    for row in self {
      for textSize in row.textSize.map({ [$0] }) ?? TextSize.allCases {
        let text = TextOnPlatform(platform: row.platform, style: row.style, textSize: textSize)
        if row.textSize != nil || rows[text] == nil { rows[text] = row }
      }
    }
    return rows
  }
}
