extension Engine {
  /// The newest models of a series that can answer, with those that came with them.
  ///
  /// - Parameters:
  ///   - series: Models, the newest first.
  ///   - query: What is asked of each, for any screen.
  ///   - versions: The versions that were asked for by name; nil if none were.
  /// - Returns: The models of one day of release of which a number is known that the query asks for; if
  ///   nothing is known of any model, the newest ones.
  package func modelsThatAnswer(
    _ series: [Key<Device>], _ query: Query, running versions: VersionNames?
  ) -> [Key<Device>] {
    func generation(_ device: Key<Device>) -> [Key<Device>] {
      guard let released = catalog.devices[device].released else { return [device] }
      return series.filter { catalog.devices[$0].released == released }
    }
    var newest: [Key<Device>] = []
    for device in series where catalog.devices[device].screenClass != nil {
      if newest.isEmpty { newest = generation(device) }
      if isAnswered(query, by: device, versions) {
        return generation(device).filter { isAnswered(query, by: $0, versions) }
      }
    }
    return newest
  }

  /// Whether a number is known for a device, on each version that was asked for.
  private func isAnswered(
    _ query: Query, by device: Key<Device>, _ versions: VersionNames?
  ) -> Bool {
    guard let screenClass = catalog.devices[device].screenClass else { return false }
    var query = query
    let place = Place(screenClass, device: device, in: catalog)
    query.screens = [catalog.screen(of: place, with: query.kind)]
    query.device = device
    if query.kind == .widgetKit, query.variants == nil, place.platform == .iPadOS {
      // The widget of the Lock Screen is not the one that a bare name asks for.
      query.variants = [.canvas, .device]
    }
    guard let versions else { return answers(query) }
    let asked = versions.versions(at: place, in: catalog)
    return !asked.isEmpty
      && asked.allSatisfy { os in
        query.os = [os]
        return catalog.runs(place, os) && answers(query)
      }
  }

  private func answers(_ query: Query) -> Bool {
    blocksInTurn(query).contains { hasKnownNumber(in: $0) }
  }
}
