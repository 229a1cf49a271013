internal import WidgetSizing
internal import Wording

extension Catalog {
  /// Which versions are answered for where none was asked for; nil if they were:
  /// `each on the iOS with most measurements: 10 for 4-inch and 4.7-inch; 12 for …`.
  func versionLine(of queries: [Query]) -> String? {
    let system = queries.system
    var places: [(os: OSVersion, version: String, names: [String])] = []
    func add(_ os: OSVersion, _ screen: Screen, _ name: String?) {
      let version = self.name(of: os, on: screen.platform, with: system)
      if let index = places.firstIndex(where: { $0.version == version }) {
        places[index].names += [name].compactMap(\.self)
      } else {
        places.append((os, version, [name].compactMap(\.self)))
      }
    }
    for query in queries where query.isDefaultOS {
      guard let os = query.os?.first, let screen = query.screens.first else { continue }
      // A platform whose widgets do not depend on a screen says all by its name.
      let name = screen.screenClass.map { screenClasses[$0].name }
      add(os, screen, name)
      for (family, os) in query.familyVersions.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        add(os, screen, [family.rawValue, name].compactMap(\.self).joined(by: " of "))
      }
    }
    guard let first = places.first else { return nil }
    if places.count == 1 {
      return
        "\(first.version) (\(system == .today ? "most measurements" : "newest with a known size"))"
    }
    if system == .today { places.sort { $0.os < $1.os } }
    let parts = places.map { place in
      let version = system == .today ? place.os.description : place.version
      guard !place.names.isEmpty else { return version }
      let names = place.names.count > 3 ? "\(place.names.count) screens" : place.names.list
      return "\(version) for \(names)"
    }
    let start =
      system == .today
      ? "each on the iOS with most measurements: "
      : "each on its newest version with a known size: "
    return start + parts.joined(by: "; ")
  }
}
