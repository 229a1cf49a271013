extension LineHeightRule {
  /// Computes the compact heights of a line from its base.
  struct Heights: Solution {
    var rule: RuleName { LineHeightRule.name }
    let base: Base
    let lineHeights: OSRelease.LineHeights
    let pixel: Points
    /// The axes apart from the text size along which the heights go beyond what was measured.
    let beyond: AxisSet

    func conclusion(
      at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
    ) -> Conclusion? {
      var steps: [Step]? = record == nil ? nil : []
      var heights: [Points] = []
      var range: ClosedRange<Points>?
      forEachRow(at: textSize, in: engine) { base, lineHeight, standard, row in
        let compact = RowHeight.compact(ofRow: row)
        range = range?.including(compact) ?? compact...compact
        guard steps != nil, !heights.contains(compact) else { return }
        heights.append(compact)
        steps?.append(
          Step(
            "row \(row) = base \(base) × line height \(lineHeight) ÷ \(standard), to the pixel"))
        steps?.append(.row(compact: compact, row: row))
      }
      guard let range else { return nil }
      record?.derivation = Derivation(rule, basis: base.claims, steps: steps ?? [])
      return .value(
        range,
        extrapolates: beyond.extended(
          by: .textSize, unless: base.coverage.textSizes.contains(textSize)))
    }

    func allowedValues(at textSize: TextSize, in engine: Engine) -> [Points]? {
      var heights: [Points] = []
      forEachRow(at: textSize, in: engine) { _, _, _, row in
        let compact = RowHeight.compact(ofRow: row)
        if !heights.contains(compact) { heights.append(compact) }
      }
      return heights
    }

    /// Calls `body` for every row that the evidence allows at a text size, with the base, the line
    /// height, the line height at `l` and the row that results, all in points.
    private func forEachRow(
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
  }
}
