extension Catalog {
  /// Whether a model of a screen runs a version, or may run it because no source says.
  public func runs(_ screen: Screen, _ os: OSVersion) -> Bool {
    guard let screenClass = screen.screenClass else { return true }
    let models = screenClasses[screenClass].devices
    return models.isEmpty || screenClasses[screenClass].versionsSeen.contains(os)
      || models.contains { devices[$0].runs(os) != false }
  }

  /// The models of a screen that run `os`, or may run it.
  public func devices(of screen: Screen, on os: OSVersion) -> [Key<Device>] {
    guard let screenClass = screen.screenClass else { return [] }
    let models = screenClasses[screenClass].devices
    lazy var areOthersNamed = areModelsNamed(on: screenClass, with: os)
    return models.filter { mayRun($0, os, areOthersNamed: areOthersNamed) }
  }

  /// Whether a model runs a version, or may run it because no source says.
  ///
  /// Of a version that is newer than the source of the model's versions, claims that name other models with its screen
  /// say nothing about this one.
  func mayRun(_ device: Key<Device>, _ os: OSVersion) -> Bool {
    mayRun(
      device, os,
      areOthersNamed: devices[device].screenClass.map { areModelsNamed(on: $0, with: os) } ?? false)
  }

  private func mayRun(
    _ device: Key<Device>, _ os: OSVersion, areOthersNamed: @autoclosure () -> Bool
  ) -> Bool {
    guard devices[device].runs(os) != false else { return false }
    guard let last = devices[device].lastOS, os > last, !devices[device].versionsNamed.contains(os)
    else { return true }
    return !areOthersNamed()
  }

  /// Whether claims about a version name models with a screen, and none names the screen.
  private func areModelsNamed(on screenClass: Key<ScreenClass>, with os: OSVersion) -> Bool {
    !screenClasses[screenClass].versionsNamed.contains(os)
      && screenClasses[screenClass].devices.contains { devices[$0].versionsNamed.contains(os) }
  }
}
