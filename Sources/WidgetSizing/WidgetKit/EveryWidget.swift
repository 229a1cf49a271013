extension Engine {
  /// Every WidgetKit cell that exists, block by block: all screens on all versions that they run,
  /// with everything that can be chosen for Display Zoom.
  public func everyWidgetKitBlock() -> [WidgetKitBlock] {
    catalog.widgetScreens().flatMap { screen in
      var query = WidgetKitQuery(screens: [screen])
      query.os = versions(of: screen)
      return DisplayZoom.choices(on: screen.platform).flatMap { zoom in
        query.zoom = zoom
        return blocks(query)
      }
    }
  }
}
