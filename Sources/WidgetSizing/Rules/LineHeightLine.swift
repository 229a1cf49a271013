extension LineHeightRule {
  /// The base of a line, and what makes its compact heights of it.
  struct Found {
    let base: Base
    let lineHeights: OSRelease.LineHeights
    let pixel: Points
    /// The axes apart from the text size along which the heights go beyond what was measured.
    let beyond: AxisSet

    /// Calls `body` with every row that the evidence allows at a text size: the base, the line
    /// height, the standard line height and the row that they make.
    func forEachRow(
      at textSize: TextSize, in engine: Engine, _ body: (Points, Points, Points, Points) -> Void
    ) {
      let standard = engine.catalog.textSizeRows[TextSize.l.order].olderLineHeight
      let older = engine.catalog.textSizeRows[textSize.order].olderLineHeight
      let current = engine.catalog.textSizeRows[textSize.order].currentLineHeight
      var rowBase = base.points.lowerBound
      while rowBase <= base.points.upperBound {
        body(
          rowBase, older, standard, rowBase.scaled(by: older, over: standard, roundedTo: pixel))
        if lineHeights == .either, current != older {
          body(
            rowBase, current, standard,
            rowBase.scaled(by: current, over: standard, roundedTo: pixel))
        }
        rowBase = rowBase + pixel
      }
    }

    func conclusion(at textSize: TextSize, in engine: Engine) -> Conclusion? {
      var steps: [Step] = []
      var heights: [Points] = []
      forEachRow(at: textSize, in: engine) { base, lineHeight, standard, row in
        let compact = RowHeight.compact(ofRow: row)
        guard !heights.contains(compact) else { return }
        heights.append(compact)
        guard engine.explains else { return }
        steps.append(.lineHeight(base: base, lineHeight: lineHeight, standard: standard, row: row))
        steps.append(.row(compact: compact, row: row))
      }
      guard let smallest = heights.min(), let largest = heights.max() else { return nil }
      return .value(
        Prediction(
          value: smallest, range: smallest...largest, candidates: heights,
          derivation: Derivation(
            rule: LineHeightRule.name, claims: base.claims,
            extrapolates: beyond.extended(
              by: .textSize, unless: base.coverage.textSizes.contains(textSize)),
            steps: steps)))
    }
  }
}
