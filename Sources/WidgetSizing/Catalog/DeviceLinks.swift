extension CatalogTables {
  /// Sets the versions of each screen class on which claims measured a widget, and those that claims name of a screen,
  /// and of a model.
  ///
  /// A source about devices lists no version newer than itself. A measurement on a newer version
  /// shows that a model of the class runs it.
  mutating func linkSightings() {
    for claim in claims
    where claim.isAnswer && claim.osBasis == .stated && claim.subject.namesScreens {
      let classes = classes(of: claim.subject)
      if case .device(let device) = claim.subject {
        devices[device].versionsNamed.insert(claim.os)
      } else {
        for screenClass in classes { screenClasses[screenClass].versionsNamed.insert(claim.os) }
      }
      guard claim.isSighting else { continue }
      for screenClass in classes { screenClasses[screenClass].versionsSeen.insert(claim.os) }
    }
  }

  /// Sets the models of each screen class and the properties that follow from them.
  ///
  /// A class without models, which users' tables may have, is assumed to run all versions.
  mutating func linkDevices() {
    for key in screenClasses.keys { screenClasses[key].isWithoutTodayExtensions = true }
    for key in devices.keys {
      guard let screenClass = devices[key].screenClass else { continue }
      devices[key].isSupported = isNewest(devices[key], screenClasses[screenClass].idiom.platform)
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

  /// Whether no newer version of a platform existed when the source of the last version of a device was
  /// published.
  private func isNewest(_ device: Device, _ platform: Platform) -> Bool {
    guard let last = device.lastOS,
      let published = device.osSource.flatMap({ sources[$0].published })
    else { return false }
    // Dates are written so that they sort as text; a year alone is its first day.
    return !osReleases.contains {
      $0.platform == platform && $0.os > last && $0.released <= published
    }
  }
}
