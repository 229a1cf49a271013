extension Catalog {
  /// The screens that report a size to an app.
  ///
  /// - Parameters:
  ///   - width: In portrait, in points.
  ///   - height: In portrait, in points.
  ///   - scale: Pixels a point.
  /// - Returns: The classes of that size, then those with models that report it with Display Zoom on.
  package func screens(
    reporting width: Points, by height: Points, atScale scale: Int
  ) -> [(screenClass: Key<ScreenClass>, zoom: DisplayZoom)] {
    let size = ScreenSize(width: width, height: height)
    let own = screenClasses.keys.filter { screenClasses[$0].size == size }
    let zoomed = DisplayZoom.zoomed.flatMap { zoom in
      screenClasses.keys.filter { zoomedSize(of: $0, with: zoom) == size }.map { ($0, zoom) }
    }
    return (own.map { ($0, .standard) } + zoomed)
      .filter { screenClasses[$0.0].scale == scale }
  }
}
