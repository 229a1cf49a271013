internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension TodaySetting {
  /// How the device is held, and the column if there is one beside another: `landscape, left column`.
  var pose: String {
    orientation.rawValue
      + (column.flatMap { $0 == .single ? nil : ", \($0.rawValue) column" } ?? "")
  }
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
