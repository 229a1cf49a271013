internal import WidgetSizing
internal import Wording

extension WidgetContent {
  /// Whether the rows are plain lines of text.
  private var isLines: Bool { text?.lines == 1 }

  /// How many rows there are; 0 if the content is one height.
  var rowCount: Int { layout.count }

  /// Whether the content is rows, and not one height.
  var hasRows: Bool { rowCount > 0 }

  /// What a row is called: `line` if the rows are plain lines of text.
  package var rowNoun: String { isLines ? "line" : "row" }

  /// The content in words, and the heights that it needs: nil if they are not known. `textName` is what
  /// the style of its text is called.
  func line(heights: ClosedRange<Points>?, textName: String, textSizes: String) -> String {
    switch self {
    case .fixed(let layout) where layout.count == 0:
      return "content of \(layout.height) points"
    case .fixed(let layout):
      return
        "\(layout.words(for: "\(layout.count.of(rowNoun)) of \(layout.row)")): \(layout.height) points"
    case .text(let text, let layout):
      let rows =
        text.style == nil
        ? "\(layout.count.of("row")) of \(textName)"
        : (isLines
          ? layout.count.of("line") : "\(layout.count.of("row")) of \(text.lines.of("line"))")
          + " of \(textName) text"
      let height = heights.map { "\($0.text) points" } ?? "the height is not known"
      return "\(layout.words(for: rows)), at \(textSizes): \(height)"
    }
  }

}

extension ContentLayout {
  /// Rows in words, and what stands between and above them.
  func words(for rows: String) -> String {
    var parts = [rows]
    if spacing > .zero { parts.append("\(spacing) between them") }
    if header > .zero { parts.append("a header of \(header)") }
    return parts.joined(by: ", ")
  }
}

extension Catalog {
  /// A text size in words: `ax3 (accessibility extra large)`.
  func words(for textSize: TextSize) -> String {
    "\(textSize.rawValue) (\(row(of: textSize).name))"
  }
}

extension FitQuestion {
  /// The content in words, and the height that it needs:
  /// `2 lines of body text, at ax3 (accessibility extra large): 96 points`.
  var contentLine: String {
    if countsRows {
      let size =
        content.text == nil
        ? "\(content.layout.row)" : styleWords + (content.text?.style == nil ? "" : " text")
      return content.layout.words(for: "as many \(content.rowNoun)s of \(size) as fit")
        + (content.text == nil ? "" : ", at \(textSizeWords)")
    }
    return content.line(heights: heightRange, textName: styleWords, textSizes: textSizeWords)
  }

  /// The styles of a row: `body`, or `a line of headline and one of body text`.
  private var styleWords: String {
    guard let text = content.text else { return "" }
    if let style = text.style { return catalog.name(of: style) }
    return "one line each of \(text.styles.map { catalog.name(of: $0) }.list) text"
  }

  /// The text sizes in words: `ax3 (accessibility extra large)`.
  private var textSizeWords: String {
    if textSizes.count == 1 { return catalog.words(for: textSizes[0]) }
    return textSizes.count == TextSize.allCases.count
      ? "all text sizes" : Catalog.words(for: TextSize.allCases.filter(textSizes.contains))
  }

  /// The heights that the content needs, at all text sizes and versions.
  private var heightRange: ClosedRange<Points>? {
    let heights = existing.flatMap { $0.fits.flatMap { $0.layouts.map(\.height) } }
    guard let smallest = heights.min(), let largest = heights.max() else { return nil }
    return smallest...largest
  }

  /// The height to ask for as it stands in code; nil if it is not one number.
  var heightText: String? {
    if case .text = content { return "the height of the rows" }
    return heightRange.map { "\($0.lowerBound)" }
  }
}
