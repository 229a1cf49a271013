extension DeviceFinder {
  /// Other devices that a name could also mean.
  ///
  /// - For a nickname of a class, such as `plus`, the other models with names that end with it.
  /// - For the name of the first model of a series, such as `SE` and `iPad mini`, the later models, which
  ///   have the same name and a generation.
  /// - For a number, such as `13`, the devices with that diagonal.
  public func namesakes(of name: String) -> [Key<Device>] {
    let wanted = FoldedName(name)
    var (named, others): ([Key<Device>], [Key<Device>]) = ([], [])
    for target in index[wanted] {
      switch target {
      case .screenClass(let screen):
        others += catalog.devices.keys.filter {
          catalog.devices[$0].screenClass != screen && wanted.endsName(catalog.devices[$0].name)
        }
      case .device(let device): named.append(device)
      }
    }
    guard !named.isEmpty else { return others }
    return others + (series(named: name) ?? []).filter { named != [$0] }
      + catalog.devices.keys.filter { catalog.devices[$0].diagonal == name }
  }
}
