internal import Wording

/// An origin of the widget slots of a Home Screen on which sources disagree.
package struct OriginConflict: Sendable {
  /// A value that some sources state.
  package struct Reading: Sendable {
    /// The origin in points.
    package let value: Points
    /// The rows that state it.
    package let grids: [Key<HomeScreenGrid>]
  }

  /// Which origin it is.
  package let origin: HomeScreenGrid.Origin
  /// A small widget on that Home Screen, on the first version that one of the rows is about.
  package let cell: Cell
  /// The values, that of the source with the greatest authority first.
  package let readings: [Reading]
}

extension Engine {
  /// Every origin on which sources disagree.
  ///
  /// Sources that measured different versions are compared too, unless small widgets have another width
  /// there, which means another layout. A source with two values, for two models of a class, agrees with
  /// either.
  package func originConflicts() -> [OriginConflict] {
    let layouts = catalog.homeScreens.keys.grouped { Layout(catalog.homeScreens[$0], in: self) }
    return layouts.flatMap { _, grids in
      HomeScreenGrid.Origin.allCases.compactMap { conflict(about: $0, in: grids) }
    }.sorted { catalog.id(of: $0.cell) < catalog.id(of: $1.cell) }
  }

  private func conflict(
    about origin: HomeScreenGrid.Origin, in grids: [Key<HomeScreenGrid>]
  ) -> OriginConflict? {
    let stated = grids.compactMap { key in
      catalog.homeScreens[key][origin].map { (value: $0, grid: key) }
    }
    let readings = stated.grouped(by: \.value).map { value, stated in
      OriginConflict.Reading(value: value, grids: stated.map(\.grid))
    }
    let values = stated.grouped { catalog.homeScreens[$0.grid].source }.map { _, stated in
      Set(stated.map(\.value))
    }
    let differ = values.contains { one in values.contains { one.isDisjoint(with: $0) } }
    guard differ,
      let first = grids.map({ catalog.homeScreens[$0] }).min(by: {
        $0.os.lowerBound < $1.os.lowerBound
      })
    else { return nil }
    func authority(_ reading: OriginConflict.Reading) -> Int {
      reading.grids.map { catalog.sources[catalog.homeScreens[$0].source].authority }.max() ?? 0
    }
    return OriginConflict(
      origin: origin, cell: catalog.smallWidget(of: first, on: first.os.lowerBound),
      readings: readings.enumerated().sorted {
        (authority($1.element), $0.offset) < (authority($0.element), $1.offset)
      }.map(\.element))
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
}
