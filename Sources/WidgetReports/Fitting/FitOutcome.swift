internal import WidgetSizing

/// What a table says of one cell: how much of the content is seen.
struct FitOutcome: Hashable {
  /// `all`, `3`, `3…5`, `24` or `?`, without a mark.
  let text: String
  /// Sorts the worst outcome first.
  let order: Int

  static let unknown = FitOutcome(text: Mark.unknown.rawValue, order: Int.max)
  static let all = FitOutcome(text: "all", order: Int.max - 1)

  var isKnown: Bool { self != .unknown }
  /// Whether all is seen, whatever the evidence allows.
  var isAll: Bool { self == .all }

  private init(text: String, order: Int) {
    self.text = text
    self.order = order
  }

  init(_ verdict: FitVerdict?, hasRows: Bool) {
    guard let verdict else {
      self = .unknown
      return
    }
    let least = verdict.allowedCutOff.lowerBound, most = verdict.allowedCutOff.upperBound
    if most == .zero {
      self = .all
    } else if hasRows {
      let rows = verdict.allowedRows
      let best = least == .zero ? "all" : "\(rows.upperBound)"
      text = verdict.isCertain ? "\(rows.lowerBound)" : "\(rows.lowerBound)…\(best)"
      order = verdict.rows
    } else {
      let best = least == .zero ? "all" : "\(least)"
      text = least == most ? best : "\(most)…\(best)"
      order = -most.threeHundredths
    }
  }
}
