package import WidgetSizing

/// The largest canvas that fits everywhere that an app supports.
package struct SafeResult: Sendable, AnsweringQueries {
  /// The engine that answers.
  package let engine: Engine
  /// Notes on how the question was understood.
  package let remarks: [String]
  let queries: [Query]
  /// The scope of the question, in one line.
  let scope: String
  /// One for each shape of widget there is.
  let canvases: [ShapeCanvas]
  /// The canvases of each platform alone; none if there is one.
  let platforms: [(Platform, [ShapeCanvas])]

  /// Finds the canvas of each shape for all cells of `queries`, all about one system.
  package init(
    engine: Engine, queries: [Query], remarks: [String] = []
  ) {
    self.engine = engine
    self.remarks = remarks
    // Each device stands in the scope, also beside one with its screen.
    self.queries = queries.flatMap { engine.settled([$0]) }
    scope = engine.catalog.scopeLine(
      of: self.queries.isEmpty ? queries : self.queries, textSizes: queries.first?.textSizes)
    canvases = engine.safeCanvases(self.queries)
    let all = self.queries.flatMap(\.screens).map(\.platform).withoutRepetition
    platforms = (all.count > 1 ? all : []).map { platform in
      let own = queries.map { query in
        var query = query
        query.screens.removeAll { $0.platform != platform }
        return query
      }
      return (platform, engine.safeCanvases(own.filter { !$0.screens.isEmpty }))
    }
  }

  /// Whether at least one side of a canvas is known.
  package var hasKnownNumber: Bool {
    canvases.contains { $0.canvas.width != nil || $0.canvas.height != nil }
  }

  /// Whether there is a cell of which a side is unknown.
  package var hasUnknownNumber: Bool { canvases.contains { !$0.canvas.unknown.isEmpty } }
}
