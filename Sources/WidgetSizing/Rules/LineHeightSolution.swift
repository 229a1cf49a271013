extension LineHeightRule {
  /// Computes the compact heights of a line from its base.
  struct Heights: Solution {
    var rule: RuleName { LineHeightRule.name }
    let base: Base
    let lineHeights: OSRelease.LineHeights
    let pixel: Points
    /// The axes apart from the text size along which the heights go beyond what was measured.
    let beyond: PlaceSet<Axis>

    func conclusion(
      at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
    ) -> Conclusion? {
      var range: ClosedRange<Points>?
      forEachLineHeight(at: textSize, in: engine) { _, _, rows in
        // A larger base never gives a smaller row.
        let ends =
          RowHeight.compact(ofRow: rows.lowerBound)...RowHeight.compact(ofRow: rows.upperBound)
        range = range?.union(ends) ?? ends
      }
      guard let range else { return nil }
      record?.derivation = Derivation(
        rule, basis: base.claims, steps: steps(at: textSize, in: engine))
      return .value(
        range,
        extrapolates: beyond.extended(
          by: .textSize, unless: base.coverage.textSizes.contains(textSize)))
    }

    /// How each height follows from the base, smallest and largest for each line height.
    private func steps(at textSize: TextSize, in engine: Engine) -> [Step] {
      var steps: [Step] = []
      var heights: [Points] = []
      forEachLineHeight(at: textSize, in: engine) { lineHeight, standard, rows in
        for (base, row) in [
          (base.points.lowerBound, rows.lowerBound), (base.points.upperBound, rows.upperBound),
        ] {
          let compact = RowHeight.compact(ofRow: row)
          guard !heights.contains(compact) else { continue }
          heights.append(compact)
          steps.append(
            Step(
              "row \(row) = base \(base) × line height \(lineHeight) ÷ \(standard), to the pixel"))
          steps.append(.row(compact: compact, row: row))
        }
      }
      return steps
    }

    func allowedValues(at textSize: TextSize, in engine: Engine) -> [AllowedValues]? {
      var heights: [AllowedValues] = []
      let bases =
        base.points.lowerBound.quotient(by: pixel)...base.points.upperBound.quotient(by: pixel)
      forEachLineHeight(at: textSize, in: engine) { lineHeight, standard, _ in
        heights.append(
          AllowedValues(bases) { [pixel] base in
            RowHeight.compact(
              ofRow: (base * pixel).scaled(by: lineHeight, over: standard, roundedTo: pixel))
          })
      }
      return heights
    }

    /// Calls `body` for every line height that may hold at a text size, with the line height, the line
    /// height at `l`, and the rows of the smallest and of the largest base, all in points.
    private func forEachLineHeight(
      at textSize: TextSize, in engine: Engine,
      _ body: (_ lineHeight: Points, _ standard: Points, _ rows: ClosedRange<Points>) -> Void
    ) {
      let standard = engine.catalog.textSizeRows[TextSize.l.place].olderLineHeight
      let older = engine.catalog.textSizeRows[textSize.place].olderLineHeight
      let current = engine.catalog.textSizeRows[textSize.place].currentLineHeight
      func row(_ base: Points, _ lineHeight: Points) -> Points {
        base.scaled(by: lineHeight, over: standard, roundedTo: pixel)
      }
      func rows(_ lineHeight: Points) -> ClosedRange<Points> {
        row(base.points.lowerBound, lineHeight)...row(base.points.upperBound, lineHeight)
      }
      body(older, standard, rows(older))
      if lineHeights == .either, current != older { body(current, standard, rows(current)) }
    }
  }
}
