internal import WidgetSizing
internal import Wording

extension FitQuestion {
  /// The line height of the text of content in a cell, in points, the highest that the evidence allows;
  /// nil if it is not known, or if the content is not text of one style.
  func lineHeight(of fit: Fit) -> Points? {
    guard let style = content.text?.style, let textSize = fit.textSize else { return nil }
    return catalog.lineHeights(of: style, at: textSize, in: fit.cell).first
  }

  /// A line height that was taken from Apple's guideline, or where it has none.
  typealias LineHeight = (text: String, sources: [Key<Source>])

  /// The line heights of the styles of the content.
  var lineHeights: [LineHeight] {
    guard let text = content.text else { return [] }
    let limit: [LineHeight] =
      kind.hasFamilies && textSizes.count > 1 ? [(Catalog.textSizeLimit, [])] : []
    return text.styles.withoutRepetition.flatMap(lineHeights) + limit
  }

  private func lineHeights(of style: TextStyle) -> [LineHeight] {
    let name = catalog.name(of: style)
    let platforms = existing.map(\.cell.platform).withoutRepetition
    let taken = platforms.map { ($0, rows(style, on: $0)) }.filter { !$0.1.isEmpty }
    let heights = taken.compactMap { platform, rows in
      rows.map(\.lineHeight).span.map { "\($0) on \(platform.rawValue)" }
    }
    let sources = taken.flatMap { $0.1.map(\.source) }.withoutRepetition.sorted()
    let ids = sources.map { catalog.sources[$0].id }.joined(by: ", ")
    let known: [LineHeight] =
      taken.isEmpty
      ? [] : [("line height of \(name) text: \(heights.joined(by: ", ")) (\(ids))", sources)]
    return known
      + platforms.compactMap { platform in
        let missing = existing.filter { $0.cell.platform == platform }.flatMap(\.fits)
          .filter { fit in
            fit.textSize.map { catalog.lineHeights(of: style, at: $0, in: fit.cell).isEmpty }
              ?? false
          }
        guard !missing.isEmpty else { return nil }
        let sizes = TextSize.allCases.filter { missing.compactMap(\.textSize).contains($0) }
        let place =
          kind == .today
          ? catalog.ranges(of: missing.map(\.cell.os).withoutRepetition, on: platform)
          : platform.rawValue
        return (
          "? no source has the line height of \(name) text on \(place)"
            + (sizes.count == textSizes.count ? "" : " at \(Catalog.words(for: sizes))"),
          []
        )
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
