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
  /// The setting, if the widget is a Today extension.
  public var today: TodaySetting? {
    guard let orientation = self[Orientation.self], let entryPoint = self[EntryPoint.self],
      let textSize = self[TextSize.self], let mode = self[Mode.self]
    else { return nil }
    return TodaySetting(
      orientation: orientation, column: self[WidgetColumn.self], entryPoint: entryPoint,
      textSize: textSize, mode: mode)
  }

  /// The setting, if the widget comes in families.
  public var widget: WidgetSetting? {
    self[WidgetFamily.self].map {
      WidgetSetting(kind: kind, family: $0, variant: self[WidgetVariant.self])
    }
  }
}
