extension Engine {
  /// What is known of the size of a Today extension on a device, for a test of an app:
  ///
  /// ```swift
  /// let size = try Engine.bundled.size(of: "iPhone 7 Plus", onOS: 10, orientation: .landscape)
  /// #expect(try #require(size.height.value) >= Points(220))
  /// ```
  ///
  /// If a height is a range, its value is the smallest: content that fits it always fits.
  ///
  /// - Parameters:
  ///   - device: Any name of a device or a screen that ``DeviceFinder`` knows.
  ///   - os: The major version.
  ///   - orientation: How the device is held.
  ///   - textSize: The text size that the person chose.
  ///   - entryPoint: How the widget was reached; if nil the Today view, and on iOS 8 and 9 the
  ///     only one there is.
  ///   - mode: How much the widget shows; if nil expanded, and on iOS 8 and 9 the only one there is.
  ///   - column: Where an iPad sets the widget; if nil the only column, or the left of two.
  /// - Returns: Both numbers in points, each with its state and its evidence. A widget that does not
  ///   exist is `not-applicable`, with a reason.
  /// - Throws: ``DeviceNotFound`` if the name stands for no class, or for several.
  public func size(
    of device: String, onOS os: Int, orientation: Orientation = .portrait,
    textSize: TextSize = .l, entryPoint: EntryPoint? = nil, mode: Mode? = nil,
    column: WidgetColumn? = nil
  ) throws(DeviceNotFound) -> CellEvidence {
    let (screenClass, model) = try DeviceFinder(catalog).named(device)
    let version = OSVersion(os)
    let isLegacy = catalog.release(version)?.modes == .legacy
    let columns = catalog.columns(
      idiom: catalog.screenClasses[screenClass].idiom, os: version, orientation: orientation)
    let cell = Cell(
      os: version, screenClass: screenClass, orientation: orientation, textSize: textSize,
      entryPoint: entryPoint ?? catalog.defaultEntryPoint(on: version),
      mode: mode ?? (isLegacy ? .legacy : .expanded), column: column ?? columns[0])
    return asked(about: model).evidence(cell)
  }
}
