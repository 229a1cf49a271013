public import WidgetSizing

/// Whether content fits, for each cell of queries, all about one system.
public struct FitResult: Sendable, AnsweringQueries {
  /// The engine that answers.
  public let engine: Engine
  /// What is to be shown.
  public let content: WidgetContent
  /// The largest mode that a Today extension has.
  public let largest: DisplayModeNegotiation.LargestMode
  /// Whether content margins are left free, where they are known.
  public let usesMargins: Bool
  /// How many rows must be seen everywhere; nil for no such demand.
  public let atLeast: Int?
  /// Whether a cell with an unknown height or line height is a failure.
  public let isStrict: Bool
  /// Whether it is asked how many rows fit, so that none is missed.
  public let countsRows: Bool
  /// Notes on how the question was understood.
  public let remarks: [String]
  let queries: [Query]
  /// The scope of the question, in one line.
  let scope: String
  /// The text sizes of each line; a single one where neither widgets nor content depend on it.
  let textSizes: [TextSize]
  let lines: [FitLine]
  /// The lines that exist.
  let existing: [FitLine]
  /// The cells that show fewer rows than were demanded, the worst first.
  let failures: [Fit]

  /// Judges the cells of `queries`.
  ///
  /// With a demand `atLeast` compact Today extensions are left out, unless queries name modes. What an
  /// iPad shows after scaling is left out unless they name variants: views are laid out in another size.
  public init(
    engine: Engine, queries: [Query], content: WidgetContent,
    largest: DisplayModeNegotiation.LargestMode = .expanded, usesMargins: Bool = true,
    atLeast: Int? = nil, isStrict: Bool = false, countsRows: Bool = false, remarks: [String] = []
  ) {
    self.engine = engine
    self.isStrict = isStrict
    self.countsRows = countsRows
    self.content = content
    self.largest = largest
    self.atLeast = atLeast
    self.remarks = remarks
    let asked = queries.first?.textSizes
    (self.queries, scope) = engine.scope(of: queries, textSizes: asked)
    let usesMargins = usesMargins && queries.kind.leavesMargins
    self.usesMargins = usesMargins
    let isOfText = !queries.kind.hasFamilies || content.text != nil
    textSizes = isOfText ? asked ?? TextSize.allCases : [.l]
    let textSizes = textSizes
    func isJudged(_ line: Cell, _ query: Query) -> Bool {
      switch line[Mode.self] {
      case .expanded: largest != .compact
      case .compact: atLeast == nil || query.modes != nil
      case .legacy: true
      case nil: query.asksForLayout(line)
      }
    }
    lines = self.queries.flatMap { query in
      let engine = engine.asked(about: query.device)
      return engine.blocks(query).flatMap { block in
        let lines = block.lines.filter { isJudged($0, query) }
        return engine.fits(
          content, along: lines, at: textSizes, largest: largest, usesMargins: usesMargins
        ).map(FitLine.init)
      }
    }
    existing = lines.filter(\.exists)
    failures = existing.failures(atLeast: atLeast)
  }

  /// Whether there is a cell of which is known how much of the content it shows.
  public var hasKnownNumber: Bool { existing.contains(where: \.isKnown) }

  /// Whether content is seen as far as was demanded: at least so many rows everywhere or, without a demand,
  /// all of it somewhere. Of a strict result, all of it everywhere, with all heights and line heights known.
  public var passes: Bool {
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
