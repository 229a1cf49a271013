extension Engine {
  /// The newest models of a series that can answer, with those that came with them.
  ///
  /// - Parameters:
  ///   - series: Models, the newest first.
  ///   - asked: What is asked of each, for any screen.
  ///   - versions: The versions that were asked for by name; nil if none were.
  /// - Returns: The models of one day of release of which a number is known that is asked for; if
  ///   nothing is known of any model, the newest ones.
  package func modelsThatAnswer(
    _ series: [Key<Device>], _ asked: AskedBox, running versions: VersionNames?
  ) -> [Key<Device>] {
    func generation(_ device: Key<Device>) -> [Key<Device>] {
      guard let released = catalog.devices[device].released else { return [device] }
      return series.filter { catalog.devices[$0].released == released }
    }
    var newest: [Key<Device>] = []
    for device in series where catalog.devices[device].screenClass != nil {
      if newest.isEmpty { newest = generation(device) }
      if isAnswered(asked, by: device, versions) {
        return generation(device).filter { isAnswered(asked, by: $0, versions) }
      }
    }
    return newest
  }

  /// Whether a number is known for a device, on each version that was asked for.
  private func isAnswered(
    _ asked: AskedBox, by device: Key<Device>, _ versions: VersionNames?
  ) -> Bool {
    guard let screenClass = catalog.devices[device].screenClass else { return false }
    let place = Place(screenClass, device: device, in: catalog)
    var own = asked.on([catalog.screen(of: place, with: asked.kind)])
    own.device = device
    if own.kind == .widgetKit, own.variants == nil, place.platform == .iPadOS {
      // The widget of the Lock Screen is not the one that a bare name asks for.
      own.variants = [.canvas, .device]
    }
    guard let versions else { return answers(own) }
    let named = versions.versions(at: place, in: catalog)
    return !named.isEmpty
      && named.allSatisfy { os in
        own.os = [os]
        return catalog.runs(place, os) && answers(own)
      }
  }

  private func answers(_ asked: AskedBox) -> Bool {
    blocks(asked).contains { block in
      // Of a Live Activity the guideline has heights for every screen.
      asked.kind == .activity
        ? block.lines.contains { line in
          Quantity.sides.allSatisfy { evidence($0, of: line).state.isKnown }
        }
        : hasKnownNumber(in: block)
    }
  }
}
