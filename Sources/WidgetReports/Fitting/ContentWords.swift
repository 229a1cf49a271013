internal import WidgetSizing
internal import Wording

extension WidgetContent {
  /// Whether the rows are plain lines of text.
  private var isLines: Bool {
    text.map { $0.lines == 1 && $0.padding == .zero } ?? layout.hasLines
  }

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
    case .fixed(let layout) where layout.count == 0 && layout.maximumRows == nil:
      return "content of \(layout.height) points"
    case .fixed(let layout):
      return
        "\(words(for: "\(layout.count.of(rowNoun)) of \(layout.row)")): \(layout.height) points"
    case .text(let text, let layout):
      var rows =
        text.style == nil
        ? "\(layout.count.of("row")) of \(textName)"
        : (isLines
          ? layout.count.of("line") : "\(layout.count.of("row")) of \(text.lines.of("line"))")
          + " of \(textName) text"
      if text.padding > .zero { rows += ", \(text.padding) above and below" }
      let height = heights.map { "\($0.text) points" } ?? "the height is not known"
      return "\(words(for: rows)), at \(textSizes): \(height)"
    }
  }

  fileprivate func words(for rows: String) -> String {
    var parts = [rows]
    if let tallRow = layout.tallRow { parts.append("one of them \(tallRow)") }
    if let maximum = layout.maximumRows { parts.append("at most \(maximum) at a time") }
    if layout.spacing > .zero { parts.append("\(layout.spacing) between them") }
    if layout.header > .zero { parts.append("a header of \(layout.header)") }
    if layout.footer > .zero { parts.append("a footer of \(layout.footer)") }
    return parts.joined(by: ", ")
  }
}

extension FitResult {
  /// The content in words, and the height that it needs:
  /// `2 lines of body text, at ax3 (accessibility extra large): 96 points`.
  var contentLine: String {
    if countsRows, case .fixed(let layout) = content {
      return content.words(for: "as many \(content.rowNoun)s of \(layout.row) as fit")
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
    if textSizes.count == 1 {
      return "\(textSizes[0].rawValue) (\(catalog.row(of: textSizes[0]).name))"
    }
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
