internal import WidgetSizing

/// Cells that differ in their text size alone, and what they show of content.
struct FitLine: Sendable {
  let fits: [Fit]

  /// The cell at the first text size, which stands for all.
  var cell: Cell { fits[0].cell }
  /// Whether such widgets exist, which does not depend on the text size.
  var exists: Bool { fits[0].maximum.state != .notApplicable }
  /// Whether it is known of any of them what is seen.
  var isKnown: Bool { fits.contains { $0.verdict != nil } }
}

extension [FitLine] {
  /// The cells that show fewer than `atLeast` rows, the worst first; none if nothing is demanded.
  func failures(atLeast: Int?) -> [Fit] {
    guard let atLeast else { return [] }
    let fits = flatMap(\.fits).filter { fit in fit.verdict.map { $0.rows < atLeast } ?? false }
    return fits.sorted { one, other in
      guard let first = one.verdict, let second = other.verdict else { return false }
      return first.rows == second.rows
        ? first.cutOff > second.cutOff : first.rows < second.rows
    }
  }

  /// The cells of which is known what is seen, and that.
  func verdicts() -> [(cell: Cell, verdict: FitVerdict)] {
    flatMap { $0.fits.compactMap { fit in fit.verdict.map { (fit.cell, $0) } } }
  }
}
