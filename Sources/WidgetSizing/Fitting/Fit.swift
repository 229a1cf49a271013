/// Whether content fits one cell, and what height a Today extension is to ask for there.
public struct Fit: Sendable {
  /// The cell.
  public let cell: Cell
  /// What is known of the height that the widget may have.
  public let maximum: Evidence
  /// What is known of the content margin, which is left free above and below; nil if it is a part of
  /// the content.
  public let margin: Evidence?
  /// What is seen; nil if the height is not known.
  public let verdict: FitVerdict?
  /// What the system makes of the height that the content needs; nil if that is not known. Of
  /// widgets that come in families it is nil: the system gives their size, whatever they show.
  public let grant: DisplayModeNegotiation.Grant?
  /// Whether the compact widget shows all; nil if that is not known, or if there are no modes.
  public let compactShowsAll: Bool?

  /// The height to set as that of `preferredContentSize`, in points, beside a width of 0: what the
  /// content needs, and no more than there is. Compact has its own height whatever is asked for.
  public var preferredHeight: Points? { grant?.height }
}

extension Engine {
  /// Whether `content` fits a cell, if `largest` is the largest mode that a Today extension has.
  ///
  /// What the system leaves free as content margin is not there for the content, unless `usesMargins` is
  /// false. Where no margin is known, none is left free.
  public func fit(
    _ content: WidgetContent, in cell: Cell,
    largest: DisplayModeNegotiation.LargestMode = .expanded, usesMargins: Bool = true
  ) -> Fit {
    fits(
      content, along: [cell], at: [cell.textSize], largest: largest, usesMargins: usesMargins)[0][0]
  }

  /// Whether `content` fits the cells of lines on one version, at each of `textSizes`.
  ///
  /// A compact line that stands before its expanded one is asked for once.
  package func fits(
    _ content: WidgetContent, along lines: [Cell], at textSizes: [TextSize],
    largest: DisplayModeNegotiation.LargestMode, usesMargins: Bool = true
  ) -> [[Fit]] {
    guard let os = lines.first?.os else { return [] }
    let layouts = textSizes.map { catalog.layouts(of: content, at: $0, on: os) }
    func margin(_ line: Cell) -> Evidence? {
      usesMargins && quantities(of: line).contains(.margin) ? evidence(.margin, of: line) : nil
    }
    func judged(
      _ line: Cell, _ margin: Evidence?
    ) -> [(maximum: Evidence, verdict: FitVerdict?)] {
      zip(layouts, evidence(.height, along: line, at: textSizes)).map { layouts, maximum in
        (maximum, FitVerdict(of: layouts, in: maximum, margin: margin?.value ?? .zero))
      }
    }
    var lastCompact: (line: Cell, showsAll: [Bool?])?
    return lines.map { line in
      let margin = margin(line)
      let heights = judged(line, margin)
      var compactShowsAll = [Bool?](repeating: nil, count: textSizes.count)
      switch line.today?.mode {
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
          cell: line.at(textSizes[place]), maximum: heights[place].maximum, margin: margin,
          verdict: heights[place].verdict,
          grant: heights[place].verdict.flatMap { line.today?.grant($0, largest: largest) },
          compactShowsAll: compactShowsAll[place])
      }
    }
  }
}

extension TodaySetting {
  /// What the system makes of the height that judged content needs.
  fileprivate func grant(
    _ verdict: FitVerdict, largest: DisplayModeNegotiation.LargestMode
  ) -> DisplayModeNegotiation.Grant {
    // A quick action has no way to expand (S04).
    DisplayModeNegotiation(
      largest: entryPoint == .quickAction ? .compact : largest, active: mode,
      maximumHeight: verdict.room
    ).grant(height: verdict.layout.height)
  }
}
