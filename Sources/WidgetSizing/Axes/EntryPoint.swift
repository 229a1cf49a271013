/// How the widget was reached.
public enum EntryPoint: String, CaseIterable, Sendable {
  /// The page left of the Home Screen, also from the Lock Screen.
  case todayView = "today-view"
  /// The page pulled down from the top.
  case notificationCenter = "notification-center"
  /// 3D Touch on the app's icon; compact only.
  case quickAction = "quick-action"
}

extension EntryPoint: ListedValue {
  package static var axisNumber: Int { 5 }
  package static let all = allCases

  package var place: Int {
    switch self {
    case .todayView: 0
    case .notificationCenter: 1
    case .quickAction: 2
    }
  }
}
