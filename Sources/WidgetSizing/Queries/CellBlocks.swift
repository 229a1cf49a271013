/// The blocks of cells that a query asks for, in the order of its screens. The sequence makes each block
/// when it is asked for it.
public struct CellBlocks: Sequence, IteratorProtocol {
  private let engine: Engine
  private let query: Query
  /// How many screens were begun.
  private var count = 0
  /// The query for the last of them, with its versions.
  private var current: Query
  /// The versions that are still to come.
  private var versions: ArraySlice<OSVersion> = []

  init(_ engine: Engine, _ query: Query) {
    self.engine = engine
    self.query = query
    current = query
  }

  /// The next block; nil behind the last.
  public mutating func next() -> CellBlock? {
    while versions.isEmpty {
      guard count < query.screens.count else { return nil }
      if let next = engine.withDefaultOS(query, on: query.screens[count]) {
        current = next
        versions = (next.os ?? [])[...]
      }
      count += 1
    }
    return engine.block(of: query.screens[count - 1], on: versions.removeFirst(), current)
  }
}

extension Engine {
  /// The identifiers of the cells that queries ask for.
  public func ids(of queries: [Query]) -> [String] {
    queries.flatMap(blocks).flatMap { $0.cells.map(catalog.id) }
  }
}
