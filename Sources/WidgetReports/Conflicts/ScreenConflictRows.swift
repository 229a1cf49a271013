internal import WidgetSizing
internal import Wording

extension Engine {
  /// Where sources differ about the places of widgets on a Home Screen.
  func originConflictRows() -> [ConflictRow] {
    originConflicts().compactMap { conflict in
      guard let first = conflict.readings.first else { return nil }
      return ConflictRow(
        kind: .origin, place: catalog.homeScreenPlace(of: conflict.cell),
        quantity: conflict.origin.rawValue, value: first.value.description,
        sources: catalog.sourceIDs(of: first),
        against: conflict.readings.dropFirst().map {
          catalog.text("\($0.value)", statedBy: catalog.sourceIDs(of: $0))
        }.joined(by: ", "),
        because: conflict.readings.map {
          "\($0.value) on \(catalog.phrase(of: catalog.versions(of: $0)))"
        }.joined(by: "; "))
    }
  }
}

extension Catalog {
  /// Where sources differ about the screen of devices.
  func screenConflictRows() -> [ConflictRow] {
    func text(_ width: Points, _ height: Points) -> String { "\(width)x\(height)" }
    return screenConflicts().map { conflict in
      let screen = screenClasses[conflict.screenClass]
      return ConflictRow(
        kind: .screen, place: phrase(of: conflict.devices), quantity: "screen",
        value: text(screen.width, screen.height),
        sources: conflict.agreeing.map { sources[$0].id },
        against: conflict.others.map {
          self.text(text($0.size.width, $0.size.height), statedBy: [sources[$0.source].id])
        }.joined(by: ", "),
        because: conflict.others.compactMap { $0.note ?? sources[$0.source].caution }
          .withoutRepetition.joined(by: "; "))
    }
  }

  fileprivate func sourceIDs(of reading: OriginConflict.Reading) -> [String] {
    reading.grids.map { sources[homeScreens[$0].source].id }.withoutRepetition
  }

  fileprivate func versions(of reading: OriginConflict.Reading) -> [OSVersion] {
    let ranges = reading.grids.map { homeScreens[$0].os }
    return releases(of: .iOS).map(\.os).filter { os in ranges.contains { $0.contains(os) } }
  }

  /// The Home Screen that a widget is on: `6.3-inch, Home Screen, icons-small`.
  fileprivate func homeScreenPlace(of cell: Cell) -> String {
    [
      cell.screenClass.map { screenClasses[$0].name }, "Home Screen",
      id(of: cell, on: .variant),
      cell.zoom == .standard ? nil : "Display Zoom \(cell.zoom.rawValue)",
    ].compactMap(\.self).joined(by: ", ")
  }
}
