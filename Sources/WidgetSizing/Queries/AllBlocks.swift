extension Engine {
  /// Every cell of a system, block by block.
  ///
  /// Of Today extensions those of the classes that have a model with them, without Display Zoom, which
  /// repeats others. Of the others all that exist: all screens on all versions that they run, with
  /// everything that can be chosen for Display Zoom.
  public func allBlocks(of system: WidgetSystem) -> [CellBlock] {
    switch system {
    case .today:
      catalog.todayVersions.flatMap { os in
        var query = Query(
          screenClasses: catalog.screenClasses.keys.filter {
            !catalog.devices(of: $0, on: os).isEmpty
          })
        query.os = [os]
        return blocks(query)
      }
    case .widgetKit, .activity:
      catalog.screens(of: system).flatMap { screen in
        var query = Query(system, on: [screen])
        query.os = versions(of: system, on: screen)
        return DisplayZoom.choices(on: screen.platform).flatMap { zoom in
          query.zoom = zoom
          return blocks(query)
        }
      }
    }
  }
}
