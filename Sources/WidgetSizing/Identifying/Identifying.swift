extension Engine {
  /// Finds the cells that explain what was seen, of those that queries ask for.
  ///
  /// The versions of a query that names none are all that have its system. Pixels say nothing of
  /// platforms whose widgets do not depend on a screen.
  public func identify(_ seen: Sighting, among queries: [Query]) -> Identification {
    var search = IdentifyingSearch(seen, self)
    for query in queries.flatMap(withAllVersions) {
      let screenClass = query.screenClasses.first
      if let screenClass { search.considerScreen(screenClass) }
      let screen = screenClass.map { catalog.screenClasses[$0] }
      guard seen.idiom == nil || seen.idiom == screen?.idiom,
        let scale = screen?.scale ?? (seen.isInPixels ? nil : 1)
      else { continue }
      for block in blocksInTurn(query) {
        for cell in block.cells where seen.allows(cell) {
          search.consider(cell, atScale: scale)
        }
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
  fileprivate func allows(_ cell: Cell) -> Bool {
    guard let today = cell.today else { return true }
    return (textSize == nil || textSize == today.textSize) && (mode == nil || mode == today.mode)
  }
}
