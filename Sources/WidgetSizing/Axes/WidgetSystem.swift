/// One of the kinds of widgets.
public enum WidgetSystem: String, CaseIterable, Sendable {
  /// Today extensions, iOS 8 to 17.
  case today
  /// WidgetKit, iOS 14 and later.
  case widgetKit = "widgetkit"
  /// Live Activities and the Dynamic Island, iOS 16.1 and later.
  case activity

  /// Whether its widgets come in families. Those that do not have display modes, and depend on more
  /// settings of the person.
  public var hasFamilies: Bool { self != .today }
}
