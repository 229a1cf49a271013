internal import WidgetSizing
internal import Wording

extension WidgetContent {
  /// How many rows there are; 0 if the content is one height.
  var rowCount: Int { layout.count }

  /// Whether the content is rows, and not one height.
  var hasRows: Bool { rowCount > 0 }

  /// What a row is called: `line` if the rows are plain lines of text.
  package var rowNoun: String { text?.lines == 1 ? "line" : "row" }
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
    guard content.hasRows else { return "content of \(content.layout.height) points" }
    let noun = content.rowNoun
    let rows =
      countsRows
      ? "as many \(noun)s of \(rowWords) as fit" : "\(content.rowCount.of(noun)) of \(rowWords)"
    let words =
      content.layout.words(for: rows) + (content.text == nil ? "" : ", at \(textSizeWords)")
    guard !countsRows else { return words }
    let height = content.text == nil ? content.layout.height...content.layout.height : heightRange
    return "\(words): \(height.map { "\($0.text) points" } ?? "the height is not known")"
  }

  /// What is in a row: `44`, `body text`, `2 lines of footnote text`, `one line each of headline and body text`.
  private var rowWords: String {
    guard let text = content.text else { return "\(content.layout.row)" }
    let styles = text.styles.map { catalog.name(of: $0) }
    guard text.style != nil else { return "one line each of \(styles.list) text" }
    return (text.lines == 1 ? "" : "\(text.lines.of("line")) of ") + "\(styles[0]) text"
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
