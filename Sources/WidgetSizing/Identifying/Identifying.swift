extension Engine {
  /// Finds the cells that explain what was seen, of those that queries ask for.
  ///
  /// The OS of a query is taken as all versions with Today extensions if it is not said.
  public func identify(
    _ seen: Sighting, among queries: [TodayQuery]
  ) -> Identification<TodayCell> {
    var search = IdentifyingSearch<TodayCell>(seen, self)
    for query in queries {
      for screenClass in query.screenClasses {
        search.considerScreen(screenClass)
        let screen = catalog.screenClasses[screenClass]
        guard seen.idiom == nil || seen.idiom == screen.idiom else { continue }
        for os in query.os ?? versions(of: screenClass, for: query.device) {
          for cell in block(of: screenClass, on: os, query).cells {
            guard seen.allows(cell) else { continue }
            search.consider(cell, atScale: screen.scale)
          }
        }
      }
    }
    return search.result
  }

  /// Finds the WidgetKit cells that explain what was seen, of those that queries ask for.
  ///
  /// The OS of a query is taken as all versions with WidgetKit if it is not said. Pixels say nothing
  /// of platforms whose widgets do not depend on a screen.
  public func identify(
    _ seen: Sighting, among queries: [WidgetKitQuery]
  ) -> Identification<WidgetKitCell> {
    var search = IdentifyingSearch<WidgetKitCell>(seen, self)
    for query in queries.map({ $0.withAllVersions(self) }).joined() {
      let scale = query.screens[0].screenClass.map { catalog.screenClasses[$0].scale }
      if let screenClass = query.screens[0].screenClass { search.considerScreen(screenClass) }
      guard let scale = scale ?? (seen.isInPixels ? nil : 1) else { continue }
      for cell in blocks(query).flatMap(\.cells) where catalog.reasonAgainst(cell) == nil {
        search.consider(cell, atScale: scale)
      }
    }
    return search.result
  }
}

extension Sighting {
  /// What was seen of one number.
  public subscript(quantity: Quantity) -> Extent? { quantity == .width ? width : height }

  /// Whether what was seen is told in pixels.
  fileprivate var isInPixels: Bool {
    [width, height].contains { if case .pixels = $0 { true } else { false } }
  }

  /// Whether nothing that was seen besides the size speaks against `cell`.
  fileprivate func allows(_ cell: TodayCell) -> Bool {
    (textSize == nil || textSize == cell.textSize) && (mode == nil || mode == cell.mode)
  }
}
