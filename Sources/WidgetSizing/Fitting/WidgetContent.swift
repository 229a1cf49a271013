/// What a widget shows, before the text size is known.
public enum WidgetContent: Hashable, Sendable {
  /// The same at every text size.
  case fixed(ContentLayout)
  /// Rows that grow with the text: `layout` with rows of this height.
  case text(TextRow, layout: ContentLayout)

  /// The rows, before their height is known if they are of text.
  public var layout: ContentLayout {
    switch self {
    case .fixed(let layout), .text(_, let layout): layout
    }
  }

  /// The rows as lines of text; nil if their height is given in points.
  public var text: TextRow? { if case .text(let text, _) = self { text } else { nil } }
}

/// A row that is as high as its lines of text.
public struct TextRow: Hashable, Sendable {
  /// The style of each line, the topmost first.
  public let styles: [TextStyle]
  /// The space above the text, and again below it, in points.
  public let padding: Points

  /// How many lines a row may have.
  public static let lineCounts = 1...100

  /// The number of lines of text.
  public var lines: Int { styles.count }
  /// The style of all lines; nil if they have several.
  public var style: TextStyle? { Set(styles).count == 1 ? styles.first : nil }

  /// Makes a row of lines of one style; nil if the lines are outside ``lineCounts`` or the padding outside
  /// ``ContentLayout/heights``.
  public init?(lines: Int, style: TextStyle = .body, padding: Points = .zero) {
    self.init(styles: Array(repeating: style, count: max(0, lines)), padding: padding)
  }

  /// Makes a row of one line of each style, the topmost first; nil as above.
  public init?(styles: [TextStyle], padding: Points = .zero) {
    guard Self.lineCounts.contains(styles.count), ContentLayout.heights.contains(padding) else {
      return nil
    }
    self.styles = styles
    self.padding = padding
  }
}
