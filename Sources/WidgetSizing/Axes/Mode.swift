/// How much of itself the widget shows: an `NCWidgetDisplayMode`.
public enum Mode: String, CaseIterable, Sendable {
  case compact, expanded
  /// The one free height of iOS 8 and 9, which have no display modes.
  case legacy
}
