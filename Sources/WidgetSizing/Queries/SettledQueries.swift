extension Engine {
  /// The queries split into one for each screen and version, each once, with the default version filled in,
  /// because finding it scans all claims. A screen that runs no version with the kind of its query has no
  /// query.
  ///
  /// - Parameters:
  ///   - queries: The queries, in their order.
  ///   - device: The device that tells two queries about one screen and version apart.
  /// - Returns: The queries, in the order of the queries that they come from.
  package func settled(
    _ queries: [Query], distinctBy device: (Query, OSVersion) -> Key<Device>?
  ) -> [Query] {
    var settled: [Query] = []
    var known: Set<SettledKey> = []
    for query in queries {
      for screen in query.screens {
        guard let withOS = withDefaultOS(query, on: screen) else { continue }
        for os in withOS.os ?? [] {
          let key = SettledKey(
            screen: screen, os: os, zoom: query.zoom, device: device(query, os))
          guard known.insert(key).inserted else { continue }
          var single = withOS
          single.screens = [screen]
          single.os = [os]
          single.isDefaultOS = query.os == nil
          settled.append(single)
        }
      }
    }
    return settled
  }
}

/// What tells one settled query from another.
private struct SettledKey: Hashable {
  let screen: Screen
  let os: OSVersion
  let zoom: DisplayZoom
  let device: Key<Device>?
}
