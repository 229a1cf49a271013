internal import Wording

/// The versions that are asked for by name: `18`, `iOS 18`, `17-26`, `17+`, `latest`.
///
/// A name without a platform applies to every platform that is asked about; one with a platform applies to
/// that platform only.
package struct VersionNames: Sendable {
  private var names: [(text: String, versions: NamedVersions)]

  /// Reads texts, each of which names a version or several.
  ///
  /// - Throws: ``VersionFault/unreadable(_:)`` for the first text that is not wholly understood.
  package init(_ texts: [String]) throws(VersionFault) {
    var names: [(text: String, versions: NamedVersions)] = []
    for text in texts {
      guard let versions = NamedVersions(text) else { throw .unreadable(text) }
      names.append((text, versions))
    }
    self.names = names
  }

  /// The names with iPadOS for iOS, which iPads run as iPadOS since version 13; beside iPhones without a platform, for
  /// which both count. Nil if no name is one of iOS, or if beside iPhones one is of iPadOS.
  package func readAsIPadOS(beside platforms: [Platform] = []) -> VersionNames? {
    let isOfBoth = platforms.contains(.iOS)
    guard !isOfBoth || !self.platforms.contains(.iPadOS),
      names.contains(where: { $0.versions.platform == .iOS && $0.versions.isSince(13) })
    else { return nil }
    var result = self
    result.names = names.map { text, versions in
      versions.platform == .iOS && versions.isSince(13)
        ? (text, versions.on(isOfBoth ? nil : .iPadOS)) : (text, versions)
    }
    return result
  }

  /// Whether each name means a version that a platform has, the one that it names or any.
  package func exist(in catalog: Catalog) -> Bool {
    names.allSatisfy { _, versions in
      Platform.allCases.contains { platform in
        versions.platform ?? platform == platform
          && versions.isWithin(catalog.versions(of: platform))
      }
    }
  }

  /// The versions of a platform that the names mean.
  package func versions(on platform: Platform, in catalog: Catalog) -> [OSVersion] {
    let all = catalog.versions(of: platform)
    return names.flatMap { _, named in
      (named.platform ?? platform) == platform ? named.versions(among: all) : []
    }
  }

  /// The platforms that the names have; nil if they have none.
  package var namedPlatforms: [Platform]? { platforms.isEmpty ? nil : platforms }

  /// The names as they were typed.
  package var texts: [String] { names.map(\.text) }

  /// The platforms in the names, in their order, each once.
  var platforms: [Platform] { names.compactMap(\.versions.platform).withoutRepetition }

  /// The versions that the names mean at a place, as far as they exist. `17+` and `latest` mean only
  /// versions that the place runs.
  func versions(at place: Place, in catalog: Catalog) -> [OSVersion] {
    let all = catalog.versionsOnDevices(of: place.platform)
    return names.flatMap { _, named -> [OSVersion] in
      guard named.platform.map({ $0.isOnDevices(of: place.platform) }) ?? true else { return [] }
      return named.versions(among: named.isOpen ? all.filter { catalog.runs(place, $0) } : all)
    }
  }

  /// Whether a device runs one of the versions, or may run it.
  package func areRun(by key: Key<Device>, in catalog: Catalog) -> Bool {
    let device = catalog.devices[key]
    guard let screenClass = device.screenClass else { return false }
    return versions(at: Place(screenClass, device: key, in: catalog), in: catalog)
      .contains { device.runs($0) != false }
  }

  /// Boxes on these versions, all of one kind. Of Today extensions iPadOS counts as iOS.
  ///
  /// - Parameters:
  ///   - asked: The boxes, for any version.
  ///   - isExplicit: Whether the screens were asked for, so that every one must have the versions;
  ///     otherwise those that do not have them, or run none of them, are left out.
  ///   - namesDevices: Whether devices were named, of which `latest` means the last version of each;
  ///     otherwise it means the newest version of a platform.
  ///   - catalog: The tables.
  /// - Returns: The boxes, with one for each run of screens that have the same versions, and for each run of
  ///   versions in their order.
  /// - Throws: ``VersionFault`` if a version does not exist, or is one of another platform.
  package func applied(
    to asked: Asked, isExplicit: Bool, namesDevices: Bool = true, in catalog: Catalog
  ) throws(VersionFault) -> Asked {
    guard !asked.boxes.isEmpty else { return asked }
    let kind = asked.kind
    let releases: Releases = { catalog.releases($0, of: $1, with: kind) }
    let platforms = catalog.screens(of: asked).map(catalog.runPlatform)
    try check(Set(platforms), isExplicit: isExplicit, releases)
    var result = asked
    result.boxes = asked.boxes.flatMap { box in
      let screens = catalog.screens(of: box).map { screen in
        let platform = catalog.runPlatform(of: screen)
        let having = kind.hasFamilies ? catalog.versions(with: kind, on: platform) : []
        func runs(_ os: OSVersion) -> Bool {
          box.device.map { catalog.devices[$0].runs(os) != false }
            ?? catalog.runs(screen, os, with: kind)
        }
        let named = versions(
          on: platform, ofEachDevice: namesDevices, releases, having: having, isRun: runs)
        let isEvery = isExplicit && (namesDevices || !names.contains { $0.versions.isLatest })
        return (screen: screen, versions: isEvery ? named : named.filter(runs))
      }.filter { !$0.versions.isEmpty }
      return screens.runs {
        $0.versions == $1.versions && $0.versions == $0.versions.sorted()
      }.flatMap { run in
        run[0].versions.runs(where: <).map { versions in
          var own = box.on(run.map(\.screen))
          own.os = versions
          return own
        }
      }
    }
    return result
  }

  /// The versions that a name may mean on a platform; nil if it names another platform.
  private typealias Releases = (NamedVersions, Platform) -> [OSVersion]?

  /// Throws if a name means no version of the platforms that are asked about.
  private func check(
    _ platforms: Set<Platform>, isExplicit: Bool, _ releases: Releases
  ) throws(VersionFault) {
    let platforms = Platform.allCases.filter(platforms.contains)
    for (text, named) in names {
      let candidates = platforms.compactMap { platform in
        releases(named, platform).map { (platform: platform, versions: $0) }
      }
      guard !candidates.isEmpty else { throw .ofOtherPlatform(text, platforms) }
      let missing = candidates.filter { !named.isWithin($0.versions) }
      if missing.count == candidates.count || isExplicit && !missing.isEmpty {
        throw .noSuchVersion(text, missing.map(\.platform))
      }
    }
    guard isExplicit else { return }
    for platform in platforms where names.allSatisfy({ releases($0.versions, platform) == nil }) {
      throw .ofOtherPlatform(names[0].text, [platform])
    }
  }

  /// The versions of one screen, in the order of their names, each once. A range means those that have the
  /// widgets, if one of it has.
  private func versions(
    on platform: Platform, ofEachDevice: Bool, _ releases: Releases, having: [OSVersion],
    isRun: (OSVersion) -> Bool
  ) -> [OSVersion] {
    var result: [OSVersion] = []
    for (_, named) in names {
      guard let candidates = releases(named, platform) else { continue }
      var versions = named.versions(among: candidates)
      if named.isOpen, ofEachDevice || !named.isLatest {
        // `17+` and `latest` mean versions that the screen runs, if it runs any of those named.
        let run = named.versions(among: candidates.filter(isRun))
        if !run.isEmpty { versions = run }
      }
      if named.isRange, versions.contains(where: having.contains) {
        versions = versions.filter(having.contains)
      }
      result += versions.filter { !result.contains($0) }
    }
    return result
  }
}

