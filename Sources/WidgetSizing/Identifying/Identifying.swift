extension Engine {
  /// Finds the cells that explain what was seen, of those that are asked for.
  ///
  /// Where nothing is asked of an axis, all values are meant, also every version and Display Zoom. A size in pixels does not match widgets
  /// that do not depend on a screen.
  public func identify(_ seen: Sighting, among asked: Asked) -> Identification {
    var search = IdentifyingSearch(seen, self)
    // Pixels match nothing on a display of unknown scale; points match on any.
    let unknownScale = seen.isInPixels ? nil : 1
    for block in everyBlock(asked) {
      let screenClass = block.screen.screenClass
      if let screenClass { search.considerScreen(screenClass) }
      let screen = screenClass.map { catalog.screenClasses[$0] }
      let engine = self.asked(about: block.device)
      search.engine = engine
      let all = PlaceSet(block.textSizes)
      for line in block.lines {
        let absence = engine.absence(of: line)
        guard absence?.state != .notApplicable else { continue }
        search.addExisting(line, at: all)
        let scale = line.isOnOtherDisplay ? unknownScale : screen?.scale ?? unknownScale
        if absence == nil, let scale {
          search.consider(line, at: block.textSizes, scale: scale)
        }
      }
    }
    return search.result
  }
}

extension Sighting {
  /// The width or the height that was seen.
  public subscript(quantity: Quantity) -> Extent? { quantity == .width ? width : height }

  /// Whether one of the lengths is in pixels.
  fileprivate var isInPixels: Bool {
    [width, height].contains { if case .pixels = $0 { true } else { false } }
  }
}
