/// One combination of all the axes that the size of a WidgetKit widget depends on.
public struct WidgetKitCell: Hashable, Sendable {
  /// The system that shows the widget.
  public var platform: Platform
  /// The major version of that system.
  public var os: OSVersion
  /// The models that the size is the same for; nil on macOS and visionOS, whatever the screen.
  public var screenClass: Key<ScreenClass>?
  /// What the person chose for Display Zoom.
  public var zoom: DisplayZoom
  /// The family.
  public var family: WidgetFamily
  /// Which size of the family; nil where it has one.
  public var variant: WidgetVariant?
  /// The model that was asked for by name, if it never ran the version: whatever others of its
  /// screen did, it has no such widget.
  package var absentDevice: Key<Device>?

  /// Makes a cell, which need not exist: the engine says of one that does not why.
  public init(
    platform: Platform, os: OSVersion, screenClass: Key<ScreenClass>?,
    zoom: DisplayZoom = .standard, family: WidgetFamily, variant: WidgetVariant? = nil
  ) {
    self.platform = platform
    self.os = os
    self.screenClass = screenClass
    self.zoom = zoom
    self.family = family
    self.variant = variant
  }
}

extension Catalog {
  /// The stable identifier of a cell, the same in every output:
  /// `widgetkit.ios18.393x852@3.systemSmall.icons-small`.
  ///
  /// `.larger` or `.more-space` follows for Display Zoom. Macs and visionOS have no screen class.
  public func id(of cell: WidgetKitCell) -> String {
    var id = "widgetkit.\(cell.platform.rawValue.lowercased())\(cell.os)"
    if let screenClass = cell.screenClass { id += ".\(screenClasses[screenClass].id)" }
    id += ".\(cell.family.rawValue)"
    if let variant = cell.variant { id += ".\(variant.rawValue)" }
    if cell.zoom != .standard { id += ".\(cell.zoom.rawValue)" }
    return id
  }
}
