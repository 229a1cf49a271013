/// One side of a comparison of devices and versions: everything that a query asks for of one screen, or
/// of one model with that screen, on one version.
public struct ComparedSubject: Sendable {
  /// The query, with one screen and one version.
  public let query: Query
  /// The cells of the query.
  public let block: CellBlock

  /// The version that is compared.
  public var os: OSVersion { block.os }
  /// The screen that is compared.
  public var screen: Screen { block.screen }
}

extension Engine {
  /// The subjects that queries ask for, in their order, each once.
  ///
  /// Two models with the same screen are two subjects. A screen that runs no version with the system of
  /// its query has no subject.
  public func subjects(of queries: [Query]) -> [ComparedSubject] {
    settled(queries) { query, _ in query.device }.flatMap { query in
      blocksInTurn(query).map { ComparedSubject(query: query, block: $0) }
    }
  }
}
