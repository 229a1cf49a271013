internal import WidgetSizing

extension FitResult {
  /// The content in words, and the height that it needs.
  var contentLine: String {
    let height = heightRange
    switch content {
    case .fixed(let layout) where layout.count == 0 && layout.maximumRows == nil:
      return "content of \(layout.height) points"
    case .fixed(let layout):
      return "\(words(for: layout, row: "\(layout.row)")): \(layout.height) points"
    case .text(let text, let layout):
      let lines = text.lines == 1 ? "1 line" : "\(text.lines) lines"
      var row = "\(lines) of \(text.style.rawValue) text"
      if text.padding > .zero { row += ", \(text.padding) above and below" }
      return "\(words(for: layout, row: row)): \(height.map(\.text) ?? "?") points"
    }
  }

  private func words(for layout: ContentLayout, row: String) -> String {
    var parts = ["\(layout.count) \(layout.count == 1 ? "row" : "rows") of \(row)"]
    if let tallRow = layout.tallRow { parts.append("one of them \(tallRow)") }
    if let maximum = layout.maximumRows { parts.append("at most \(maximum) at a time") }
    if layout.spacing > .zero { parts.append("\(layout.spacing) between them") }
    if layout.header > .zero { parts.append("a header of \(layout.header)") }
    if layout.footer > .zero { parts.append("a footer of \(layout.footer)") }
    return parts.joined(by: ", ")
  }

  /// The heights that the content needs, at all text sizes and versions.
  private var heightRange: ClosedRange<Points>? {
    let heights = existing.flatMap { line in
      line.fits.flatMap { fit in
        catalog.layouts(of: content, at: fit.cell.textSize, on: fit.cell.os).map(\.height)
      }
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

extension Catalog {
  /// Which versions are answered for where none was said:
  /// `each on its best measured iOS, --os for another: 10 for 4-inch and 4.7-inch; 12 for …`.
  func versionLine(of queries: [TodayQuery]) -> String {
    var classes: [OSVersion: [String]] = [:]
    for query in queries where query.isBestMeasured {
      guard let os = query.os?.first, let key = query.screenClasses.first else { continue }
      classes[os, default: []].append(screenClasses[key].name)
    }
    let versions = classes.keys.sorted()
    if versions.count == 1, let os = versions.first {
      return "\(name(of: os)), the best measured; --os for another"
    }
    let parts = versions.map { os in
      let names = classes[os] ?? []
      return "\(os) for \(names.count > 3 ? "\(names.count) screens" : names.list)"
    }
    return "each on its best measured iOS, --os for another: " + parts.joined(by: "; ")
  }
}
