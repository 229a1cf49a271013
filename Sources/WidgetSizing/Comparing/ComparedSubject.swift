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
  /// Two models with the same screen are two subjects. A screen that runs no version with the kind of
  /// its query has no subject.
  public func subjects(of queries: [Query]) -> [ComparedSubject] {
    let settled = settled(queries) { query, _ in query.device }
    return settled.flatMap { query in
      let query = query.isDefaultOS ? onCommonOS(query, among: settled) : query
      return blocksInTurn(query).map { ComparedSubject(query: query, block: $0) }
    }
  }

  /// A query for its default version, or for an older one if that is the default of another subject and a size is
  /// known there. Otherwise differences of versions would look like differences of devices.
  private func onCommonOS(_ query: Query, among others: [Query]) -> Query {
    var query = query
    query.familyVersions = [:]
    guard query.kind.hasFamilies, let os = query.os?.first else { return query }
    let screen = query.screens[0]
    let oldest = others.filter { $0.isDefaultOS && $0.screens[0].platform == screen.platform }
      .compactMap { $0.os?.first }.min()
    guard let oldest, oldest < os,
      versions(of: query.kind, on: screen, for: query.device).contains(oldest)
    else { return query }
    var older = query
    older.os = [oldest]
    if hasKnownFamily(in: older, on: screen, oldest) { query = older }
    return query
  }
}
