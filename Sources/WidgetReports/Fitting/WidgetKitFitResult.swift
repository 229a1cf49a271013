package import WidgetSizing

/// Whether content fits, for each WidgetKit cell of queries.
package struct WidgetKitFitResult: Sendable {
  /// The engine that answers.
  package let engine: Engine
  /// What is to be shown.
  let content: ContentLayout
  /// How many rows must be seen everywhere; nil for no such demand.
  let atLeast: Int?
  /// The version of the data, `YYYY.MM.N`.
  let dataVersion: String
  /// What must be said of how the question was understood.
  package let remarks: [String]
  let queries: [WidgetKitQuery]
  /// Every cell that was asked for, each a line, with those that do not exist.
  let lines: [FitLine<WidgetKitFit>]
  /// The cells that show fewer rows than were demanded, the worst first.
  let failures: [WidgetKitFit]

  /// Judges the cells of `queries`: what an iPad shows after scaling only if they name variants,
  /// for views are laid out in another size.
  package init(
    engine: Engine, queries: [WidgetKitQuery], content: ContentLayout, atLeast: Int? = nil,
    dataVersion: String, remarks: [String] = []
  ) {
    self.engine = engine
    self.content = content
    self.atLeast = atLeast
    self.dataVersion = dataVersion
    self.remarks = remarks
    let queries = engine.settled(queries)
    self.queries = queries
    lines = queries.flatMap { query in
      engine.blocks(query).flatMap(\.cells).filter {
        query.variants != nil || $0.variant != .device
      }.map { FitLine(fits: [engine.fit(content, in: $0)]) }
    }
    failures = lines.failures(atLeast: atLeast)
  }

  /// Whether there is a cell whose height is known.
  package var hasKnownNumber: Bool { lines.contains(where: \.isKnown) }

  /// Whether no cell shows fewer rows than were demanded.
  package var passes: Bool { failures.isEmpty }

  var catalog: Catalog { engine.catalog }
}
