// Sizes as values of Core Graphics, which Linux does not have, so that nothing here is compiled there.
#if canImport(CoreGraphics)
public import CoreGraphics
public import WidgetSizing

extension WidgetSize {
  /// Finds the size of a widget on the screen that an app runs on, of
  /// `UIScreen.main.bounds.size` and `UIScreen.main.scale`.
  ///
  /// See ``init(_:onScreen:by:scale:os:variant:from:)``.
  public init(
    _ family: WidgetFamily, onScreen size: CGSize, scale: CGFloat, os: Int,
    variant: WidgetVariant? = nil, from engine: Engine = .bundled
  ) throws(DeviceNotFound) {
    try self.init(
      family, onScreen: Double(size.width), by: Double(size.height), scale: Double(scale), os: os,
      variant: variant, from: engine)
  }
}

extension CGSize {
  /// The sides of a widget in points.
  public init(_ dimensions: WidgetSize.Dimensions) {
    self.init(width: dimensions.width, height: dimensions.height)
  }
}
#endif
