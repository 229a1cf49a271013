/// Which cells are asked for: each axis as a list of values, or nil for every value there is.
public struct TodayQuery: Sendable {
  /// The classes, in the order in which they are answered.
  public var screenClasses: [Key<ScreenClass>]
  /// Nil for the best measured version of each class, see ``Engine/bestMeasuredOS(of:in:)``.
  public var os: [OSVersion]?
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
  /// Whether Display Zoom is on.
  public var isZoomed = false
  /// Whether ``os`` was not asked for and is the best measured version.
  public var isBestMeasured = false
  /// A model that was asked for by name, so that only versions that it runs are considered.
  public var device: Key<Device>?

  /// Makes a query for all cells of classes on their best measured versions.
  public init(screenClasses: [Key<ScreenClass>]) {
    self.screenClasses = screenClasses
  }
}

/// All cells of one screen class on one version of the OS that a query asks for.
public struct CellBlock: Sendable {
  /// The class of all cells.
  public let screenClass: Key<ScreenClass>
  /// The version of all cells.
  public let os: OSVersion
  /// The cells at the first text size, in the order in which they are shown.
  public internal(set) var lines: [TodayCell]
  /// The text sizes of each line.
  public let textSizes: [TextSize]

  /// All cells, one line after the other. Nothing is allocated for a cell.
  public var cells: some Sequence<TodayCell> & Sendable {
    lines.lazy.flatMap { line in
      textSizes.lazy.map { textSize in
        var cell = line
        cell.textSize = textSize
        return cell
      }
    }
  }
}

extension Engine {
  /// The blocks of cells that `query` asks for, in the order of its classes.
  public func blocks(_ query: TodayQuery) -> [CellBlock] {
    Array(blocksInTurn(query))
  }

  /// The same blocks, each made when its turn comes: a query may ask for more than memory holds.
  public func blocksInTurn(_ query: TodayQuery) -> CellBlocks { CellBlocks(self, query) }

  /// All cells of one class on one version that `query` asks for.
  func block(
    of screenClass: Key<ScreenClass>, on os: OSVersion, _ query: TodayQuery
  ) -> CellBlock {
    let idiom = catalog.screenClasses[screenClass].idiom
    let absentDevice = catalog.absent(query.device, on: os)
    // A version without Today extensions still gets its cells, which say so.
    let modes = query.modes ?? (catalog.modes(on: os)?.modes ?? [.compact, .expanded])
    let entryPoints = query.entryPoints ?? entryPoints(on: os)
    let textSizes = query.textSizes ?? TextSize.allCases
    let orientations = query.orientations ?? Orientation.allCases
    var lines: [TodayCell] = []
    // An iPad may have two columns.
    lines.reserveCapacity(2 * orientations.count * entryPoints.count * modes.count)
    for orientation in orientations {
      let columns =
        query.columns ?? catalog.columns(idiom: idiom, os: os, orientation: orientation)
      for column in columns {
        for entryPoint in entryPoints {
          for mode in modes {
            var line = TodayCell(
              os: os, screenClass: screenClass, orientation: orientation,
              textSize: textSizes.first ?? .l, entryPoint: entryPoint, mode: mode,
              column: column, isZoomed: query.isZoomed)
            line.absentDevice = absentDevice
            lines.append(line)
          }
        }
      }
    }
    return CellBlock(screenClass: screenClass, os: os, lines: lines, textSizes: textSizes)
  }
}

extension Engine {
  /// The entry points of a version; all of them if it has none.
  private func entryPoints(on os: OSVersion) -> [EntryPoint] {
    var entryPoints: [EntryPoint] = []
    entryPoints.reserveCapacity(catalog.entryPointRows.count)
    for index in catalog.entryPointRows.indices
    where catalog.entryPointRows[index].os.contains(os) {
      entryPoints.append(catalog.entryPointRows[index].entryPoint)
    }
    return entryPoints.isEmpty ? EntryPoint.allCases : entryPoints
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
