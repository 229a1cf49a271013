internal import Wording

extension Engine {
  /// Every origin of the widget slots of a Home Screen on which sources disagree. The value of the source with
  /// the greatest authority stands first.
  ///
  /// Sources that measured different versions are compared too, unless small widgets have another width
  /// there, which means another layout. A source with two values, for two models of a class, agrees with
  /// either.
  func originConflicts() -> [Conflict] {
    let layouts = catalog.homeScreens.keys.map { catalog.homeScreens[$0] }
      .grouped { Layout($0, in: self) }
    let found = layouts.compactMap { _, grids -> (cell: Cell, conflicts: [Conflict])? in
      guard let first = grids.min(by: { $0.os.lowerBound < $1.os.lowerBound }) else { return nil }
      let cell = catalog.smallWidget(of: first, on: first.os.lowerBound)
      return (
        cell,
        HomeScreenGrid.Origin.allCases.compactMap { conflict(about: $0, of: cell, in: grids) }
      )
    }
    return found.sorted { catalog.id(of: $0.cell) < catalog.id(of: $1.cell) }.flatMap(\.conflicts)
  }

  private func conflict(
    about origin: HomeScreenGrid.Origin, of cell: Cell, in grids: [HomeScreenGrid]
  ) -> Conflict? {
    let stating = grids.filter { $0[origin] != nil }
    let values = stating.grouped(by: \.source).map { _, grids in Set(grids.map { $0[origin] }) }
    guard values.contains(where: { one in values.contains { one.isDisjoint(with: $0) } }) else {
      return nil
    }
    func authority(_ grids: [HomeScreenGrid]) -> Int {
      grids.map { catalog.sources[$0.source].authority }.max() ?? 0
    }
    let readings = stating.grouped { $0[origin] }.enumerated().sorted {
      (authority($1.element.elements), $0.offset) < (authority($0.element.elements), $1.offset)
    }.map { _, reading in
      Conflict.Reading(
        value: reading.key?.description,
        origins: reading.elements.map { catalog.sources[$0.source].id }.withoutRepetition,
        versions: catalog.versions(of: .iOS).filter { os in
          reading.elements.contains { $0.os.contains(os) }
        })
    }
    return Conflict(
      kind: .origin, place: .homeScreen(of: cell), number: origin.rawValue, readings: readings,
      reasons: readings.compactMap { catalog.text(of: $0, on: .iOS) })
  }

  /// What two grids must have in common to be compared.
  private struct Layout: Hashable {
    let screenClass: Key<ScreenClass>
    let zoom: DisplayZoom
    let icons: WidgetVariant
    /// The width of a small widget; nil if it is not known.
    let small: Points?

    init(_ grid: HomeScreenGrid, in engine: Engine) {
      screenClass = grid.screenClass
      zoom = grid.zoom
      icons = grid.icons ?? .iconsSmall
      small =
        engine.answer(
          .width, of: engine.catalog.smallWidget(of: grid, on: grid.os.upperBound)
        ).value
    }
  }
}

extension Catalog {
  /// A small widget of a grid.
  fileprivate func smallWidget(of grid: HomeScreenGrid, on os: OSVersion) -> Cell {
    Cell(
      platform: .iOS, os: os, screenClass: grid.screenClass, zoom: grid.zoom, family: .systemSmall,
      variant: variants(of: .systemSmall, on: .iOS, os) == [nil] ? nil : grid.icons ?? .iconsSmall)
  }

  /// What is stated, and for which versions: `170x170 on iOS 16 to 18`.
  func text(of reading: Conflict.Reading, on platform: Platform) -> String? {
    reading.value.map { "\($0) on \(ranges(of: reading.versions, on: platform))" }
  }
}
