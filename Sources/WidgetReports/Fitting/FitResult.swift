public import WidgetSizing

/// Whether content fits, for each cell of queries.
public struct FitResult: Sendable {
  /// The engine that answers.
  public let engine: Engine
  /// What is to be shown.
  public let content: WidgetContent
  /// The largest mode that the extension has.
  public let largest: DisplayModeNegotiation.LargestMode
  /// How many rows must be seen everywhere; nil for no such demand.
  public let atLeast: Int?
  /// The version of the data, `YYYY.MM.N`.
  public let dataVersion: String
  /// What must be said of how the question was understood.
  public let remarks: [String]
  let queries: [TodayQuery]
  let textSizes: [TextSize]
  let lines: [FitLine<TodayFit>]
  /// The lines that exist.
  let existing: [FitLine<TodayFit>]
  /// The cells that show fewer rows than were demanded, the worst first.
  let failures: [TodayFit]

  /// Judges the cells of `queries`.
  ///
  /// With a demand `atLeast` the compact cells are left out, unless queries name modes.
  public init(
    engine: Engine, queries: [TodayQuery], content: WidgetContent,
    largest: DisplayModeNegotiation.LargestMode = .expanded, atLeast: Int? = nil,
    dataVersion: String, remarks: [String] = []
  ) {
    self.engine = engine
    self.content = content
    self.largest = largest
    self.atLeast = atLeast
    self.dataVersion = dataVersion
    self.remarks = remarks
    let queries = engine.settled(queries)
    self.queries = queries
    textSizes = queries.first?.textSizes ?? TextSize.allCases
    lines = queries.flatMap { query in
      engine.blocks(query).flatMap { block in
        let lines = block.lines.filter {
          !($0.mode == .expanded && largest == .compact)
            && !($0.mode == .compact && atLeast != nil && query.modes == nil)
        }
        return engine.fits(content, along: lines, at: block.textSizes, largest: largest)
          .map(FitLine.init)
      }
    }
    existing = lines.filter(\.exists)
    failures = existing.failures(atLeast: atLeast)
  }

  /// Whether there is a cell whose height is known.
  public var hasKnownNumber: Bool { existing.contains(where: \.isKnown) }

  /// Whether no cell shows fewer rows than were demanded.
  public var passes: Bool { failures.isEmpty }

  var catalog: Catalog { engine.catalog }

  /// Whether the content is rows, and not one height.
  var hasRows: Bool { rowCount > 0 }

  /// How many rows there are.
  var rowCount: Int {
    switch content {
    case .fixed(let layout), .text(_, let layout): layout.count
    }
  }
}
