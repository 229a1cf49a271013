extension WholeRowsRule {
  /// What the system keeps of the screen of a line, and the compact heights that rows come from.
  final class Found {
    /// The place of the group in what is known of k.
    private let place: Int
    let compact: LineAnswers
    /// The heights of the screen as it is held, and of its short side, in points.
    private let upright, short: Points
    /// The axes, but for the text size and what the compact heights extrapolate, along which the
    /// heights go beyond what was measured.
    private let beyond: AxisSet

    init(
      place: Int, coverage: Coverage, compact: consuming LineAnswers, of line: TodayCell,
      in catalog: Catalog
    ) {
      self.place = place
      self.compact = compact
      upright = Side.upright.height(of: line, in: catalog)
      short = Side.short.height(of: line, in: catalog)
      // The entry point is that of the group.
      beyond = coverage.axesBeyond(of: line).subtracting(AxisSet(.entryPoint))
    }

    private func screenHeight(_ side: Side) -> Points { side == .upright ? upright : short }

    /// How many rows fit; nil if the compact height is not that of a whole row.
    private func count(
      ofCompact compact: Points, _ kept: Kept
    ) -> (row: Points, count: ClosedRange<Int>)? {
      guard let row = RowHeight.row(ofCompact: compact) else { return nil }
      var (smallest, largest) = (Int.max, Int.min)
      for fit in kept.fits {
        let count = fit.count(of: row, in: screenHeight(fit.side))
        smallest = min(smallest, count.lowerBound)
        largest = max(largest, count.upperBound)
      }
      return (row, smallest...largest)
    }

    func conclusion(at textSize: TextSize, in engine: Engine) -> Conclusion? {
      let compact = compact.answer(at: textSize, in: engine)
      let kept = engine.rules.wholeRows.kept[place]
      guard let value = compact.value else { return nil }
      let compactClaims = compact.derivation?.claims ?? compact.claims
      let extrapolates = (compact.derivation?.extrapolates ?? AxisSet()).union(beyond)
        .extended(by: .textSize, unless: kept.coverage.textSizes.contains(textSize))
      var steps: [Step] = []
      for fit in kept.fits where engine.explains {
        steps.append(
          .kept(
            height: screenHeight(fit.side), isShortSide: fit.side == .short, above: fit.above,
            upTo: fit.upTo))
        steps.append(.keptMoreThan(fit.above, fit.aboveClaims))
        steps.append(.keptAtMost(fit.upTo, fit.upToClaims))
      }
      /// The heights that the rows allow if the compact height is `compact`.
      func heights(ofCompact compact: Points) -> ClosedRange<Points>? {
        guard let (row, count) = count(ofCompact: compact, kept) else { return nil }
        if engine.explains {
          steps.append(.row(compact: compact, row: row))
          steps.append(.wholeRows(count: count, row: row))
        }
        return count.lowerBound * row...count.upperBound * row
      }

      guard var range = heights(ofCompact: value) else { return nil }
      for candidate in compact.candidates where candidate != value {
        guard let other = heights(ofCompact: candidate) else { return nil }
        range = min(range.lowerBound, other.lowerBound)...max(range.upperBound, other.upperBound)
      }
      let smallest = range.lowerBound
      guard smallest >= value else { return .refused(.belowCompact(smallest, compact: value)) }
      var alternatives: [Answer.Alternative] = []
      for alternative in compact.alternatives where !alternative.isShadowed {
        guard let range = heights(ofCompact: alternative.value),
          range.lowerBound >= alternative.value
        else { continue }
        alternatives.append(
          Answer.Alternative(
            value: range.lowerBound,
            range: range.lowerBound < range.upperBound ? range : nil,
            claims: (kept.basis + alternative.claims).withoutRepetition))
      }
      return .value(
        Prediction(
          value: smallest, range: range, alternatives: alternatives,
          derivation: Derivation(
            rule: WholeRowsRule.name,
            claims: kept.basis, inputs: compactClaims,
            extrapolates: extrapolates, steps: steps)))
    }
  }
}