extension Platform {
  /// Whether devices that run `other` now have run this: iPads ran iOS.
  fileprivate func isOnDevices(of other: Platform) -> Bool {
    self == other || self == .iOS && other == .iPadOS
  }
}

/// What is wrong with the name of a version.
package enum VersionFault: Error, Equatable {
  /// It is no name of a version.
  case unreadable(String)
  /// It names a platform, and other platforms are asked about.
  case ofOtherPlatform(String, [Platform])
  /// It names a version that these platforms never had.
  case noSuchVersion(String, [Platform])
}

extension Catalog {
  /// The versions that a name may mean for widgets of a kind on a platform.
  fileprivate func releases(
    _ named: NamedVersions, of platform: Platform, with kind: WidgetKind
  ) -> [OSVersion]? {
    if kind.hasFamilies {
      return named.platform.map { $0 == platform } ?? true
        ? versions(of: platform) : nil
    }
    guard named.platform == nil || named.platform == platform || named.platform == .iOS else {
      return nil
    }
    let all = releases(of: named.platform ?? .iOS)
    let withToday = all.filter { $0.modes != nil }.map(\.os)
    // `10+` ends with the last version with Today extensions, if it begins before that.
    let isOpenInToday = named.isOpen && !named.isLatest && named.isWithin(withToday)
    return isOpenInToday ? withToday : all.map(\.os)
  }

  /// The platform that the models of a screen run, which is iPadOS on iPads, whatever they show.
  package func runPlatform(of screen: Screen) -> Platform {
    screen.screenClass.map { screenClasses[$0].idiom.platform } ?? screen.platform
  }

  /// Whether models of a screen run a version, as far as it counts for a kind.
  fileprivate func runs(_ screen: Screen, _ os: OSVersion, with kind: WidgetKind) -> Bool {
    guard kind == .today, let screenClass = screen.screenClass else { return runs(screen, os) }
    return screenClasses[screenClass].versions.contains(os)
  }

  /// What is wrong with the name of a version, and what is right, in one sentence.
  package func text(of fault: VersionFault) -> String {
    switch fault {
    case .unreadable(let text):
      if let meant = NamedVersions.correction(of: text) {
        return meant.isBackwards
          ? "\(quoted(text)) runs backwards; write \(meant.text)"
          : "unknown version \(quoted(text)); did you mean \(meant.text)?"
      }
      return "unknown version \(quoted(text)); expected 18, 'iOS 18', 17-26, 17+ (17 and later) or "
        + "latest"
    case .ofOtherPlatform(let text, let platforms):
      if platforms.isEmpty { return "there are no such widgets on \(quoted(text))" }
      return "the devices run \(platforms.map(\.rawValue).list), not \(quoted(text))"
    case .noSuchVersion(let text, let platforms):
      let existing = platforms.map { versionList(of: $0) }.joined(by: "; ")
      return "no such version \(quoted(text)); there are \(existing)"
    }
  }

  /// The versions of a platform: `watchOS 1 to 11, 26, 27`.
  private func versionList(of platform: Platform) -> String {
    phrase(of: versions(of: platform).runs { $0.major + 1 == $1.major }, on: platform)
  }
}
