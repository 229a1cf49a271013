/// Whether content fits one cell, and what height a Today extension is to ask for there.
public struct Fit: Sendable {
  /// The cell.
  public let cell: Cell
  /// The text size; nil if neither the widget nor its content depends on it.
  public let textSize: TextSize?
  /// The content, the highest first; more than one where its own height is a range. Empty if no source
  /// has the line height of its text.
  public let layouts: [ContentLayout]
  /// What is known of the height that the widget may have.
  public let maximum: Evidence
  /// What is known of the content margin, which stays free above and below; nil if the content may use
  /// it, or if the widget has none.
  public let margin: Evidence?
  /// Whether the content margin is known, or there is none, or the content may use it.
  public var isMarginKnown: Bool { margin?.state != .unknown }
  /// What is seen; nil if the height of the widget or the line height of the text is not known.
  public let verdict: FitVerdict?
  /// Whether the compact widget shows all of the content; nil if that is not known, or if there are no
  /// modes.
  public let compactShowsAll: Bool?

  /// The height that a Today extension gets if the content asks for what it needs, in points; nil if that is
  /// not known, and for widgets that come in families, which do not ask for a height.
  ///
  /// An extension sets it in `preferredContentSize`, with a width of 0. It gets what it asks for, at most the
  /// largest height; compact has one height, whatever it asks for.
  public var preferredHeight: Points? {
    guard let today = cell.today, let verdict else { return nil }
    return today.mode == .compact ? verdict.room : min(verdict.layout.height, verdict.room)
  }
}

extension Engine {
  /// Whether `content` fits a cell.
  ///
  /// Lines of text have the text size of a Today extension, and `textSize` in other widgets, whose own
  /// size does not depend on it.
  ///
  /// The content does not get the content margins of the system, unless `usesMargins` is false. A margin
  /// that is not known counts as 0.
  public func fit(
    _ content: WidgetContent, in cell: Cell, at textSize: TextSize = .l, usesMargins: Bool = true
  ) -> Fit {
    fits(
      content, along: [cell], at: [cell[TextSize.self] ?? textSize], usesMargins: usesMargins)[0][0]
  }

  /// Whether `content` fits the cells of lines on one version of a platform, at each of `textSizes`.
  ///
  /// A compact line directly before its expanded line is answered once.
  package func fits(
    _ content: WidgetContent, along lines: [Cell], at textSizes: [TextSize], usesMargins: Bool
  ) -> [[Fit]] {
    guard let first = lines.first else { return [] }
    let layouts = textSizes.map { catalog.layouts(of: content, at: $0, in: first) }
    func margin(_ line: Cell) -> Evidence? {
      usesMargins && quantities(of: line).contains(.margin) ? evidence(.margin, of: line) : nil
    }
    func judged(
      _ line: Cell, _ margin: Evidence?
    ) -> [(maximum: Evidence, verdict: FitVerdict?)] {
      zip(layouts, heights(along: line, at: textSizes)).map { layouts, maximum in
        (maximum, FitVerdict(of: layouts, in: maximum, margin: margin?.value ?? .zero))
      }
    }
    var lastCompact: (line: Cell, showsAll: [Bool?])?
    return lines.map { line in
      let margin = margin(line)
      let heights = judged(line, margin)
      var compactShowsAll = [Bool?](repeating: nil, count: textSizes.count)
      switch line[Mode.self] {
      case .legacy, nil: break
      case .compact:
        compactShowsAll = heights.map { $0.verdict?.fits }
        lastCompact = (line, compactShowsAll)
      case .expanded:
        guard heights.first?.maximum.state != .notApplicable else { break }
        let compact = line.in(.compact)
        if let lastCompact, lastCompact.line == compact {
          compactShowsAll = lastCompact.showsAll
        } else {
          compactShowsAll = judged(compact, nil).map { $0.verdict?.fits }
        }
      }
      return textSizes.indices.map { place in
        Fit(
          cell: line.at(textSizes[place]),
          textSize: line.today == nil && content.text == nil ? nil : textSizes[place],
          layouts: layouts[place], maximum: heights[place].maximum, margin: margin,
          verdict: heights[place].verdict, compactShowsAll: compactShowsAll[place])
      }
    }
  }
}

extension Engine {
  /// What is known of the height of a line at each of `textSizes`: the same where it does not depend on
  /// the text size.
  private func heights(along line: Cell, at textSizes: [TextSize]) -> [Evidence] {
    guard line.today == nil else { return evidence(.height, along: line, at: textSizes) }
    let height = evidence(.height, of: line)
    return textSizes.map { _ in height }
  }
}
