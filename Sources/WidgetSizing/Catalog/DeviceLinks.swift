internal import Wording

extension CatalogTables {
  /// Tells each screen class on which versions claims saw widgets on it.
  ///
  /// A list of models ends with the newest version of its day; who measured a screen on a later one
  /// shows that a model of it runs that.
  mutating func linkSightings() {
    for key in screenClasses.keys { screenClasses[key].versionsSeen = VersionSet() }
    for claim in claims where claim.isSighting {
      for screenClass in namedClasses(of: claim.subject) {
        screenClasses[screenClass].versionsSeen.insert(claim.os)
      }
    }
  }

  /// The classes that a claim names; none if it speaks of all there are.
  private func namedClasses(of subject: ClaimSubject) -> [Key<ScreenClass>] {
    switch subject {
    case .device, .screenClass, .list: classes(of: subject)
    case .idiom, .anything: []
    }
  }

  /// Tells each screen class its models, and what follows from them.
  ///
  /// A class without models, as a user's own tables may have, may run everything.
  mutating func linkDevices() {
    for key in screenClasses.keys {
      screenClasses[key].devices = []
      screenClasses[key].versions = VersionSet()
      screenClasses[key].versionsWith3DTouch = VersionSet()
      screenClasses[key].hasDynamicIsland = nil
      screenClasses[key].isWithoutTodayExtensions = true
    }
    for key in devices.keys {
      guard let screenClass = devices[key].screenClass else { continue }
      screenClasses[screenClass].devices.append(key)
      if let hasDynamicIsland = devices[key].hasDynamicIsland {
        screenClasses[screenClass].hasDynamicIsland =
          hasDynamicIsland || screenClasses[screenClass].hasDynamicIsland == true
      }
      guard devices[key].runsTodayExtensions != false else { continue }
      screenClasses[screenClass].isWithoutTodayExtensions = false
      let versions = VersionSet(
        from: devices[key].firstOS, through: devices[key].isSupported ? nil : devices[key].lastOS)
      screenClasses[screenClass].versions.formUnion(versions)
      if devices[key].has3DTouch != false {
        screenClasses[screenClass].versionsWith3DTouch.formUnion(versions)
      }
    }
    for key in screenClasses.keys where screenClasses[key].devices.isEmpty {
      screenClasses[key].versions = VersionSet.all
      screenClasses[key].versionsWith3DTouch = screenClasses[key].versions
      screenClasses[key].isWithoutTodayExtensions = screenClasses[key].idiom == .watch
    }
  }
}
