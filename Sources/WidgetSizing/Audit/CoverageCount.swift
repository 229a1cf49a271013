/// How many numbers of one system have each state, in total and for each value of each axis.
package struct CoverageCount: Sendable {
  /// A value of one axis.
  package enum Place: Hashable, Sendable {
    case quantity(Quantity)
    case os(OSVersion)
    case idiom(Idiom)
    case orientation(Orientation)
    case textSize(TextSize)
    case entryPoint(EntryPoint)
    case mode(Mode)
    case platform(Platform)
    case zoom(DisplayZoom)
    case family(WidgetFamily)

    /// The axis and the value on it, as they are written in data: `textSize` and `xxl`.
    package func names(in catalog: Catalog) -> (axis: String, value: String) {
      switch self {
      case .quantity(let value): ("quantity", value.rawValue)
      case .os(let value): ("os", value.description)
      case .idiom(let value): ("idiom", value.rawValue)
      case .orientation(let value): ("orientation", value.rawValue)
      case .textSize(let value): ("textSize", value.rawValue)
      case .entryPoint(let value): ("entryPoint", value.rawValue)
      case .mode(let value): ("mode", value.rawValue)
      case .platform(let value): ("platform", value.rawValue)
      case .zoom(let value): ("zoom", value.rawValue)
      case .family(let value): ("family", catalog.id(of: value))
      }
    }
  }

  /// The count of the numbers of all cells.
  package private(set) var all = StateCount()
  /// A count for each value of each axis that has numbers, axis by axis.
  package private(set) var lines: [(place: Place, states: StateCount)] = []
  private var counts: [Place: StateCount] = [:]

  /// Asks an engine for everything about a system.
  ///
  /// Of Today extensions it counts all cells of the classes with a model that has them, without Display
  /// Zoom, which repeats other cells. Of other kinds it counts all cells that exist, with each choice of
  /// Display Zoom.
  package init(of kind: WidgetKind, _ engine: Engine) {
    for block in engine.allBlocks(of: kind) {
      let idiom = block.screen.screenClass.map { engine.catalog.screenClasses[$0].idiom }
      for line in block.lines {
        count(block.only(line), line.places(idiom), engine)
      }
    }
    var places: [Place] = Quantity.sides.map { .quantity($0) }
    places += Platform.allCases.map { .platform($0) }
    places += engine.catalog.majorVersions.map { .os($0) }
    places += Idiom.allCases.map { .idiom($0) }
    places += DisplayZoom.allCases.map { .zoom($0) }
    places += Orientation.allCases.map { .orientation($0) }
    places += TextSize.allCases.map { .textSize($0) }
    places += EntryPoint.allCases.map { .entryPoint($0) }
    places += Mode.allCases.map { .mode($0) }
    places += engine.catalog.families.map { .family($0) }
    lines = places.compactMap { place in counts[place].map { (place, $0) } }
  }

  /// Counts the numbers of a line, whose cells differ in their text size alone.
  private mutating func count(_ line: CellBlock, _ places: [Place], _ engine: Engine) {
    var width = StateCount(), height = StateCount()
    engine.forEachAnswer(in: line) { sized in
      width.count(sized.width.state)
      height.count(sized.height.state)
      if let textSize = sized.cell.today?.textSize {
        counts[.textSize(textSize), default: StateCount()].count(sized.width.state)
        counts[.textSize(textSize), default: StateCount()].count(sized.height.state)
      }
    }
    for (quantity, states) in [(Quantity.width, width), (.height, height)] {
      all.add(states)
      for place in [.quantity(quantity)] + places {
        counts[place, default: StateCount()].add(states)
      }
    }
  }
}

extension Cell {
  /// The values of the axes of its system under which the numbers of its line are counted.
  fileprivate func places(_ idiom: Idiom?) -> [CoverageCount.Place] {
    switch setting {
    case .today(let today):
      [
        .os(os), .orientation(today.orientation), .entryPoint(today.entryPoint), .mode(today.mode),
      ] + (idiom.map { [.idiom($0)] } ?? [])
    case .widget(let widget): [.platform(platform), .os(os), .zoom(zoom), .family(widget.family)]
    }
  }
}
