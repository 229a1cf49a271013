/// The blocks of cells that a query asks for, in the order of its classes; each is made when its turn
/// comes.
public struct CellBlocks: Sequence, IteratorProtocol {
  private let engine: Engine
  private let query: TodayQuery
  /// How many classes have had their turn, and the versions of the last that have not.
  private var count = 0
  private var versions: ArraySlice<OSVersion> = []

  init(_ engine: Engine, _ query: TodayQuery) {
    self.engine = engine
    self.query = query
  }

  /// The next block; nil behind the last.
  public mutating func next() -> CellBlock? {
    while versions.isEmpty {
      guard count < query.screenClasses.count else { return nil }
      let screenClass = query.screenClasses[count]
      versions = (query.os ?? [engine.bestMeasuredOS(of: screenClass, in: query)])[...]
      count += 1
    }
    return engine.block(
      of: query.screenClasses[count - 1], on: versions.removeFirst(), query)
  }
}
