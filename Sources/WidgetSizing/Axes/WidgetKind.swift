/// A kind of widget.
public enum WidgetKind: String, CaseIterable, Sendable {
  /// Today extensions, iOS 8 to 17.
  case today
  /// WidgetKit, iOS 14 and later.
  case widgetKit = "widgetkit"
  /// Live Activities and the Dynamic Island, iOS 16.1 and later.
  case activity

  /// Whether its widgets come in families. Today extensions do not: they have display modes, and
  /// their size also depends on orientation, entry point and text size.
  public var hasFamilies: Bool { self != .today }

  /// The kinds that come in families.
  package static let withFamilies = allCases.filter(\.hasFamilies)

  /// All kinds in the order of lists: those that can still be built stand first.
  package static let inLists: [WidgetKind] = [.widgetKit, .activity, .today]
}

extension WidgetKind: ListedValue {
  package static var axisNumber: Int { 0 }
  package static let all = allCases

  package var place: Int {
    switch self {
    case .today: 0
    case .widgetKit: 1
    case .activity: 2
    }
  }
}
