/// One of the two systems of widgets.
public enum WidgetSystem: String, CaseIterable, Sendable {
  /// Today extensions, iOS 8 to 17.
  case today
  /// WidgetKit, iOS 14 and later.
  case widgetKit = "widgetkit"
}
