extension Engine {
  /// Every cell of a kind of widget, block by block.
  ///
  /// Of Today extensions those of the classes with a model that has them, without Display Zoom, which
  /// repeats other cells. Of other kinds all that exist: all screens on all versions that they run, with
  /// each choice of Display Zoom.
  public func allBlocks(of kind: WidgetKind) -> [CellBlock] {
    guard kind.hasFamilies else {
      return catalog.todayVersions.flatMap { os in
        var query = Query(
          screenClasses: catalog.screenClasses.keys.filter {
            !catalog.devices(of: $0, on: os).isEmpty
          })
        query.os = [os]
        query.isExhaustive = true
        return blocks(query)
      }
    }
    return catalog.screens(of: kind).flatMap { allBlocks(of: kind, on: $0) }
  }

  /// Every cell of a kind of widget that comes in families on one screen, or on one of its models, the oldest version
  /// first.
  package func allBlocks(
    of kind: WidgetKind, on screen: Screen, for device: Key<Device>? = nil
  ) -> [CellBlock] {
    var query = Query(kind, on: [screen])
    query.device = device
    query.os = versions(of: kind, on: screen, for: device)
    query.isExhaustive = true
    return DisplayZoom.choices(on: screen.platform).flatMap { zoom in
      query.zoom = zoom
      return blocks(query)
    }
  }
}
