/// Which cells are asked for: for each axis a list of values, or nil for those that are listed unasked. Axes of
/// other kinds are ignored.
public struct Query: Sendable {
  /// The kind of widget that is asked for.
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
  /// Whether all values are meant on axes for which none is asked, also on those of which the first is listed alone.
  package var isExhaustive = false
  /// The numbers that must be known on a version for it to be the default of a family.
  package var needed = Quantity.sides
  /// The values asked for on other axes.
  package var asked = AskedValues()
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

  /// The classes of the screens.
  public var screenClasses: [Key<ScreenClass>] { screens.compactMap(\.screenClass) }
}

extension Query {
  /// The values asked for on an axis, in their order; nil for those that are listed unasked.
  package subscript<Value: AxisValue>(_ type: Value.Type) -> [Value]? {
    get { asked[Value.self] }
    set { asked[Value.self] = newValue }
  }

  /// The orientations of Today extensions; nil for both.
  public var orientations: [Orientation]? {
    get { self[Orientation.self] }
    set { self[Orientation.self] = newValue }
  }

  /// The columns of Today extensions on iPads; nil for those that the OS has in an orientation.
  public var columns: [WidgetColumn]? {
    get { self[WidgetColumn.self] }
    set { self[WidgetColumn.self] = newValue }
  }

  /// The entry points of Today extensions; nil for those that the OS has.
  public var entryPoints: [EntryPoint]? {
    get { self[EntryPoint.self] }
    set { self[EntryPoint.self] = newValue }
  }

  /// The modes of Today extensions; nil for those that the OS has.
  public var modes: [Mode]? {
    get { self[Mode.self] }
    set { self[Mode.self] = newValue }
  }

  /// The text sizes of Today extensions; nil for all twelve.
  public var textSizes: [TextSize]? {
    get { self[TextSize.self] }
    set { self[TextSize.self] = newValue }
  }

  /// The families; nil for those that the version has.
  public var families: [WidgetFamily]? {
    get { self[WidgetFamily.self] }
    set { self[WidgetFamily.self] = newValue }
  }

  /// The variants; nil for those that the family has.
  public var variants: [WidgetVariant]? {
    get { self[WidgetVariant.self] }
    set { self[WidgetVariant.self] = newValue }
  }
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

  /// The query split by screens, for all versions with its kind if it names none.
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
    let textSizes =
      Axis.textSize.kinds.contains(query.kind) ? query.textSizes ?? TextSize.all : [.l]
    let first = Cell(firstOf: query.kind, Release(screen.platform, os), on: screen, query.zoom)
    var lines = [first.at(textSizes[0])]
    for axis in query.kind.axes where ![.os, .screenClass, .zoom, .textSize].contains(axis) {
      lines = lines.flatMap { axis.values.cells(listedBy: query, beside: $0, in: catalog) }
      if axis == .family { lines = lines.map(query.onOwnVersion) }
    }
    return CellBlock(
      screen: screen, os: os, zoom: query.zoom, device: query.device, lines: lines,
      textSizes: textSizes)
  }

  /// The cells that exist, each once, with the sizes that views are laid out in.
  ///
  /// The sizes that iPads show after scaling are among them only if a query names its variants.
  public func layoutCells(_ queries: [Query]) -> [Cell] {
    var seen: Set<Cell> = []
    return queries.flatMap { query in
      let engine = asked(about: query.device)
      return blocksInTurn(query).flatMap(\.cells).filter { cell in
        (query.variants != nil || cell[WidgetVariant.self] != .device)
          && engine.exists(cell) && seen.insert(cell).inserted
      }
    }
  }
}

extension Query {
  /// A cell on the version that is answered for its family.
  fileprivate func onOwnVersion(_ cell: Cell) -> Cell {
    cell[WidgetFamily.self].flatMap { familyVersions[$0] }.map(cell.on) ?? cell
  }
}

extension AxisValue {
  /// The cell with each of these values, or itself if the query asks for none and does not list the axis.
  package static func cells(
    listedBy query: Query, beside cell: Cell, in catalog: Catalog
  ) -> [Cell] {
    if let asked = query[Self.self] {
      return listed(asked, beside: cell, in: catalog).map { cell.with($0) }
    }
    if query.isExhaustive { return all(beside: cell, in: catalog).map { cell.with($0) } }
    return isListed ? unnamed(beside: cell, in: catalog).map { cell.with($0) } : [cell]
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
