/// How many numbers, a width or a height of a cell each, an engine answers with each state.
public struct StateCount: Sendable {
  private var counts = Array(repeating: 0, count: Answer.State.allCases.count)

  /// How many numbers have a state.
  public subscript(state: Answer.State) -> Int {
    Answer.State.allCases.firstIndex(of: state).map { counts[$0] } ?? 0
  }

  /// How many numbers there are.
  public var total: Int { counts.reduce(0, +) }

  fileprivate mutating func count(_ state: Answer.State) {
    if let index = Answer.State.allCases.firstIndex(of: state) { counts[index] += 1 }
  }
}

/// How much is known, of everything that can be asked: along each axis, the numbers of each state.
///
/// All cells of the classes that have a model with Today extensions count, once each; those with
/// Display Zoom, which repeat others, do not.
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
      }
    }
  }

  /// The numbers of all cells.
  public private(set) var all = StateCount()
  /// The numbers of each value on each axis, axis by axis.
  public private(set) var lines: [(place: Place, states: StateCount)] = []

  /// Asks an engine for everything.
  public init(_ engine: Engine) {
    var counts: [Place: StateCount] = [:]
    let engine = engine.brief
    for block in engine.allBlocks() {
      let idiom = engine.catalog.screenClasses[block.screenClass].idiom
      for cell in block.cells {
        for quantity in Quantity.allCases {
          let state = engine.answer(quantity, of: cell).state
          all.count(state)
          for place in [
            Place.quantity(quantity), .os(cell.os), .idiom(idiom), .orientation(cell.orientation),
            .textSize(cell.textSize), .entryPoint(cell.entryPoint), .mode(cell.mode),
          ] {
            counts[place, default: StateCount()].count(state)
          }
        }
      }
    }
    let places: [Place] =
      Quantity.allCases.map { .quantity($0) } + engine.catalog.osReleases.map { .os($0.os) }
      + Idiom.allCases.map { .idiom($0) } + Orientation.allCases.map { .orientation($0) }
      + TextSize.allCases.map { .textSize($0) } + EntryPoint.allCases.map { .entryPoint($0) }
      + Mode.allCases.map { .mode($0) }
    lines = places.compactMap { place in counts[place].map { (place, $0) } }
  }
}
