internal import WidgetDrawings
internal import WidgetSizing

/// What the search knows of Display Zoom.
extension SearchWords {
  /// The sizes with Display Zoom.
  var zooms: [[String]] {
    let all = index.zoomedSizes.filter { $0[3] != "0" && $0[4] != "0" }
    return index.withoutRepeatedFields(all)
  }

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
    var devices: [[String]: [String]] = [:]
    var order: [[String]] = []
    for (number, key) in catalog.devicesNewestFirst().enumerated() {
      for zoom in DisplayZoom.all {
        guard let screen = catalog.devices[key].zoomSettings[zoom]?.reported else { continue }
        let fields = ["\(screen.width)", "\(screen.height)", zoom.rawValue]
        if devices[fields] == nil { order.append(fields) }
        devices[fields, default: []].append("\(number)")
      }
    }
    return order.map { $0 + [devices[$0, default: []].joined(separator: ",")] }
  }
}
