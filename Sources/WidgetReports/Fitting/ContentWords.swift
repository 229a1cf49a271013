internal import WidgetSizing
internal import Wording

extension WidgetContent {
  /// The content in words, and the heights that it needs: nil if that is not known.
  func line(heights: ClosedRange<Points>?) -> String {
    switch self {
    case .fixed(let layout) where layout.count == 0 && layout.maximumRows == nil:
      return "content of \(layout.height) points"
    case .fixed(let layout):
      return "\(Self.words(for: layout, row: "\(layout.row)")): \(layout.height) points"
    case .text(let text, let layout):
      var row = "\(text.lines.of("line")) of \(text.style.rawValue) text"
      if text.padding > .zero { row += ", \(text.padding) above and below" }
      return "\(Self.words(for: layout, row: row)): \(heights.map(\.text) ?? "?") points"
    }
  }

  private static func words(for layout: ContentLayout, row: String) -> String {
    var parts = ["\(layout.count.of("row")) of \(row)"]
    if let tallRow = layout.tallRow { parts.append("one of them \(tallRow)") }
    if let maximum = layout.maximumRows { parts.append("at most \(maximum) at a time") }
    if layout.spacing > .zero { parts.append("\(layout.spacing) between them") }
    if layout.header > .zero { parts.append("a header of \(layout.header)") }
    if layout.footer > .zero { parts.append("a footer of \(layout.footer)") }
    return parts.joined(by: ", ")
  }
}

extension FitResult {
  /// The content in words, and the height that it needs.
  var contentLine: String { content.line(heights: system == .today ? heightRange : nil) }

  /// The heights that the content needs, at all text sizes and versions.
  private var heightRange: ClosedRange<Points>? {
    let heights = Set(existing.map(\.cell.os)).flatMap { os in
      textSizes.flatMap { catalog.layouts(of: content, at: $0, on: os).map(\.height) }
    }
    guard let smallest = heights.min(), let largest = heights.max() else { return nil }
    return smallest...largest
  }

  /// The height to ask for as it stands in code; nil if it is not one number.
  var heightText: String? {
    if case .text = content { return "the height of the rows" }
    return heightRange.map { "\($0.lowerBound)" }
  }
}
