/// Which WidgetKit cells are asked for: each axis as a list of values, or nil for every value there
/// is.
public struct WidgetKitQuery: Sendable {
  /// The screens, in the order in which they are answered.
  public var screens: [WidgetScreen]
  /// Nil for the newest version of each screen of which a claim speaks.
  public var os: [OSVersion]?
  /// Nil for those that the version has.
  public var families: [WidgetFamily]?
  /// Nil for those that the family has.
  public var variants: [WidgetVariant]?
  /// What the person chose for Display Zoom.
  public var zoom = DisplayZoom.standard
  /// A model that was asked for by name, so that only versions that it runs are considered.
  public var device: Key<Device>?
  /// Whether ``os`` was not asked for and is the newest measured version.
  public var isNewestMeasured = false

  /// Makes a query for all cells of screens on their newest measured versions.
  public init(screens: [WidgetScreen]) {
    self.screens = screens
  }
}

/// All cells of one screen on one version that a query asks for.
public struct WidgetKitBlock: Sendable {
  /// The screen of all cells.
  public let screen: WidgetScreen
  /// The version of all cells.
  public let os: OSVersion
  /// What the person chose for Display Zoom.
  public let zoom: DisplayZoom
  /// The cells, family after family. Those that do not exist are among them if they were asked for.
  public let cells: [WidgetKitCell]

  /// Makes a block of cells, all of one screen, version and zoom.
  public init(screen: WidgetScreen, os: OSVersion, zoom: DisplayZoom, cells: [WidgetKitCell]) {
    self.screen = screen
    self.os = os
    self.zoom = zoom
    self.cells = cells
  }
}

extension Engine {
  /// The blocks of cells that `query` asks for, in the order of its screens.
  public func blocks(_ query: WidgetKitQuery) -> [WidgetKitBlock] {
    query.screens.flatMap { screen -> [WidgetKitBlock] in
      let versions =
        query.os ?? newestMeasuredOS(of: screen, for: query.device).map { [$0] } ?? []
      return versions.map { block(of: screen, on: $0, query) }
    }
  }

  private func block(
    of screen: WidgetScreen, on os: OSVersion, _ query: WidgetKitQuery
  ) -> WidgetKitBlock {
    let families = query.families ?? catalog.families(on: screen.platform, os)
    let cells = families.flatMap { family in
      let variants = family.variants(on: screen.platform, os)
      let wanted = query.variants.map { asked in
        // Asked for, and where there is but one size, meant.
        variants == [nil] ? variants : asked.map { Optional($0) }
      }
      return (wanted ?? variants).map { variant -> WidgetKitCell in
        var cell = WidgetKitCell(
          platform: screen.platform, os: os, screenClass: screen.screenClass, zoom: query.zoom,
          family: family, variant: variant)
        cell.absentDevice = catalog.absent(query.device, on: os)
        return cell
      }
    }
    return WidgetKitBlock(screen: screen, os: os, zoom: query.zoom, cells: cells)
  }
}

extension WidgetKitQuery {
  /// The query as one for each screen, for all versions there are if it names none.
  package func withAllVersions(_ engine: Engine) -> [WidgetKitQuery] {
    screens.map { screen in
      var query = self
      query.screens = [screen]
      query.os = os ?? engine.versions(of: screen, for: device)
      return query
    }
  }
}

extension Engine {
  /// The cells that exist, each once, in whose size views are laid out.
  ///
  /// What an iPad shows after scaling is among them only where a query names its variants.
  public func layoutCells(_ queries: [WidgetKitQuery]) -> [WidgetKitCell] {
    var seen: Set<WidgetKitCell> = []
    return queries.flatMap { query in
      blocks(query).flatMap(\.cells).filter { cell in
        (query.variants != nil || cell.variant != .device)
          && catalog.reasonAgainst(cell) == nil && seen.insert(cell).inserted
      }
    }
  }
}
