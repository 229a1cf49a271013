/// One combination of all the axes that the size of a widget depends on.
public struct Cell: Hashable, Sendable {
  /// The platform. For Today extensions it is iOS, also on iPads.
  public let platform: Platform
  /// The major version of the platform.
  public var os: OSVersion
  /// The models with that size; nil on macOS and visionOS, where no size depends on the screen.
  public var screenClass: Key<ScreenClass>?
  /// The setting of Display Zoom.
  public var zoom: DisplayZoom
  /// The axes that only widgets of one kind have.
  public var setting: Setting
  /// The model that the question names, if it is known not to run the version. The cell then does
  /// not exist, even if other models of the class run it.
  package var absentDevice: Key<Device>?

  /// Makes a cell, which need not exist: the engine then answers with the reason.
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

  /// Makes a cell of a widget that comes in families, by default of WidgetKit. It need not exist.
  public init(
    platform: Platform, os: OSVersion, screenClass: Key<ScreenClass>?,
    zoom: DisplayZoom = .standard, of kind: WidgetKind = .widgetKit, family: WidgetFamily,
    variant: WidgetVariant? = nil
  ) {
    self.init(
      platform: platform, os: os, screenClass: screenClass, zoom: zoom,
      .widget(WidgetSetting(kind: kind, family: family, variant: variant)))
  }
}

// A synthesized hash would hash the raw values of the enumerations as strings, which is slow.
extension Cell {
  /// Hashes numbers that differ between most cells.
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
  public var kind: WidgetKind {
    switch self {
    case .today: .today
    case .widget(let widget): widget.kind
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
  /// The display mode.
  public var mode: Mode
}

/// The family of a widget, and which of its sizes.
public struct WidgetSetting: Hashable, Sendable {
  /// The system that the family is of.
  public let kind: WidgetKind
  /// The family.
  public var family: WidgetFamily
  /// Which size of the family; nil if it has only one.
  public var variant: WidgetVariant?
}

extension Cell {
  /// The kind of widget.
  public var kind: WidgetKind { setting.kind }

  /// The setting, if the widget is a Today extension. Setting nil changes nothing.
  public var today: TodaySetting? {
    get { if case .today(let setting) = setting { setting } else { nil } }
    set { if let newValue { setting = .today(newValue) } }
  }

  /// The setting, if the widget comes in families. Setting nil changes nothing.
  public var widget: WidgetSetting? {
    get { if case .widget(let setting) = setting { setting } else { nil } }
    set { if let newValue { setting = .widget(newValue) } }
  }

  /// Whether Display Zoom is on.
  public var isZoomed: Bool { zoom != .standard }

  /// The text size; `l` if the size of the widget does not depend on it.
  package var textSize: TextSize { today?.textSize ?? .l }

  /// The same cell at another text size; unchanged if its size does not depend on that.
  package func at(_ textSize: TextSize) -> Cell {
    var cell = self
    cell.today?.textSize = textSize
    return cell
  }

  /// The same Today extension in another mode; other cells are unchanged.
  package func `in`(_ mode: Mode) -> Cell {
    var cell = self
    cell.today?.mode = mode
    return cell
  }
}
