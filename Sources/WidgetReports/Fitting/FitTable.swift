internal import WidgetSizing
internal import Wording

/// The outcomes of each shape of widget as lines of a table: cells that are alike in one line, the worst
/// first, and all in which nothing is cut off in the last.
struct FitTable {
  /// A line of the table.
  private struct Row {
    let shape: String
    let place: String
    let outcomes: [FitOutcome]
    let lines: [FitLine]
  }

  let table: Sheet.Table
  /// The marks that the table shows, in their usual order.
  let marks: [Mark]
  /// The claims that the table rests on.
  let claims: [Key<Claim>]

  /// Makes the table of `lines`. They and all others of which a height is known are the `universe`
  /// that *elsewhere* is a part of.
  init(
    _ lines: [FitLine], among universe: [FitLine], of question: FitQuestion
  ) {
    let kind = lines.first?.cell.kind ?? .today
    let linesOfShapes = Dictionary(grouping: lines) { question.catalog.shape(of: $0.cell) }
    let all = Dictionary(grouping: universe) { question.catalog.shape(of: $0.cell) }
    let rows = question.catalog.shapes(of: kind).flatMap { shape in
      linesOfShapes[shape].map { Self.rows(shape, $0, among: all[shape] ?? [], question) } ?? []
    }
    let columns = Self.columns(lines.first?.fits.indices ?? 0..<0, of: rows)
    let showsRoom = columns.count == 1
    var table = Sheet.Table(
      "",
      [.label(kind.shapeAxis.key), .label("where", isWrapped: true)]
        + columns.map { places in
          .init(
            showsRoom
              ? (question.content.hasRows ? "seen" : "too little")
              : Catalog.words(for: places.map { question.textSizes[$0] }),
            isNumeric: true)
        }
        + (showsRoom ? [.init("usable height", isNumeric: true)] : [])
        + [.evidence("by", isWrapped: true)])
    var shown: [Mark] = []
    var claims: [Key<Claim>] = []
    for row in rows {
      let cells = columns.map { places -> String in
        let outcome = row.outcomes[places[0]]
        guard outcome.isKnown else {
          shown.append(.unknown)
          return outcome.text
        }
        let mark =
          row.lines.flatMap { line in places.map { Mark(line.fits[$0].maximum) } }
          .filter { $0 != .unknown }.max() ?? .sourced
        shown.append(mark)
        return outcome.text + mark.rawValue
      }
      let answers = row.lines.flatMap { $0.fits.map(\.maximum) }
      claims += answers.flatMap(\.claims)
      table.append(
        [row.shape, row.place] + cells
          + (showsRoom ? [Self.room(of: row.lines)] : []) + [question.catalog.evidence(of: answers)]
      )
    }
    self.table = table
    self.claims = claims
    marks = shown.inLegend
  }

  /// The text sizes of each column: neighbors at which every row says the same share one.
  private static func columns(_ textSizes: Range<Int>, of rows: [Row]) -> [[Int]] {
    textSizes.runs { last, next in rows.allSatisfy { $0.outcomes[last] == $0.outcomes[next] } }
  }

  /// The rows of the cells of one shape.
  private static func rows(
    _ shape: String, _ lines: [FitLine], among universe: [FitLine], _ question: FitQuestion
  ) -> [Row] {
    let alike = lines.grouped { line in
      line.fits.map { FitOutcome($0.verdict, hasRows: question.content.hasRows) }
    }
    func isWhole(_ outcomes: [FitOutcome]) -> Bool {
      outcomes.allSatisfy { $0.isAll || !$0.isKnown }
    }
    func worst(_ outcomes: [FitOutcome]) -> Int { outcomes.map(\.order).min() ?? 0 }
    let whole = alike.filter { isWhole($0.key) }.flatMap(\.elements)
    let groups = question.groups(of: universe.map(\.cell))
    let cut = alike.filter { !isWhole($0.key) }.sorted { worst($0.key) < worst($1.key) }
    var rows = cut.flatMap { outcomes, lines in
      groups.groups(of: lines.map(\.cell)).map { group in
        Row(
          shape: shape, place: question.catalog.words(for: group), outcomes: outcomes,
          lines: group.members.map { lines[$0] })
      }
    }
    if !whole.isEmpty {
      let outcomes = whole[0].fits.indices.map { place in
        whole.map { FitOutcome($0.fits[place].verdict, hasRows: question.content.hasRows) }
          .reduce(FitOutcome.unknown) { $1.isKnown ? $1 : $0 }
      }
      rows.append(
        Row(
          shape: shape, place: rows.isEmpty ? "everywhere" : "elsewhere",
          outcomes: outcomes, lines: whole))
    }
    return rows
  }

  /// The heights that lines leave to content.
  private static func room(of lines: [FitLine]) -> String? {
    let heights = lines.flatMap { $0.fits.compactMap { $0.verdict?.room } }
    guard let smallest = heights.min(), let largest = heights.max() else { return nil }
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
