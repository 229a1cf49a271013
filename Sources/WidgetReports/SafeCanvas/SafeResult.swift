package import WidgetSizing

/// The largest canvas that fits everywhere that an app supports.
package struct SafeResult<Cell: ReportedCell>: Sendable {
  /// The engine that answers.
  package let engine: Engine
  /// The version of the data, `YYYY.MM.N`.
  package let dataVersion: String
  /// What must be said of how the question was understood.
  package let remarks: [String]
  let queries: [Cell.Query]
  /// One for each kind of widget there is.
  let canvases: [KindCanvas<Cell>]

  /// Finds the canvas of each mode for all cells of `queries`.
  package init(
    engine: Engine, queries: [TodayQuery], dataVersion: String, remarks: [String] = []
  ) where Cell == TodayCell {
    self.init(engine, queries, dataVersion, remarks) { engine.safeCanvases($0) }
  }

  /// Finds the canvas of each family for all cells of `queries`.
  package init(
    engine: Engine, queries: [WidgetKitQuery], dataVersion: String, remarks: [String] = []
  ) where Cell == WidgetKitCell {
    self.init(engine, queries, dataVersion, remarks) { engine.safeCanvases($0) }
  }

  private init(
    _ engine: Engine, _ queries: [Cell.Query], _ dataVersion: String, _ remarks: [String],
    canvases: ([Cell.Query]) -> [KindCanvas<Cell>]
  ) {
    self.engine = engine
    self.dataVersion = dataVersion
    self.remarks = remarks
    // Each by itself: queries may ask for different cells of one screen and version.
    self.queries = queries.flatMap { Cell.settled([$0], in: engine) }
    self.canvases = canvases(self.queries)
  }

  /// Whether at least one side of a canvas is known.
  package var hasKnownNumber: Bool {
    canvases.contains { $0.canvas.width != nil || $0.canvas.height != nil }
  }

  var catalog: Catalog { engine.catalog }
}
