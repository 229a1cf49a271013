/// How the widget was reached.
public enum EntryPoint: String, CaseIterable, Sendable {
  /// The page left of the Home Screen, also from the Lock Screen.
  case todayView = "today-view"
  /// The page pulled down from the top.
  case notificationCenter = "notification-center"
  /// 3D Touch on the app's icon; compact only.
  case quickAction = "quick-action"
}
