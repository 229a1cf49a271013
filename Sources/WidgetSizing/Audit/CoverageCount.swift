/// How much is known, of everything that can be asked of one system: along each axis, the numbers of
/// each state.
public struct CoverageCount: Sendable {
  /// What the numbers of one line have in common.
  public enum Place: Hashable, Sendable {
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
    public var names: (axis: String, value: String) {
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
      case .family(let value): ("family", value.rawValue)
      }
    }
  }

  /// The numbers of all cells.
  public private(set) var all = StateCount()
  /// The numbers of each value on each axis, axis by axis.
  public private(set) var lines: [(place: Place, states: StateCount)] = []
  private var counts: [Place: StateCount] = [:]

  /// Asks an engine for everything about Today extensions.
  ///
  /// All cells of the classes that have a model with Today extensions count, once each; those with
  /// Display Zoom, which repeat others, do not.
  public init(_ engine: Engine) {
    for block in engine.allBlocks() {
      let idiom = engine.catalog.screenClasses[block.screenClass].idiom
      for cell in block.cells {
        for quantity in Quantity.allCases {
          count(
            engine.answer(quantity, of: cell).state,
            [
              .quantity(quantity), .os(cell.os), .idiom(idiom), .orientation(cell.orientation),
              .textSize(cell.textSize), .entryPoint(cell.entryPoint), .mode(cell.mode),
            ])
        }
      }
    }
    let places: [Place] =
      Quantity.allCases.map { .quantity($0) } + engine.catalog.majorVersions.map { .os($0) }
      + Idiom.allCases.map { .idiom($0) } + Orientation.allCases.map { .orientation($0) }
      + TextSize.allCases.map { .textSize($0) } + EntryPoint.allCases.map { .entryPoint($0) }
      + Mode.allCases.map { .mode($0) }
    list(places)
  }

  /// Asks an engine for everything about WidgetKit: all cells that exist, with everything that can be
  /// chosen for Display Zoom.
  public init(ofWidgetKit engine: Engine) {
    for cell in engine.everyWidgetKitBlock().flatMap(\.cells) {
      for quantity in Quantity.allCases {
        count(
          engine.answer(quantity, of: cell).state,
          [
            .quantity(quantity), .platform(cell.platform), .os(cell.os), .zoom(cell.zoom),
            .family(cell.family),
          ])
      }
    }
    let places: [Place] =
      Quantity.allCases.map { .quantity($0) } + Platform.allCases.map { .platform($0) }
      + engine.catalog.majorVersions.map { .os($0) } + DisplayZoom.allCases.map { .zoom($0) }
      + WidgetFamily.allCases.map { .family($0) }
    list(places)
  }

  private mutating func count(_ state: Answer.State, _ places: [Place]) {
    all.count(state)
    for place in places { counts[place, default: StateCount()].count(state) }
  }

  /// Puts the lines that have numbers into the order of `places`.
  private mutating func list(_ places: [Place]) {
    lines = places.compactMap { place in counts[place].map { (place, $0) } }
  }
}
