extension WholeRowsRule {
  /// Computes the expanded heights of a line from the reserved height and the compact heights.
  struct Heights: Solution {
    var rule: RuleName { WholeRowsRule.name }
    private let reserved: ReservedHeight
    private let compact: LineSolution
    /// The height of the screen as it is held, and its short side, in points.
    private let upright, short: Points
    /// The axes along which the heights extrapolate, apart from the text size and from those along
    /// which the compact heights do.
    private let beyond: AxisSet

    init(
      _ reserved: ReservedHeight, compact: LineSolution, upright: Points, short: Points,
      beyond: AxisSet
    ) {
      self.reserved = reserved
      self.compact = compact
      self.upright = upright
      self.short = short
      self.beyond = beyond
    }

    func conclusion(
      at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
    ) -> Conclusion? {
      let compactAnswer = compact.answer(at: textSize, in: engine)
      guard let value = compactAnswer.value, var range = heights(ofCompact: value) else {
        return nil
      }
      if compactAnswer.range != nil {
        // A higher row can give a larger or a smaller maximum, so every allowed row is tried.
        for compact in compact.allowedValues(at: textSize, in: engine) {
          guard let other = heights(ofCompact: compact) else { return nil }
          range = range.union(other)
        }
      }
      guard range.lowerBound >= value else {
        return .refused(.belowCompact(range.lowerBound, compact: value))
      }
      if record != nil {
        note(compact.evidence(at: textSize, in: engine), at: textSize, engine, &record)
      }
      return .value(
        range,
        extrapolates: compactAnswer.extrapolates.union(beyond)
          .extended(by: .textSize, unless: reserved.coverage.textSizes.contains(textSize)))
    }

    /// The height of every number of rows that may fit, for every compact height that is allowed.
    func allowedValues(at textSize: TextSize, in engine: Engine) -> [Points]? {
      compact.allowedValues(at: textSize, in: engine).flatMap { compact -> [Points] in
        guard let (row, count) = count(ofCompact: compact) else { return [] }
        return count.map { $0 * row }
      }
    }

    /// The step that counts the rows that fit.
    private static func step(_ count: ClosedRange<Int>, _ row: Points) -> Step {
      let (least, most) = (count.lowerBound, count.upperBound)
      return Step { _ in
        least == most
          ? "⌊(H − k) ÷ \(row)⌋ = \(least) rows; \(least) × \(row) = \(least * row)"
          : "⌊(H − k) ÷ \(row)⌋ = \(least) to \(most) rows; \(least * row) to \(most * row)"
      }
    }

    private func screenHeight(_ side: Side) -> Points { side == .upright ? upright : short }

    /// The row height and how many rows fit; nil if ``RowHeight`` has no row for the compact
    /// height.
    private func count(ofCompact compact: Points) -> (row: Points, count: ClosedRange<Int>)? {
      guard let row = RowHeight.row(ofCompact: compact) else { return nil }
      var (smallest, largest) = (Int.max, Int.min)
      for fit in reserved.fits {
        let count = fit.count(of: row, in: screenHeight(fit.side))
        smallest = min(smallest, count.lowerBound)
        largest = max(largest, count.upperBound)
      }
      return (row, smallest...largest)
    }

    /// The smallest and the largest maximum height for a compact height, in points.
    private func heights(ofCompact compact: Points) -> ClosedRange<Points>? {
      count(ofCompact: compact).map { row, count in
        count.lowerBound * row...count.upperBound * row
      }
    }

    /// Records what the heights are based on, given the evidence for the compact height.
    private func note(
      _ compact: Evidence, at textSize: TextSize, _ engine: Engine,
      _ record: inout Evidence.Record?
    ) {
      var steps: [Step] = []
      for fit in reserved.fits {
        steps += fit.steps(inHeight: screenHeight(fit.side))
      }
      let rivals = compact.alternatives.filter { !$0.isShadowed }
      let others = self.compact.allowedValues(at: textSize, in: engine).filter {
        $0 != compact.value
      }
      for height in (compact.value.map { [$0] } ?? []) + others + rivals.map(\.value) {
        guard let (row, count) = count(ofCompact: height) else { continue }
        steps.append(.row(compact: height, row: row))
        steps.append(Self.step(count, row))
      }
      record?.derivation = Derivation(
        rule, basis: reserved.basis, inputs: compact.basis, steps: steps)
      record?.alternatives = rivals.compactMap { rival in
        guard let range = heights(ofCompact: rival.value), range.lowerBound >= rival.value else {
          return nil
        }
        return Evidence.Alternative(
          value: range.lowerBound, range: range.lowerBound < range.upperBound ? range : nil,
          claims: (reserved.basis + rival.claims).withoutRepetition)
      }
    }
  }
}

extension WholeRowsRule.Fit {
  /// The steps that state k for a screen of this height, and the claims that give its ends.
  fileprivate func steps(inHeight height: Points) -> [Step] {
    let name = side == .short ? "short side of the screen" : "height of the screen"
    return [
      Step("\(name) H = \(height); the system keeps k, \(above) < k ≤ \(upTo)"),
      Step { "k > \(above) by \($0.text(of: aboveClaims))" },
      Step { "k ≤ \(upTo) by \($0.text(of: upToClaims))" },
    ]
  }
}
