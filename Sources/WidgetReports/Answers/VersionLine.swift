internal import WidgetSizing

extension Catalog {
  /// Which versions are answered for where none was said:
  /// `each on its best measured iOS: 10 for 4-inch and 4.7-inch; 12 for …`.
  func versionLine(of queries: [TodayQuery]) -> String {
    var classes: [OSVersion: [String]] = [:]
    for query in queries where query.isBestMeasured {
      guard let os = query.os?.first, let key = query.screenClasses.first else { continue }
      classes[os, default: []].append(screenClasses[key].name)
    }
    let versions = classes.keys.sorted()
    if versions.count == 1, let os = versions.first {
      return "\(name(of: os)), the best measured"
    }
    let parts = versions.map { os in
      let names = classes[os] ?? []
      return "\(os) for \(names.count > 3 ? "\(names.count) screens" : names.list)"
    }
    return "each on its best measured iOS: " + parts.joined(by: "; ")
  }

  /// The same of WidgetKit:
  /// `each on its newest version with a number: iOS 18 for 4.7-inch; iPadOS 17 for …`.
  func versionLine(of queries: [WidgetKitQuery]) -> String {
    var places: [(version: String, names: [String])] = []
    for query in queries where query.isNewestMeasured {
      guard let os = query.os?.first, let screen = query.screens.first else { continue }
      let version = "\(screen.platform.rawValue) \(os)"
      // A platform whose widgets do not depend on a screen says all by its name.
      let name = screen.screenClass.map { screenClasses[$0].name }
      if let index = places.firstIndex(where: { $0.version == version }) {
        places[index].names += [name].compactMap(\.self)
      } else {
        places.append((version, [name].compactMap(\.self)))
      }
    }
    if places.count == 1 {
      return "\(places[0].version), the newest with a number"
    }
    let parts = places.map { place in
      guard !place.names.isEmpty else { return place.version }
      let names = place.names.count > 3 ? "\(place.names.count) screens" : place.names.list
      return "\(place.version) for \(names)"
    }
    return "each on its newest version with a number: " + parts.joined(by: "; ")
  }
}

extension Sheet {
  /// Adds a line that names the versions the program chose, and how to ask for another; nil if the
  /// query named them.
  mutating func append(versionLine: String?) {
    guard let versionLine else { return }
    remarks.append(versionLine)
    hints.append("--os for another version")
  }
}

extension String {
  /// A version line with the versions that could be asked for instead: `iOS 10; others: iOS 8, 9`.
  func naming(others: String) -> String {
    others.isEmpty ? self : "\(self); others: \(others)"
  }
}
