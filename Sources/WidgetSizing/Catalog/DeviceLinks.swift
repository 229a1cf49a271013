extension CatalogTables {
  /// Sets the versions of each screen class on which claims measured a widget.
  ///
  /// A source about devices lists no version newer than itself. A measurement on a newer version
  /// shows that a model of the class runs it.
  mutating func linkSightings() {
    for key in screenClasses.keys { screenClasses[key].versionsSeen = PlaceSet<OSVersion>() }
    for claim in claims where claim.isSighting {
      for screenClass in namedClasses(of: claim.subject) {
        screenClasses[screenClass].versionsSeen.insert(claim.os)
      }
    }
  }

  /// The classes that a claim names; none if it speaks of all of them.
  private func namedClasses(of subject: ClaimSubject) -> [Key<ScreenClass>] {
    switch subject {
    case .device, .screenClass, .list: classes(of: subject)
    case .idiom, .anything: []
    }
  }

  /// Sets the models of each screen class and the properties that follow from them.
  ///
  /// A class without models, which users' tables may have, is assumed to run all versions.
  mutating func linkDevices() {
    for key in screenClasses.keys {
      screenClasses[key].devices = []
      screenClasses[key].versions = PlaceSet<OSVersion>()
      screenClasses[key].versionsWith3DTouch = PlaceSet<OSVersion>()
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
      let versions = PlaceSet<OSVersion>(
        from: devices[key].firstOS, through: devices[key].isSupported ? nil : devices[key].lastOS)
      screenClasses[screenClass].versions.formUnion(versions)
      if devices[key].has3DTouch != false {
        screenClasses[screenClass].versionsWith3DTouch.formUnion(versions)
      }
    }
    for key in screenClasses.keys where screenClasses[key].devices.isEmpty {
      screenClasses[key].versions = PlaceSet<OSVersion>.all
      screenClasses[key].versionsWith3DTouch = screenClasses[key].versions
      screenClasses[key].isWithoutTodayExtensions = screenClasses[key].idiom == .watch
    }
  }
}
