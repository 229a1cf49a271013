internal import WidgetSizing
internal import Wording

/// How a device with Today extensions is held, and the column if there is one beside another.
struct Pose: Hashable {
  let orientation: Orientation
  let column: WidgetColumn?

  init(_ setting: TodaySetting) {
    orientation = setting.orientation
    column = setting.column == .single ? nil : setting.column
  }

  /// The pose in words: `landscape, left column`.
  var words: String { orientation.rawValue + (column.map { ", \($0.rawValue) column" } ?? "") }
}

extension Catalog {
  /// The models that run a version with Today extensions.
  func devicesWithWidgets(_ screenClass: Key<ScreenClass>) -> [Key<Device>] {
    screenClasses[screenClass].devices.filter { devices[$0].runsTodayExtensions != false }
  }

  /// The names of screen classes.
  func names(of classes: [Key<ScreenClass>]) -> String {
    classes.map { screenClasses[$0].name }.joined(separator: ", ")
  }
}
