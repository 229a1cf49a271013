internal import Documents
internal import WidgetSizing

/// The screen of a device in portrait, on which widgets are drawn.
struct DrawnScreen: Sendable {
  /// The model; nil where a drawing is of a whole class.
  let device: Device?
  let screenClass: ScreenClass
  /// In points, as the screen reports it; with Display Zoom that of the model.
  let width: Points
  /// Likewise.
  let height: Points

  /// The screen of a cell; nil if no source has its size, as with Display Zoom on some models.
  init?(of cell: Cell, _ device: Key<Device>?, in catalog: Catalog) {
    guard let key = cell.screenClass else { return nil }
    screenClass = catalog.screenClasses[key]
    self.device = device.map { catalog.devices[$0] }
    guard cell.zoom != .standard else {
      width = screenClass.width
      height = screenClass.height
      return
    }
    let models = device.map { [$0] } ?? screenClass.devices
    let sizes = models.map { catalog.devices[$0].screenSize(with: cell.zoom) }
    guard let size = sizes.lazy.compactMap(\.self).first, sizes.allSatisfy({ $0 == size })
    else { return nil }
    width = size.width
    height = size.height
  }

  /// The whole screen of a model; nil if no source has its size.
  init?(of device: Key<Device>, in catalog: Catalog) {
    guard let key = catalog.devices[device].screenClass else { return nil }
    screenClass = catalog.screenClasses[key]
    self.device = catalog.devices[device]
    width = screenClass.width
    height = screenClass.height
  }

  /// Whether a Home Screen is drawn in landscape, as on iPads.
  var isWide: Bool { screenClass.idiom == .pad }

  /// The scale of a Home Screen: a unit is a point of an iPhone; the long side of an iPad has 400 units, so that
  /// its labels can be read on a phone.
  var drawingScale: DrawingScale {
    isWide
      ? .units(400, perPoints: max(1, height.threeHundredths / 300)) : .reduced(by: 1)
  }

  /// The size of the screen as a Home Screen is drawn, in units.
  func size(_ scale: DrawingScale) -> Drawing.Size {
    isWide
      ? .init(width: scale(height), height: scale(width))
      : .init(width: scale(width), height: scale(height))
  }

  /// Whether there is a Dynamic Island.
  var hasDynamicIsland: Bool {
    (device?.hasDynamicIsland ?? screenClass.hasDynamicIsland) == true
  }

  /// Whether the corners are round. Apple's iPhones have such screens since their height is more than
  /// twice their width; before, and beside, stood a button.
  var hasRoundCorners: Bool { height > 2 * width }

  /// The outline of the screen, and the Dynamic Island of an iPhone. No source has the radius of the corners, or
  /// where the island is: they are hints. An iPad lies on its side.
  func shapes(at place: Drawing.Point, _ scale: DrawingScale) -> [Drawing.Shape] {
    let size = size(scale)
    guard screenClass.idiom == .phone else {
      return Pen.body.draw([
        .rectangle(x: place.x, y: place.y, width: size.width, height: size.height, corner: 10)
      ])
    }
    let radius = hasRoundCorners ? scale(Points(54)) : scale(Points(6))
    let body = Pen.body.draw([
      .rectangle(x: place.x, y: place.y, width: size.width, height: size.height, corner: radius)
    ])
    guard hasDynamicIsland else { return body }
    let island = (width: scale(Points(124)), height: scale(Points(36)))
    return body
      + Pen.island.draw([
        .rectangle(
          x: place.x + (size.width - island.width) / 2, y: place.y + scale(Points(14)),
          width: island.width, height: island.height, corner: island.height / 2)
      ])
  }
}
