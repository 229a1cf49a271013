internal import WidgetSizing
internal import Wording

extension FitQuestion {
  /// The line height of the text of content in a cell, in points, the highest that the evidence allows;
  /// nil if it is not known, or if the content is not text of one style.
  func lineHeight(of fit: Fit) -> Points? {
    guard let style = content.text?.style, let textSize = fit.textSize else { return nil }
    return catalog.lineHeights(of: style, at: textSize, in: fit.cell).first
  }

  /// Adds to a sheet the line heights that were taken from Apple's guideline, and where there is none.
  func appendLineHeights(to sheet: inout Sheet) {
    guard let text = content.text else { return }
    for style in text.styles.withoutRepetition { appendLineHeights(of: style, to: &sheet) }
    if kind.hasFamilies, textSizes.count > 1 { sheet.remarks.append(Catalog.textSizeLimit) }
  }

  private func appendLineHeights(of style: TextStyle, to sheet: inout Sheet) {
    let name = catalog.name(of: style)
    let platforms = existing.map(\.cell.platform).withoutRepetition
    let taken = platforms.map { platform in (platform, rows(style, on: platform)) }
      .filter { !$0.1.isEmpty }
    if !taken.isEmpty {
      let heights = taken.compactMap { platform, rows -> String? in
        let heights = rows.map(\.lineHeight)
        guard let smallest = heights.min(), let largest = heights.max() else { return nil }
        return "\((smallest...largest).text) on \(platform.rawValue)"
      }
      let sources = taken.flatMap { $0.1.map(\.source) }.withoutRepetition.sorted()
        .map { catalog.sources[$0] }
      sheet.remarks.append(
        "line height of \(name) text: \(heights.joined(by: ", ")) "
          + "(\(sources.map(\.id).joined(by: ", ")))")
      let cited = sheet.sources.map(\.id)
      sheet.sources += sources.filter { !cited.contains($0.id) }
    }
    for platform in platforms {
      let missing = existing.filter { $0.cell.platform == platform }.flatMap(\.fits)
        .filter { fit in
          fit.textSize.map { catalog.lineHeights(of: style, at: $0, in: fit.cell).isEmpty } ?? false
        }
      guard !missing.isEmpty else { continue }
      let sizes = TextSize.allCases.filter { missing.compactMap(\.textSize).contains($0) }
      let place =
        kind == .today
        ? catalog.ranges(of: missing.map(\.cell.os).withoutRepetition, on: platform)
        : platform.rawValue
      sheet.remarks.append(
        "? no source has the line height of \(name) text on \(place)"
          + (sizes.count == textSizes.count ? "" : " at \(Catalog.words(for: sizes))"))
    }
  }

  /// The rows of the guideline that the answer rests on.
  private func rows(_ style: TextStyle, on platform: Platform) -> [LineHeightRow] {
    // Body text in Today extensions has lists of its own, see the rule line-height.
    guard kind != .today || style != .body else { return [] }
    let isUsed = existing.contains { line in
      line.cell.platform == platform && line.fits.contains { !$0.layouts.isEmpty }
    }
    return isUsed
      ? textSizes.compactMap { catalog.lineHeight(of: style, at: $0, on: platform) } : []
  }
}

extension Catalog {
  /// What nobody published of text in widgets.
  static var textSizeLimit: String {
    "no source says from which version on, and up to which text size, a widget follows the setting"
  }
}
