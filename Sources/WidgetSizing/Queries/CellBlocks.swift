/// The blocks of cells that a query asks for, in the order of its screens; each is made when its turn
/// comes.
public struct CellBlocks: Sequence, IteratorProtocol {
  private let engine: Engine
  private let query: Query
  /// How many screens have had their turn, and the versions of the last that have not.
  private var count = 0
  private var versions: ArraySlice<OSVersion> = []

  init(_ engine: Engine, _ query: Query) {
    self.engine = engine
    self.query = query
  }

  /// The next block; nil behind the last.
  public mutating func next() -> CellBlock? {
    while versions.isEmpty {
      guard count < query.screens.count else { return nil }
      versions =
        (query.os ?? engine.defaultOS(of: query.screens[count], in: query).map { [$0] } ?? [])[...]
      count += 1
    }
    return engine.block(of: query.screens[count - 1], on: versions.removeFirst(), query)
  }
}
