internal import Testing
public import WidgetSizingData

extension Catalog {
  /// The screen with an identifier such as `402x874@3`.
  public func screenClass(_ id: String) throws -> Key<ScreenClass> {
    try #require(screenClasses.keys.first { screenClasses[$0].id == id }, "no screen \(id)")
  }

  /// The screen of widgets that come in families, by the same identifier.
  public func widgetScreen(_ id: String) throws -> Screen {
    widgetScreen(of: try screenClass(id))
  }

  /// The device with an identifier such as `iphone-16-pro`.
  public func device(_ id: String) throws -> Key<Device> {
    try #require(devices.keys.first { devices[$0].id == id }, "no device \(id)")
  }
}
