internal import WidgetDrawings
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

  /// Screens by the names of their models, the newest first; of several the newest model of each.
  func names(of classes: [Key<ScreenClass>]) -> String {
    let models = classes.map { newestFirst(screenClasses[$0].devices) }
    guard models.count == 1 else {
      let first = models.compactMap(\.first)
      return first.isEmpty
        ? classes.map { screenClasses[$0].name }.joined(by: ", ") : phrase(of: first)
    }
    return models[0].isEmpty
      ? screenClasses[classes[0]].name : phrase(of: models[0], atMost: 2)
  }
}
