/// The axes that only widgets of one kind have.
public enum Setting: Hashable, Sendable {
  /// Of a Today extension.
  case today(TodaySetting)
  /// Of a widget that comes in families.
  case widget(WidgetSetting)
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
  /// The kind of widget that the family is of.
  public let kind: WidgetKind
  /// The family.
  public var family: WidgetFamily
  /// Which size of the family; nil if it has only one.
  public var variant: WidgetVariant?
}

extension Cell {
  /// Makes a cell, which need not exist.
  package init(
    platform: Platform, os: OSVersion, screenClass: Key<ScreenClass>?, zoom: DisplayZoom,
    _ setting: Setting
  ) {
    switch setting {
    case .today(let today):
      self.init(
        os: os, screenClass: screenClass ?? Key(index: 0), orientation: today.orientation,
        textSize: today.textSize, entryPoint: today.entryPoint, mode: today.mode,
        column: today.column, zoom: zoom)
      self.screenClass = screenClass
    case .widget(let widget):
      self.init(
        platform: platform, os: os, screenClass: screenClass, zoom: zoom, of: widget.kind,
        family: widget.family, variant: widget.variant)
    }
  }

  /// The axes that only widgets of its kind have.
  public var setting: Setting {
    today.map { .today($0) }
      ?? .widget(
        WidgetSetting(
          kind: kind, family: self[WidgetFamily.self] ?? .systemSmall,
          variant: self[WidgetVariant.self]))
  }

  /// The setting, if the widget is a Today extension. Setting nil changes nothing.
  public var today: TodaySetting? {
    get {
      guard let orientation = self[Orientation.self], let entryPoint = self[EntryPoint.self],
        let textSize = self[TextSize.self], let mode = self[Mode.self]
      else { return nil }
      return TodaySetting(
        orientation: orientation, column: self[WidgetColumn.self], entryPoint: entryPoint,
        textSize: textSize, mode: mode)
    }
    set {
      guard let newValue else { return }
      self = with(newValue.orientation).with(newValue.column).with(newValue.entryPoint)
        .with(newValue.textSize).with(newValue.mode)
    }
  }

  /// The setting, if the widget comes in families. Setting nil changes nothing.
  public var widget: WidgetSetting? {
    get {
      self[WidgetFamily.self].map {
        WidgetSetting(kind: kind, family: $0, variant: self[WidgetVariant.self])
      }
    }
    set {
      if let newValue { self = with(newValue.family).with(newValue.variant) }
    }
  }
}
