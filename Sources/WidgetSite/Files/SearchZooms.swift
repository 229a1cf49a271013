internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// What the search knows of Display Zoom.
extension SearchWords {
  /// What the system calls a Display Zoom, and the devices that lack it though others with their screen have it.
  var zoomSettings: [[String]] {
    let newest = catalog.devicesNewestFirst()
    return DisplayZoom.all.filter { $0 != .standard }.map { zoom in
      let cells = index.screenClasses.flatMap {
        context.allWidgetGroups(on: catalog.widgetScreen(of: $0)).filter { $0.zoom == zoom }
          .compactMap(\.answers.first?.cell)
      }
      let without = Set(cells.flatMap(catalog.devices(without:)))
      let numbers = newest.indices.filter { without.contains(newest[$0]) }
      return [zoom.rawValue, zoom.settingName, Array(numbers).ranges]
    }
  }

  /// The screens that devices with Display Zoom report.
  var reported: [[String]] {
    let all = catalog.devicesNewestFirst().enumerated().flatMap { number, key in
      DisplayZoom.all.compactMap { zoom in
        catalog.devices[key].zoomSettings[zoom]?.reported.map {
          (fields: ["\($0.width)", "\($0.height)", zoom.rawValue], number: "\(number)")
        }
      }
    }
    return all.grouped(by: \.fields).map { $0 + [$1.map(\.number).joined(separator: ",")] }
  }
}
