/// What a widget wants to show, before the text size is known.
public enum WidgetContent: Hashable, Sendable {
  /// The same at every text size.
  case fixed(ContentLayout)
  /// Rows that grow with the text: `layout` with rows of this height.
  case text(TextRow, layout: ContentLayout)
}

/// A row that is as high as its lines of text.
public struct TextRow: Hashable, Sendable {
  /// How many lines of text are below each other.
  public let lines: Int
  /// How the text is set.
  public let style: TextStyle
  /// What is above the text and below it, each, in points.
  public let padding: Points

  /// How many lines a row may have.
  public static let lineCounts = 1...100

  /// Makes a row; nil if the lines are beyond ``lineCounts`` or the padding beyond
  /// ``ContentLayout/heights``.
  public init?(lines: Int, style: TextStyle = .body, padding: Points = .zero) {
    guard Self.lineCounts.contains(lines), ContentLayout.heights.contains(padding) else {
      return nil
    }
    self.lines = lines
    self.style = style
    self.padding = padding
  }
}

/// A style of text whose line heights are published for every text size.
public enum TextStyle: String, CaseIterable, Sendable {
  /// `UIFont.TextStyle.body`. Sources: S15 up to iOS 10, S16 for Apple's current list.
  case body
}

extension Catalog {
  /// `content` as it is at a text size on a version of the OS, the highest first; more than one
  /// where it is not settled which list of line heights holds. Empty if the tables do not have the
  /// version.
  public func layouts(
    of content: WidgetContent, at textSize: TextSize, on os: OSVersion
  ) -> [ContentLayout] {
    switch content {
    case .fixed(let layout): return [layout]
    case .text(let text, let layout):
      guard let release = release(os) else { return [] }
      // Of the body style, the only one there is.
      return row(of: textSize).lineHeights(on: release).sorted(by: >).compactMap { lineHeight in
        layout.with(row: text.lines * lineHeight + 2 * text.padding)
      }
    }
  }
}

extension ContentLayout {
  /// The same content with rows of another height.
  fileprivate func with(row: Points) -> ContentLayout? {
    ContentLayout(
      count: count, row: row, tallRow: tallRow, header: header, footer: footer, spacing: spacing,
      maximumRows: maximumRows)
  }
}
