internal import DataTables

/// A marketing model: iPhone 7 Plus.
public struct Device: Sendable {
  /// The stable identifier: `iphone-7-plus`.
  public let id: String
  /// The name it is sold under.
  public let name: String
  /// The screen class; nil if no source states the logical size of the screen.
  public let screenClass: Key<ScreenClass>?
  /// The diagonal in inches, as it is advertised: `5.5`.
  public let diagonal: String?
  /// Whether the display has 3D Touch; nil if no source says.
  public let has3DTouch: Bool?
  /// Whether an iPhone has a Dynamic Island; nil on other devices, and if no source says.
  public let hasDynamicIsland: Bool?
  /// The first day of sale: `2016-09-16`; nil if no source says.
  public internal(set) var released: String?
  /// The first OS it runs; nil if no source says.
  public let firstOS: OSVersion?
  /// The newest OS that a source lists it for; nil if no source says.
  public let lastOS: OSVersion?
  /// The source of ``lastOS``.
  let osSource: Key<Source>?
  /// Whether no newer version than ``lastOS`` existed when its source was published. The model may
  /// then run later versions.
  public internal(set) var isSupported = false
  /// Whether it runs an OS that has Today extensions; nil if no source says.
  public let runsTodayExtensions: Bool?
  /// Whether claims about numbers that belong to the model speak of this one.
  var hasFacts = false
  /// The versions that claims about this model name.
  var versionsNamed = PlaceSet<OSVersion>()
  /// What sources say about each Display Zoom.
  package internal(set) var zoomSettings: [DisplayZoom: ZoomSetting] = [:]

  /// The screen that it reports with a Display Zoom, in points, if it then has the widgets of such a screen; nil if
  /// no source says.
  package func screenSize(with zoom: DisplayZoom) -> ScreenSize? {
    zoom.answersAsReportedScreen ? zoomSettings[zoom]?.reported : nil
  }

  /// Whether the model runs `os`; nil if no source says.
  public func runs(_ os: OSVersion) -> Bool? {
    if let firstOS, os < firstOS { return false }
    if let lastOS, os > lastOS { return isSupported ? nil : false }
    return firstOS == nil || lastOS == nil ? nil : true
  }
}

extension Device: TableRow {
  static let table = "devices"

  init(_ row: inout Row) {
    id = row.text("id")
    name = row.text("name")
    screenClass = row.optionalKey("screen_class")
    diagonal = row.optionalText("diagonal_in")
    has3DTouch = row.optionalBoolean("has_3d_touch")
    hasDynamicIsland = row.optionalBoolean("has_dynamic_island")
    firstOS = row.optionalVersion("os_first")
    lastOS = row.optionalVersion("os_last")
    runsTodayExtensions = row.optionalBoolean("today_extension")
    osSource = row.optionalKey("os_source")
  }
}
