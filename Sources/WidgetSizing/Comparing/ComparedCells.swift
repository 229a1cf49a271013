// Which cells are compared, by their identifiers.

extension Engine {
  /// The identifiers of the cells that queries ask for.
  public func ids(of queries: [Query]) -> [String] {
    queries.flatMap(blocks).flatMap { $0.cells.map(catalog.id) }
  }

  /// All cells, line by line: of Today extensions those of all classes and versions that have them, with
  /// Display Zoom and without; of other kinds all that exist.
  func everyLine() -> [ComparedLine] {
    let today = catalog.classesWithTodayExtensions().flatMap { screenClass in
      var query = Query(screenClasses: [screenClass])
      query.os = versions(of: screenClass)
      query.isExhaustive = true
      var zoomed = query
      zoomed.zoom = .larger
      let queries = catalog.zoomedClass(of: screenClass) == nil ? [query] : [query, zoomed]
      return queries.flatMap(blocks)
    }
    let others = WidgetKind.withFamilies.flatMap(allBlocks)
    return (today + others).flatMap { block in
      block.lines.map { ComparedLine(cell: $0, textSizes: block.textSizes) }
    }
  }
}

/// The cells of a line.
struct ComparedLine {
  /// The cell at the first text size.
  let cell: Cell
  let textSizes: [TextSize]

  var cells: [Cell] { textSizes.map(cell.at) }
}
