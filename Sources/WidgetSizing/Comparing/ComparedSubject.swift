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
    var subjects: [ComparedSubject] = []
    var known: Set<SubjectKey> = []
    for query in queries {
      for screen in query.screens {
        for os in query.os ?? defaultOS(of: screen, in: query).map({ [$0] }) ?? [] {
          let key = SubjectKey(screen: screen, os: os, zoom: query.zoom, device: query.device)
          guard known.insert(key).inserted else { continue }
          var single = query
          single.screens = [screen]
          single.os = [os]
          single.isDefaultOS = query.os == nil
          subjects.append(
            ComparedSubject(query: single, block: block(of: screen, on: os, single)))
        }
      }
    }
    return subjects
  }
}

/// What tells one subject from another.
private struct SubjectKey: Hashable {
  let screen: Screen
  let os: OSVersion
  let zoom: DisplayZoom
  let device: Key<Device>?
}
