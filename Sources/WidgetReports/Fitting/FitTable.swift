internal import WidgetSizing
internal import Wording

extension FitQuestion {
  /// A line, and what is seen of it at each text size.
  private typealias Judged = (line: FitLine, outcomes: [FitOutcome])

  /// What is seen of the cells of lines: those that are alike in one line, the worst first, and all in which nothing is
  /// cut off in the last.
  func table(of lines: [FitLine]) -> Sheet.Table {
    let judged = lines.map { line -> Judged in
      (line, line.fits.map { FitOutcome($0.verdict, hasRows: content.hasRows) })
    }
    func isWhole(_ item: Judged) -> Bool { item.outcomes.allSatisfy { $0.isAll || !$0.isKnown } }
    func worst(_ item: Judged) -> Int { item.outcomes.map(\.order).min() ?? 0 }
    func outcome(of items: [Judged], at place: Int) -> FitOutcome {
      items.first { $0.outcomes[place].isKnown }?.outcomes[place] ?? .unknown
    }
    // Neighbours among the text sizes at which every row says the same share a column.
    let rows = judged.grouped {
      isWhole($0) ? [catalog.shape(of: $0.line.cell)] : $0.outcomes.map(\.text)
    }.map(\.elements)
    let columns = textSizes.indices.runs { last, next in
      rows.allSatisfy { outcome(of: $0, at: last) == outcome(of: $0, at: next) }
    }
    let seen = columns.map { places -> (Sheet.Table.Column, ([Judged]) -> Sheet.Table.Cell) in
      let words =
        columns.count > 1
        ? Catalog.words(for: places.map { textSizes[$0] })
        : content.hasRows ? "seen" : "too little"
      return (
        .init(words, isNumeric: true),
        { items in
          let outcome = outcome(of: items, at: places[0])
          let marks = items.flatMap { item in places.map { Mark(item.line.fits[$0].maximum) } }
          let mark = marks.filter { $0 != .unknown }.max() ?? .sourced
          return outcome.isKnown
            ? .init(outcome.text + mark.rawValue, mark) : .init(outcome.text, .unknown)
        }
      )
    }
    let room: (Sheet.Table.Column, ([Judged]) -> Sheet.Table.Cell) = (
      .init("usable height", isNumeric: true),
      { .init($0.flatMap { $0.line.fits.compactMap { $0.verdict?.room } }.span) }
    )
    let evidence: (Sheet.Table.Column, ([Judged]) -> Sheet.Table.Cell) = (
      .evidence("by", isWrapped: true),
      { .init(catalog.evidence(of: $0.flatMap { $0.line.fits.map(\.maximum) })) }
    )
    return table(
      of: judged.sorted { worst($0) < worst($1) }, { $0.line.cell }, alike: { $0.outcomes },
      isWhole: isWhole, groups(of: existing.map(\.cell)),
      seen + (columns.count == 1 ? [room] : []) + [evidence])
  }
}

extension [Points] {
  /// The smallest and the largest, `110…130`; nil if there are none.
  var span: String? {
    guard let smallest = self.min(), let largest = self.max() else { return nil }
    return (smallest...largest).text
  }
}

extension Catalog {
  /// The sources and rules of answers, and the sources of `drawn` claims: `S01 S02 whole-rows`.
  func evidence(of answers: [Evidence], drawn: [Key<Claim>] = []) -> String {
    var rules: [RuleName] = []
    var claims = drawn
    for answer in answers {
      claims += answer.claims
      if let rule = answer.rule, !rules.contains(rule) { rules.append(rule) }
    }
    return (sourceIDs(of: claims) + rules.map(\.rawValue)).joined(by: " ")
  }

  /// A margin with what it stands on: `16 (MAR1)`, `0~ (no-margin)`; nil if it is not known.
  func words(ofMargin margin: Evidence) -> String? {
    margin.value == nil ? nil : "\(margin.short) (\(evidence(of: [margin])))"
  }
}

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
