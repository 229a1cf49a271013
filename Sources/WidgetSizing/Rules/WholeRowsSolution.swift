extension WholeRowsRule {
  /// Computes the expanded heights of a line from the reserved height and the compact heights.
  struct Heights: Solution {
    var rule: RuleName { WholeRowsRule.name }
    let room: Room
    let compact: LineSolution
    /// The axes along which the heights extrapolate, apart from the text size and from those along
    /// which the compact heights do.
    let beyond: PlaceSet<Axis>

    func conclusion(
      at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
    ) -> Conclusion? {
      let evidence = record == nil ? nil : compact.evidence(at: textSize, in: engine)
      let compactAnswer = evidence?.answer ?? compact.answer(at: textSize, in: engine)
      guard let value = compactAnswer.value,
        var range = heights(ofCompact: AllowedValues(value))
      else { return nil }
      let allowed =
        compactAnswer.range == nil ? [] : compact.allowedValues(at: textSize, in: engine)
      // A higher row can give a larger or a smaller maximum.
      for compact in allowed {
        guard let other = heights(ofCompact: compact) else { return nil }
        range = range.union(other)
      }
      guard range.lowerBound >= value else {
        return .refused(.belowCompact(range.lowerBound, compact: value))
      }
      if let evidence { note(evidence, allowed, range, &record) }
      return .value(
        range,
        extrapolates: compactAnswer.beyond.union(beyond)
          .extended(by: .textSize, unless: room.reserved.coverage.textSizes.contains(textSize)))
    }

    func allowsValue(
      in range: ClosedRange<Points>, at textSize: TextSize, in engine: Engine
    ) -> Bool? {
      compact.allowedValues(at: textSize, in: engine).contains { compact in
        var isAllowed = false
        _ = forEachCount(ofCompact: compact) { compact, rows, count in
          let least = max(1, count.lowerBound, range.lowerBound.quotient(by: rows.upperBound))
          let most = min(count.upperBound, range.upperBound.quotient(by: rows.lowerBound))
          guard !isAllowed, least <= most else { return }
          isAllowed = (least...most).contains { count in
            let limit = RowHeight.compact(ofRow: range.upperBound.divided(by: count))
            let row = compact.last(upTo: limit).flatMap(RowHeight.row)
            return row.map { count * $0 >= range.lowerBound } ?? false
          }
        }
        return isAllowed
      }
    }

    /// Calls `body` for the compact heights in groups of which equally many rows fit, with the rows of the
    /// smallest and of the largest; false if ``RowHeight`` has no row for one of them.
    ///
    /// A screen has far fewer groups than rows: few rows are high, and many fit equally often.
    private func forEachCount(
      ofCompact compact: AllowedValues,
      _ body: (AllowedValues, _ rows: ClosedRange<Points>, ClosedRange<Int>) -> Void
    ) -> Bool {
      var rest: AllowedValues? = compact
      while let compact = rest {
        guard let row = RowHeight.row(ofCompact: compact.first) else { return false }
        var limit = compact.last
        for fit in room.reserved.fits {
          guard let row = fit.largestRow(withCountOf: row, in: room.height(fit.side)) else {
            continue
          }
          limit = min(limit, RowHeight.compact(ofRow: row))
        }
        let (group, others) = compact.split(behind: limit)
        guard let largest = RowHeight.row(ofCompact: group.last) else { return false }
        body(group, row...largest, room.count(of: row))
        rest = others
      }
      return true
    }

    /// The smallest and the largest maximum height for some compact heights, in points; nil if
    /// ``RowHeight`` has no row for one of them.
    private func heights(ofCompact compact: AllowedValues) -> ClosedRange<Points>? {
      var heights: ClosedRange<Points>?
      let haveRows = forEachCount(ofCompact: compact) { _, rows, count in
        let own = count.lowerBound * rows.lowerBound...count.upperBound * rows.upperBound
        heights = heights?.union(own) ?? own
      }
      return haveRows ? heights : nil
    }

    /// Records what the heights in `range` are based on, given the evidence for the compact height and
    /// the values that it allows.
    private func note(
      _ compact: Evidence, _ allowed: [AllowedValues], _ range: ClosedRange<Points>,
      _ record: inout Evidence.Record?
    ) {
      let rivals = compact.alternatives.filter { !$0.isShadowed }
      var heights = compact.value.map { [$0] } ?? []
      for compact in allowed {
        heights += [compact.first, compact.last]
        // Of the rows between, those that give the smallest and the largest height.
        _ = forEachCount(ofCompact: compact) { compact, rows, count in
          if count.lowerBound * rows.lowerBound == range.lowerBound {
            heights.append(compact.first)
          }
          if count.upperBound * rows.upperBound == range.upperBound { heights.append(compact.last) }
        }
      }
      // A few, so that a search allocates less than a set.
      let distinct = heights.reduce(into: [Points]()) { if !$0.contains($1) { $0.append($1) } }
      let compactHeights = distinct + rivals.map(\.value)
      let room = room
      record?.derivation = Derivation(
        rule, basis: room.reserved.basis, inputs: compact.basis,
        steps: room.steps(ofCompact: compactHeights))
      record?.alternatives = rivals.compactMap { rival in
        guard let range = self.heights(ofCompact: AllowedValues(rival.value)),
          range.lowerBound >= rival.value
        else {
          return nil
        }
        return Evidence.Alternative(
          value: range.lowerBound, range: range.lowerBound < range.upperBound ? range : nil,
          claims: (room.reserved.basis + rival.claims).withoutRepetition)
      }
    }
  }
}

extension WholeRowsRule {
  /// What the rows of a screen stand in.
  struct Room {
    let reserved: ReservedHeight
    /// The height of the screen as it is held, and its short side, in points.
    let upright, short: Points

    /// H, the height of the screen from which k is taken.
    fileprivate func height(_ side: Side) -> Points { side == .upright ? upright : short }

    /// How many rows of a height fit.
    fileprivate func count(of row: Points) -> ClosedRange<Int> {
      var (smallest, largest) = (Int.max, Int.min)
      for fit in reserved.fits {
        let count = fit.count(of: row, in: height(fit.side))
        smallest = min(smallest, count.lowerBound)
        largest = max(largest, count.upperBound)
      }
      return smallest...largest
    }

    /// The steps that state k, and then count the rows for each of some compact heights.
    fileprivate func steps(ofCompact heights: [Points]) -> [Step] {
      reserved.fits.flatMap { $0.steps(inHeight: height($0.side)) }
        + heights.flatMap { height -> [Step] in
          guard let row = RowHeight.row(ofCompact: height) else { return [] }
          return [.row(compact: height, row: row), Self.step(count(of: row), row)]
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
