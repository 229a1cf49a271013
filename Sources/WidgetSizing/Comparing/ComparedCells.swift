// Which cells are compared, by their identifiers.

extension Engine {
  /// The identifiers of the cells of Today extensions that queries ask for.
  public func ids(of queries: [TodayQuery]) -> [String] {
    queries.flatMap(blocks).flatMap { $0.cells.map(catalog.id) }
  }

  /// The identifiers of the WidgetKit cells that queries ask for.
  public func ids(of queries: [WidgetKitQuery]) -> [String] {
    queries.flatMap(blocks).flatMap { $0.cells.map(catalog.id) }
  }

  /// All cells there are: of Today extensions, all classes on all versions that had them, with Display
  /// Zoom and without; of WidgetKit, all that exist.
  func everyCell() -> [WidgetCell] {
    let today = catalog.classesWithTodayExtensions().flatMap { screenClass in
      var query = TodayQuery(screenClasses: [screenClass])
      query.os = versions(of: screenClass)
      var zoomed = query
      zoomed.isZoomed = true
      let queries = catalog.zoomedClass(of: screenClass) == nil ? [query] : [query, zoomed]
      return queries.flatMap(blocks).flatMap { $0.cells.map { WidgetCell.today($0) } }
    }
    return today + everyWidgetKitBlock().flatMap(\.cells).map { .widgetKit($0) }
  }
}
