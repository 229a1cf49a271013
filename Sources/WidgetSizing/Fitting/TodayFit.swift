/// Whether content fits one cell of a Today extension, and what height to ask for there.
public struct TodayFit: Sendable {
  /// The cell.
  public let cell: TodayCell
  /// What is known of the height that the widget may have.
  public let maximum: Answer
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
    let layouts = catalog.layouts(of: content, at: cell.textSize, on: cell.os)
    let maximum = answer(.height, of: cell)
    let verdict = FitVerdict(of: layouts, in: maximum)
    // A quick action has no way to expand (S04).
    let largest = cell.entryPoint == .quickAction ? .compact : largest
    let grant = verdict.map {
      DisplayModeNegotiation(largest: largest, active: cell.mode, maximumHeight: $0.room)
        .grant(height: $0.layout.height)
    }
    var compactShowsAll = cell.mode == .compact ? verdict?.fits : nil
    if cell.mode == .expanded, maximum.state != .notApplicable {
      var compact = cell
      compact.mode = .compact
      compactShowsAll = FitVerdict(of: layouts, in: answer(.height, of: compact))?.fits
    }
    return TodayFit(
      cell: cell, maximum: maximum, verdict: verdict, grant: grant,
      compactShowsAll: compactShowsAll)
  }
}
