public import WidgetSizing

/// The largest canvas that fits everywhere that an app supports.
public struct SafeResult: Sendable {
  /// The engine that answers.
  public let engine: Engine
  /// The version of the data, `YYYY.MM.N`.
  public let dataVersion: String
  /// What must be said of how the question was understood.
  public let remarks: [String]
  let queries: [TodayQuery]
  /// One for each mode there is.
  let canvases: [TodayCanvas]

  /// Finds the canvas of each mode for all cells of `queries`.
  public init(
    engine: Engine, queries: [TodayQuery], dataVersion: String, remarks: [String] = []
  ) {
    self.engine = engine
    self.dataVersion = dataVersion
    self.remarks = remarks
    let queries = queries.flatMap { engine.settled([$0]) }
    self.queries = queries
    canvases = engine.safeCanvases(queries)
  }

  /// Whether at least one side of a canvas is known.
  public var hasKnownNumber: Bool {
    canvases.contains { $0.canvas.width != nil || $0.canvas.height != nil }
  }

  var catalog: Catalog { engine.catalog }
}
