package import WidgetSizing

/// Whether content fits, for each cell that is asked for, all of one kind.
package struct FitQuestion: FitScoped {
  let scope: QuestionScope
  /// What is to be shown.
  package let content: WidgetContent
  /// How many rows must be seen everywhere; nil for no such demand.
  package let atLeast: Int?
  /// Whether it is asked how many rows fit, so that none is missed.
  package let countsRows: Bool
  /// The text sizes of each line; a single one where neither widgets nor content depend on it.
  let textSizes: [TextSize]
  let lines: [FitLine]
  /// The lines that exist.
  let existing: [FitLine]
  /// The cells that show fewer rows than were demanded, the worst first.
  let failures: [Fit]

  package let key: String? = "cells"

  /// Judges the cells that are asked for. With a demand `atLeast` compact Today extensions are left out, unless modes are
  /// asked for.
  package init(
    _ scope: QuestionScope, content: WidgetContent, atLeast: Int? = nil, countsRows: Bool = false
  ) {
    self.scope = scope
    self.countsRows = countsRows
    self.content = content
    self.atLeast = atLeast
    let isOfText = !scope.asked.kind.hasFamilies || content.text != nil
    let textSizes = isOfText ? scope.asked.textSizes ?? TextSize.allCases : [.l]
    self.textSizes = textSizes
    func isJudged(_ line: Cell, _ block: CellBlock) -> Bool {
      switch line[Mode.self] {
      case .compact: atLeast == nil || block.asked.modes != nil
      case .expanded, .legacy: true
      case nil: block.asksForLayout(line)
      }
    }
    lines = scope.blocks.flatMap { block in
      scope.engine.asked(about: block.device).fits(
        content, along: block.lines.filter { isJudged($0, block) }, at: textSizes,
        usesMargins: scope.usesMargins
      ).map(FitLine.init)
    }
    existing = lines.filter(\.exists)
    failures = existing.failures(atLeast: atLeast)
  }

  /// Whether it passes, and there is a cell of which is known how much of the content it shows.
  package var succeeds: Bool { passes && existing.contains(where: \.isKnown) }

  /// Whether content is seen as far as was demanded: at least so many rows everywhere or, without a demand,
  /// all of it somewhere. Of a strict result, all of it everywhere, with all heights and line heights known.
  package var passes: Bool {
    guard failures.isEmpty else { return false }
    if countsRows { return !isStrict || !hasUnknownNumber }
    let isCut = existing.lazy.flatMap(\.fits).compactMap { $0.verdict.map { !$0.fits } }
    if isStrict { return !hasUnknownNumber && (atLeast != nil || !isCut.contains(true)) }
    return atLeast != nil || isCut.isEmpty || isCut.contains(false)
  }

  /// Whether there is a cell with an unknown height or line height.
  private var hasUnknownNumber: Bool {
    existing.contains { $0.fits.contains { $0.verdict == nil } }
  }
}

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

  /// What is seen of the cells of which it is known.
  func verdicts() -> [FitVerdict] { flatMap { $0.fits.compactMap(\.verdict) } }
}
