extension Catalog {
  /// Whether a model of a screen runs a version, or may run it because no source says.
  public func runs(_ screen: Screen, _ os: OSVersion) -> Bool {
    guard let screenClass = screen.screenClass else { return true }
    let models = screenClasses[screenClass].devices
    return models.isEmpty || screenClasses[screenClass].versionsSeen.contains(os)
      || models.contains { devices[$0].runs(os) != false }
  }

  /// The models of a screen that run `os`, or for which no source says whether they do.
  public func devices(of screen: Screen, on os: OSVersion) -> [Key<Device>] {
    screen.screenClass.map { screenClasses[$0].devices.filter { devices[$0].runs(os) != false } }
      ?? []
  }
}
