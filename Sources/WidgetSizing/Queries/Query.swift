/// Which cells are asked for: for each axis a list of values, or nil for all values. Axes of other systems
/// are ignored.
public struct Query: Sendable {
  /// The system whose widgets are asked for.
  public let kind: WidgetKind
  /// The screens, in the order in which they are answered.
  public var screens: [Screen]
  /// The versions; nil for the default of each screen, see ``Engine/defaultOS(of:in:)``.
  public var os: [OSVersion]?
  /// What the person chose for Display Zoom.
  public var zoom = DisplayZoom.standard
  /// A model that was asked for by name, so that only the versions that it runs count.
  public var device: Key<Device>?
  /// Whether ``os`` was not asked for and is the default.
  public var isDefaultOS = false

  // Of Today extensions.
  /// Nil for both.
  public var orientations: [Orientation]?
  /// Nil for those that the OS has in an orientation.
  public var columns: [WidgetColumn]?
  /// Nil for those that the OS has.
  public var entryPoints: [EntryPoint]?
  /// Nil for those that the OS has.
  public var modes: [Mode]?
  /// Nil for all twelve.
  public var textSizes: [TextSize]?

  // Of widgets that come in families.
  /// Nil for those that the version has.
  public var families: [WidgetFamily]?
  /// Nil for those that the family has.
  public var variants: [WidgetVariant]?
  /// The versions of families that are answered for another version than ``os``, which is the default.
  package var familyVersions: [WidgetFamily: OSVersion] = [:]

  /// Makes a query for all cells of screens on their default versions.
  public init(_ kind: WidgetKind, on screens: [Screen]) {
    self.kind = kind
    self.screens = screens
  }

  /// Makes a query for the Today extensions of classes on their default versions.
  public init(screenClasses: [Key<ScreenClass>]) {
    self.init(.today, on: screenClasses.map { Screen(platform: .iOS, screenClass: $0) })
  }

  /// Makes a query for the WidgetKit widgets of screens on their default versions.
  public init(screens: [Screen]) {
    self.init(.widgetKit, on: screens)
  }

  /// The classes of the screens.
  public var screenClasses: [Key<ScreenClass>] { screens.compactMap(\.screenClass) }
}

/// All cells of one screen on one version that a query asks for. Those that do not exist are among them
/// if they were asked for.
public struct CellBlock: Sendable {
  /// The screen of all cells.
  public let screen: Screen
  /// The version of all cells, unless it is the default: then a family may have another.
  public let os: OSVersion
  /// What the person chose for Display Zoom.
  public let zoom: DisplayZoom
  /// The model that the question names: only versions that it runs count.
  package let device: Key<Device>?
  /// The cells at the first text size, in the order in which they are shown.
  public internal(set) var lines: [Cell]
  /// The text sizes of each line: of widgets whose size does not depend on it a single one.
  public let textSizes: [TextSize]

  /// All cells, one line after the other. Nothing is allocated for a cell.
  public var cells: some Sequence<Cell> & Sendable {
    lines.lazy.flatMap { line in textSizes.lazy.map { line.at($0) } }
  }

  /// The same block with one of its lines alone.
  func only(_ line: Cell) -> CellBlock {
    var block = self
    block.lines = [line]
    return block
  }
}

extension Engine {
  /// The blocks of cells that `query` asks for, in the order of its screens.
  public func blocks(_ query: Query) -> [CellBlock] {
    Array(blocksInTurn(query))
  }

  /// The same blocks, made one at a time: all blocks of a query may not fit into memory.
  public func blocksInTurn(_ query: Query) -> CellBlocks { CellBlocks(self, query) }

  /// The query split by screens, for all versions of the system if it names none.
  package func withAllVersions(_ query: Query) -> [Query] {
    query.screens.map { screen in
      var single = query
      single.screens = [screen]
      single.os = query.os ?? versions(of: query.kind, on: screen, for: query.device)
      return single
    }
  }

  /// All cells of one screen on one version that `query` asks for.
  package func block(of screen: Screen, on os: OSVersion, _ query: Query) -> CellBlock {
    let settings: [(os: OSVersion, setting: Setting)]
    if query.kind.hasFamilies {
      settings = widgetSettings(on: screen, os, query).map { ($0, .widget($1)) }
    } else {
      settings = todaySettings(on: screen, os, query).map { (os, .today($0)) }
    }
    let lines = settings.map { os, setting in
      Cell(
        platform: screen.platform, os: os, screenClass: screen.screenClass, zoom: query.zoom,
        setting)
    }
    return CellBlock(
      screen: screen, os: os, zoom: query.zoom, device: query.device, lines: lines,
      textSizes: query.kind.hasFamilies ? [.l] : query.textSizes ?? TextSize.allCases)
  }

  /// The settings of Today extensions on a version, at the first text size that is asked for.
  private func todaySettings(
    on screen: Screen, _ os: OSVersion, _ query: Query
  ) -> [TodaySetting] {
    let idiom = screen.screenClass.map { catalog.screenClasses[$0].idiom } ?? .phone
    // A version without Today extensions still gets its cells, which say so.
    let modes = query.modes ?? (catalog.modes(on: os)?.modes ?? [.compact, .expanded])
    let entryPoints = query.entryPoints ?? catalog.entryPoints(on: os)
    var settings: [TodaySetting] = []
    for orientation in query.orientations ?? Orientation.allCases {
      let columns =
        query.columns ?? catalog.columns(idiom: idiom, os: os, orientation: orientation)
      for column in columns {
        for entryPoint in entryPoints.isEmpty ? EntryPoint.allCases : entryPoints {
          for mode in modes {
            settings.append(
              TodaySetting(
                orientation: orientation, column: column, entryPoint: entryPoint,
                textSize: query.textSizes?.first ?? TextSize.allCases[0], mode: mode))
          }
        }
      }
    }
    return settings
  }

  /// The settings of widgets on a version or that of their family, family after family.
  private func widgetSettings(
    on screen: Screen, _ os: OSVersion, _ query: Query
  ) -> [(OSVersion, WidgetSetting)] {
    let families = query.families ?? catalog.families(of: query.kind, on: screen.platform, os)
    return families.flatMap { family in
      let os = query.familyVersions[family] ?? os
      return catalog.variants(of: family, on: screen.platform, os, among: query.variants).map {
        (os, WidgetSetting(kind: query.kind, family: family, variant: $0))
      }
    }
  }

  /// The cells that exist, each once, with the sizes that views are laid out in.
  ///
  /// The sizes that iPads show after scaling are among them only if a query names its variants.
  public func layoutCells(_ queries: [Query]) -> [Cell] {
    var seen: Set<Cell> = []
    return queries.flatMap { query in
      let engine = asked(about: query.device)
      return blocksInTurn(query).flatMap(\.cells).filter { cell in
        (query.variants != nil || cell.widget?.variant != .device)
          && engine.exists(cell) && seen.insert(cell).inserted
      }
    }
  }
}

extension OSRelease.Modes {
  /// The display modes, in their usual order.
  var modes: [Mode] {
    switch self {
    case .legacy: [.legacy]
    case .compactExpanded: [.compact, .expanded]
    }
  }
}
