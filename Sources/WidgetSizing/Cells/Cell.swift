/// One combination of all the axes that the size of a widget depends on.
public struct Cell: Hashable, Sendable {
  /// The system that shows the widget. Of Today extensions it is iOS, on iPads too.
  public let platform: Platform
  /// The major version of that system.
  public var os: OSVersion
  /// The models that the size is the same for; nil on macOS and visionOS, whatever the screen.
  public var screenClass: Key<ScreenClass>?
  /// What the person chose for Display Zoom.
  public var zoom: DisplayZoom
  /// The axes that only widgets of one kind have.
  public var setting: Setting
  /// The model that was asked for by name, if it never ran the version: whatever others of its
  /// screen did, it has no such widget.
  package var absentDevice: Key<Device>?

  /// Makes a cell, which need not exist: the engine says of one that does not why.
  public init(
    platform: Platform, os: OSVersion, screenClass: Key<ScreenClass>?,
    zoom: DisplayZoom = .standard, _ setting: Setting
  ) {
    self.platform = platform
    self.os = os
    self.screenClass = screenClass
    self.zoom = zoom
    self.setting = setting
  }

  /// Makes a cell of a Today extension, which need not exist.
  public init(
    os: OSVersion, screenClass: Key<ScreenClass>, orientation: Orientation, textSize: TextSize,
    entryPoint: EntryPoint, mode: Mode, column: WidgetColumn? = nil, zoom: DisplayZoom = .standard
  ) {
    self.init(
      platform: .iOS, os: os, screenClass: screenClass, zoom: zoom,
      .today(
        TodaySetting(
          orientation: orientation, column: column, entryPoint: entryPoint, textSize: textSize,
          mode: mode)))
  }

  /// Makes a cell of a widget that comes in families, of WidgetKit unless another system is given. It
  /// need not exist.
  public init(
    platform: Platform, os: OSVersion, screenClass: Key<ScreenClass>?,
    zoom: DisplayZoom = .standard, of system: WidgetSystem = .widgetKit, family: WidgetFamily,
    variant: WidgetVariant? = nil
  ) {
    self.init(
      platform: platform, os: os, screenClass: screenClass, zoom: zoom,
      .widget(WidgetSetting(system: system, family: family, variant: variant)))
  }
}

// Otherwise the enumerations would hash the text of their raw values, which takes longer than all else.
extension Cell {
  /// Hashes numbers that tell most cells apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(os)
    hasher.combine(screenClass)
    hasher.combine(isZoomed)
    switch setting {
    case .today(let today):
      hasher.combine(today.textSize.order)
      hasher.combine(today.orientation == .portrait)
      hasher.combine(today.entryPoint == .todayView)
      hasher.combine(today.mode == .expanded)
    case .widget(let widget):
      hasher.combine(widget.family)
      hasher.combine(widget.variant)
    }
  }
}

/// The axes that only widgets of one kind have.
public enum Setting: Hashable, Sendable {
  /// Of a Today extension.
  case today(TodaySetting)
  /// Of a widget that comes in families.
  case widget(WidgetSetting)

  /// The system whose widgets have such a setting.
  public var system: WidgetSystem {
    switch self {
    case .today: .today
    case .widget(let widget): widget.system
    }
  }
}

/// How a Today extension is shown.
public struct TodaySetting: Hashable, Sendable {
  /// How the device is held.
  public var orientation: Orientation
  /// Nil on devices other than iPads.
  public var column: WidgetColumn?
  /// How the widget was reached.
  public var entryPoint: EntryPoint
  /// The text size that the person chose.
  public var textSize: TextSize
  /// How much of itself the widget shows.
  public var mode: Mode
}

/// Which widget of those that come in families.
public struct WidgetSetting: Hashable, Sendable {
  /// The system that the family is of.
  public let system: WidgetSystem
  /// The family.
  public var family: WidgetFamily
  /// Which size of the family; nil where it has one.
  public var variant: WidgetVariant?
}

extension Cell {
  /// The system that the widget is of.
  public var system: WidgetSystem { setting.system }

  /// How it is shown, if it is a Today extension. Nil, when set, changes nothing.
  public var today: TodaySetting? {
    get { if case .today(let setting) = setting { setting } else { nil } }
    set { if let newValue { setting = .today(newValue) } }
  }

  /// Which widget it is, of those that come in families. Nil, when set, changes nothing.
  public var widget: WidgetSetting? {
    get { if case .widget(let setting) = setting { setting } else { nil } }
    set { if let newValue { setting = .widget(newValue) } }
  }

  /// Whether Display Zoom is on.
  public var isZoomed: Bool { zoom != .standard }

  /// The text size; `l` of widgets whose size does not depend on it.
  package var textSize: TextSize { today?.textSize ?? .l }

  /// The same cell at another text size, if its size depends on it.
  package func at(_ textSize: TextSize) -> Cell {
    var cell = self
    cell.today?.textSize = textSize
    return cell
  }

  /// The same cell of a Today extension in another mode.
  package func `in`(_ mode: Mode) -> Cell {
    var cell = self
    cell.today?.mode = mode
    return cell
  }
}
