// Which cells are compared, by their identifiers.

extension Engine {
  /// The identifiers of the cells that queries ask for.
  public func ids(of queries: [Query]) -> [String] {
    queries.flatMap(blocks).flatMap { $0.cells.map(catalog.id) }
  }

  /// All cells there are: of Today extensions, all classes on all versions that had them, with Display
  /// Zoom and without; of WidgetKit, all that exist.
  func everyCell() -> [Cell] {
    let today = catalog.classesWithTodayExtensions().flatMap { screenClass in
      var query = Query(screenClasses: [screenClass])
      query.os = versions(of: screenClass)
      var zoomed = query
      zoomed.zoom = .larger
      let queries = catalog.zoomedClass(of: screenClass) == nil ? [query] : [query, zoomed]
      return queries.flatMap(blocks).flatMap { $0.cells }
    }
    return today + allBlocks(of: .widgetKit).flatMap(\.cells)
  }
}
