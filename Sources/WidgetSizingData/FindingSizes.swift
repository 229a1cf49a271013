public import WidgetSizing

extension WidgetSize {
  /// Finds the size of a widget on a device.
  ///
  /// - Parameters:
  ///   - family: The family: `.systemMedium`.
  ///   - device: What `DeviceFinder` knows: a name, `iPhone 16 Pro`, or an identifier, `iPhone17,1`.
  ///   - os: The major version; if nil the newest that the device runs and on which the family is known,
  ///     else the newest.
  ///   - variant: Which of several sizes; if nil the usual one. Ignored where the family has one size.
  ///   - zoom: What the person chose for Display Zoom.
  ///   - engine: The tables.
  /// - Throws: `DeviceNotFound` if the name stands for no device, or for several.
  public init(
    _ family: WidgetFamily, on device: String, os: Int? = nil, variant: WidgetVariant? = nil,
    zoom: DisplayZoom = .standard, from engine: Engine = .bundled
  ) throws(DeviceNotFound) {
    let (screenClass, model) = try DeviceFinder(engine.catalog).named(device)
    let screen = engine.catalog.widgetScreen(of: screenClass)
    var asked = AskedBox(family, variant, zoom, on: [screen], in: engine.catalog)
    asked.device = model
    let version =
      os.map { OSVersion($0) } ?? engine.defaultOS(of: screen, in: asked)
      ?? engine.catalog.newestOS(of: screen.platform)
    let cell = engine.block(of: asked, on: screen, version).lines[0]
    self.init(cell, device: model, from: engine)
  }

  /// Finds the sizes of a widget on all devices of a platform that run some version or a later one:
  /// the arguments of a test, or the previews of a view.
  ///
  /// ```swift
  /// @Test(arguments: WidgetSize.all(.systemMedium, on: .iOS, from: 17).filter(\.isKnown))
  /// func titleFits(size: WidgetSize) throws { … }
  /// ```
  ///
  /// - Parameters:
  ///   - family: The family: `.systemMedium`.
  ///   - platform: The platform. iPads have iPadOS.
  ///   - os: The lowest major version that the app supports.
  ///   - variant: Which of several sizes; if nil the usual one of each version.
  ///   - zoom: What the person chose for Display Zoom.
  ///   - engine: The tables.
  /// - Returns: One size for each screen and version that exists, known or not, screen by screen.
  public static func all(
    _ family: WidgetFamily, on platform: Platform, from os: Int, variant: WidgetVariant? = nil,
    zoom: DisplayZoom = .standard, from engine: Engine = .bundled
  ) -> [WidgetSize] {
    let catalog = engine.catalog
    let screens = catalog.screens(of: catalog.kind(of: family))
      .filter { $0.platform == platform }
    var asked = AskedBox(family, variant, zoom, on: screens, in: catalog)
    asked.os = catalog.versions(of: platform).filter { $0.major >= os }
    return engine.blocks(Asked([asked])).map { $0.lines[0] }.filter(catalog.exists)
      .map { WidgetSize($0, device: nil, from: engine) }
  }
}

extension WidgetSize {
  /// Finds the size of a widget on the screen that an app runs on.
  ///
  /// A device with Display Zoom on reports a smaller screen, and the size is that of zoomed widgets.
  ///
  /// - Parameters:
  ///   - family: The family: `.systemMedium`.
  ///   - width: A side of the screen in points, as `UIScreen.main.bounds` has it.
  ///   - height: The other side. The order does not matter, so the orientation does not either.
  ///   - scale: Pixels a point, `UIScreen.main.scale`.
  ///   - os: The major version. One that is newer than the tables counts as their newest: see ``os``.
  ///   - variant: Which of several sizes; if nil the usual one.
  ///   - engine: The tables.
  /// - Throws: `DeviceNotFound` if no device reports the screen, or if several do and their sizes differ.
  ///   Then ask by the identifier of the model: see ``init(_:on:os:variant:zoom:from:)``.
  public init(
    _ family: WidgetFamily, onScreen width: Double, by height: Double, scale: Double, os: Int,
    variant: WidgetVariant? = nil, from engine: Engine = .bundled
  ) throws(DeviceNotFound) {
    let catalog = engine.catalog
    let sides = (min(width, height), max(width, height))
    let name = "\(sides.0) × \(sides.1) points at \(scale)"
    let notFound = DeviceNotFound(name: name, description: "no device has a screen of \(name)")
    let reporting = [sides.0, sides.1, scale].map { Int(exactly: $0) ?? 0 }
    guard reporting.allSatisfy((1...9_999).contains) else { throw notFound }
    let candidates = catalog.screens(
      reporting: Points(reporting[0]), by: Points(reporting[1]), atScale: reporting[2]
    ).map { screenClass, zoom in
      let screen = catalog.widgetScreen(of: screenClass)
      let asked = AskedBox(family, variant, zoom, on: [screen], in: catalog)
      let version = min(OSVersion(os), catalog.newestOS(of: screen.platform))
      return WidgetSize(
        engine.block(of: asked, on: screen, version).lines[0], device: nil, from: engine)
    }
    guard let first = candidates.first else { throw notFound }
    // A model that does not run the version cannot be the one that reports the screen.
    let existing = candidates.filter { catalog.exists($0.cell) }
    let known = existing.filter(\.isKnown)
    let values = Set(known.map { [$0.width.value, $0.height.value] })
    guard values.count <= 1 else {
      let sizes = known.map(\.description).joined(separator: "; ")
      throw DeviceNotFound(
        name: name, description: "several devices have a screen of \(name): \(sizes)")
    }
    self = known.first ?? existing.first ?? first
  }
}

extension AskedBox {
  /// A box with one widget on some screens.
  fileprivate init(
    _ family: WidgetFamily, _ variant: WidgetVariant?, _ zoom: DisplayZoom, on screens: [Screen],
    in catalog: Catalog
  ) {
    self.init(catalog.kind(of: family), on: screens)
    families = [family]
    variants = variant.map { [$0] }
    self.zoom = zoom
  }
}

extension Catalog {
  /// The newest version of a platform that there is.
  fileprivate func newestOS(of platform: Platform) -> OSVersion {
    releases(of: platform).last?.os ?? OSVersion(0)
  }
}
