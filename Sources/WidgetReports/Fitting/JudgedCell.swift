internal import WidgetSizing

/// What a cell of either system shows of content.
protocol JudgedCell: Sendable {
  associatedtype Cell: ReportedCell

  var cell: Cell { get }
  /// What is known of the height that there is at most.
  var maximum: Evidence { get }
  /// What is seen; nil if the height is not known.
  var verdict: FitVerdict? { get }
}

extension TodayFit: JudgedCell {}
extension WidgetKitFit: JudgedCell {}

/// Cells that differ in their text size alone.
struct FitLine<Fit: JudgedCell>: Sendable {
  let fits: [Fit]

  /// The cell at the first text size, which stands for all.
  var cell: Fit.Cell { fits[0].cell }
}

extension FitLine {
  /// Whether such widgets exist, which does not depend on the text size.
  var exists: Bool { fits[0].maximum.state != .notApplicable }
  /// Whether the height of any of them is known.
  var isKnown: Bool { fits.contains { $0.verdict != nil } }
}

extension Sequence {
  /// The cells of lines that show fewer than `atLeast` rows, the worst first; none if nothing is
  /// demanded.
  func failures<Fit>(atLeast: Int?) -> [Fit] where Element == FitLine<Fit> {
    guard let atLeast else { return [] }
    let fits = flatMap(\.fits).filter { fit in fit.verdict.map { $0.rows < atLeast } ?? false }
    return fits.sorted { one, other in
      guard let first = one.verdict, let second = other.verdict else { return false }
      return first.rows == second.rows
        ? first.cutOff > second.cutOff : first.rows < second.rows
    }
  }

  /// The cells of lines whose height is known, and what is seen of them.
  func verdicts<Fit>() -> [(cell: Fit.Cell, verdict: FitVerdict)] where Element == FitLine<Fit> {
    flatMap { $0.fits.compactMap { fit in fit.verdict.map { (fit.cell, $0) } } }
  }
}
