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

extension WidgetContent {
  /// More lines of text than any widget has room for, so that those that are seen can be counted.
  package static func lines(of style: TextStyle) -> WidgetContent {
    guard let layout = ContentLayout(count: ContentLayout.counts.upperBound, row: Points(1)) else {
      preconditionFailure("rows of a point are content")
    }
    return .text(TextRow(lineOf: style), layout: layout)
  }
}

/// A row that is as high as its lines of text.
public struct TextRow: Hashable, Sendable {
  /// The style of each line, the topmost first.
  public let styles: [TextStyle]

  /// How many lines a row may have.
  public static let lineCounts = 1...100

  /// The number of lines of text.
  public var lines: Int { styles.count }
  /// The style of all lines; nil if they have several.
  public var style: TextStyle? { Set(styles).count == 1 ? styles.first : nil }

  /// Makes a row of one line.
  public init(lineOf style: TextStyle) {
    styles = [style]
  }

  /// Makes a row of one line of each style, the topmost first; nil if the lines are outside ``lineCounts``.
  public init?(styles: [TextStyle]) {
    guard Self.lineCounts.contains(styles.count) else { return nil }
    self.styles = styles
  }
}
