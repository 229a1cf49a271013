/// Whether content fits one cell of a Today extension, and what height to ask for there.
public struct TodayFit: Sendable {
  /// The cell.
  public let cell: TodayCell
  /// What is known of the height that the widget may have.
  public let maximum: Evidence
  /// What is seen; nil if the height is not known.
  public let verdict: FitVerdict?
  /// What the system makes of the height that the content needs; nil if that is not known.
  public let grant: DisplayModeNegotiation.Grant?
  /// Whether the compact widget shows all; nil if that is not known, or if there are no modes.
  public let compactShowsAll: Bool?

  /// The height to set as that of `preferredContentSize`, in points, beside a width of 0: what the
  /// content needs, and no more than there is. Compact has its own height whatever is asked for.
  public var preferredHeight: Points? { grant?.height }
}

extension Engine {
  /// Whether `content` fits a cell, if `largest` is the largest mode that the extension has.
  public func fit(
    _ content: WidgetContent, in cell: TodayCell,
    largest: DisplayModeNegotiation.LargestMode = .expanded
  ) -> TodayFit {
    fits(content, along: [cell], at: [cell.textSize], largest: largest)[0][0]
  }

  /// Whether `content` fits the cells of lines on one version, at each of `textSizes`.
  ///
  /// A compact line that stands before its expanded one is asked for once.
  package func fits(
    _ content: WidgetContent, along lines: [TodayCell], at textSizes: [TextSize],
    largest: DisplayModeNegotiation.LargestMode
  ) -> [[TodayFit]] {
    guard let os = lines.first?.os else { return [] }
    let layouts = textSizes.map { catalog.layouts(of: content, at: $0, on: os) }
    var lastCompact: (line: TodayCell, showsAll: [Bool?])?
    return lines.map { line in
      let maxima = evidence(.height, along: line, at: textSizes)
      let verdicts = zip(layouts, maxima).map { FitVerdict(of: $0, in: $1) }
      var compactShowsAll = [Bool?](repeating: nil, count: textSizes.count)
      switch line.mode {
      case .legacy: break
      case .compact:
        compactShowsAll = verdicts.map { $0?.fits }
        lastCompact = (line, compactShowsAll)
      case .expanded:
        guard maxima.first?.state != .notApplicable else { break }
        var compact = line
        compact.mode = .compact
        if let lastCompact, lastCompact.line == compact {
          compactShowsAll = lastCompact.showsAll
        } else {
          compactShowsAll = zip(layouts, evidence(.height, along: compact, at: textSizes)).map {
            FitVerdict(of: $0, in: $1)?.fits
          }
        }
      }
      // A quick action has no way to expand (S04).
      let largest = line.entryPoint == .quickAction ? .compact : largest
      var cell = line
      return textSizes.indices.map { place in
        cell.textSize = textSizes[place]
        let grant = verdicts[place].map {
          DisplayModeNegotiation(largest: largest, active: cell.mode, maximumHeight: $0.room)
            .grant(height: $0.layout.height)
        }
        return TodayFit(
          cell: cell, maximum: maxima[place], verdict: verdicts[place], grant: grant,
          compactShowsAll: compactShowsAll[place])
      }
    }
  }
}
