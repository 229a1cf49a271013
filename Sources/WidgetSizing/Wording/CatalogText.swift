internal import Wording

extension Catalog {
  /// The sources that state claims, for people to read.
  package func cited(by claims: [Key<Claim>]) -> [Source] {
    sources(of: claims).map { sources[$0] }
  }

  /// The names of devices.
  package func names(of keys: [Key<Device>]) -> [String] {
    keys.map { devices[$0].name }
  }

  /// The names of devices in one phrase, in which `iPhone` stands once:
  /// `iPhone 6 Plus, 6s Plus, 7 Plus`.
  package func phrase(of keys: [Key<Device>]) -> String { phrases(of: keys).joined(by: ", ") }

  /// The names of devices for one phrase, each by itself: `iPhone 6 Plus`, `6s Plus`, `7 Plus`.
  package func phrases(of keys: [Key<Device>]) -> [String] {
    let family = "iPhone "
    var isFirst = true
    return names(of: keys).map { name in
      guard name.hasPrefix(family) else { return name }
      defer { isFirst = false }
      return isFirst ? name : String(name.dropFirst(family.count))
    }
  }

  /// The names of the first devices that take about 24 letters, and how many more there are:
  /// `iPhone 12, 12 Pro, 13 +4`, `iPad Pro 13-inch (M4), (M5)`.
  package func briefPhrase(of keys: [Key<Device>]) -> String {
    var text = ""
    var start = ""
    for (index, name) in names(of: keys).enumerated() {
      let name = name.replacing(scalars: " generation)", with: ")")
      let line = String(name.prefix { $0 != "(" })
      var next = name
      if index > 0 {
        next =
          line == start && line != name
          ? String(name.dropFirst(line.count))
          : name.hasPrefix("iPhone ") && text.hasPrefix("iPhone ")
            ? String(name.dropFirst("iPhone ".count)) : name
        if text.count + next.count > 21 { return "\(text) +\(keys.count - index)" }
        next = ", " + next
      }
      start = line
      text += next
    }
    return text
  }

  /// The other names of devices, such as nicknames and identifiers, in the order of the table.
  package var otherNames: [Key<Device>: [String]] {
    deviceNames.reduce(into: [:]) { names, name in
      if case .device(let key) = name.target { names[key, default: []].append(name.name) }
    }
  }

  /// Versions in one phrase, ranges joined: `iOS 8, 9, 11 to 17`.
  package func phrase(of versions: [OSVersion]) -> String { ranges(of: versions, on: .iOS) }

  /// Versions of a platform in one phrase, ranges joined: `iPadOS 15 to 18`.
  package func ranges(of versions: [OSVersion], on platform: Platform) -> String {
    phrase(of: versions.sorted().runs(in: self.versions(of: platform)), on: platform)
  }

  /// Runs of versions of a platform in one phrase: `watchOS 9 to 11, 26, 27`.
  func phrase(of runs: [[OSVersion]], on platform: Platform) -> String {
    let parts = runs.flatMap { run in
      run.count > 2 ? ["\(run[0]) to \(run[run.count - 1])"] : run.map(\.description)
    }
    return "\(platform.rawValue) " + parts.joined(by: ", ")
  }

  /// The family of a widget, and the variant and what else identifiers have of it: `systemSmall, canvas`.
  package func widgetName(of cell: Cell, separator: String = ", ") -> String {
    Axis.settings.filter { $0 != .zoom && !$0.kinds.contains(.today) }.compactMap { axis in
      cell[axis].flatMap { idPart(at: $0, on: axis, of: cell.kind) }
    }.joined(by: separator)
  }
}

extension [Axis] {
  /// The axes in a sentence: `orientation, text size`.
  package var words: String { map(\.words).joined(by: ", ") }
}
