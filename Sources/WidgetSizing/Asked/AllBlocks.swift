extension Engine {
  /// Every cell of a kind of widget, block by block.
  ///
  /// Of Today extensions those of the classes with a model that has them, without Display Zoom, which
  /// repeats other cells. Of other kinds all that exist: all screens on all versions that they run, with
  /// each choice of Display Zoom.
  public func allBlocks(of kind: WidgetKind) -> [CellBlock] {
    guard kind.hasFamilies else {
      return catalog.todayVersions.flatMap { os in
        var asked = Asked(
          screenClasses: catalog.screenClasses.keys.filter {
            !catalog.devices(of: $0, on: os).isEmpty
          })
        asked.os = [os]
        asked.zoom = .standard
        return everyBlock(asked)
      }
    }
    return catalog.screens(of: kind).flatMap { allBlocks(of: kind, on: $0) }
  }

  /// Every cell of a kind of widget that comes in families on one screen, or on one of its models, with each choice
  /// of Display Zoom the oldest version first.
  package func allBlocks(
    of kind: WidgetKind, on screen: Screen, for device: Key<Device>? = nil
  ) -> [CellBlock] {
    var asked = AskedBox(kind, on: [screen])
    asked.device = device
    return everyBlock(asked)
  }
}
