extension DeviceFinder {
  /// Other devices that a name could also mean.
  ///
  /// - For a nickname of a class, such as `plus`, the other models with names that end with it.
  /// - For the name of the first model of a series, such as `SE` and `iPad mini`, the later models, which
  ///   have the same name and a generation.
  /// - For a number, such as `13`, the devices with that diagonal.
  public func namesakes(of name: String) -> [Key<Device>] {
    let wanted = FoldedName(name)
    return index[wanted].flatMap { target in
      switch target {
      case .screenClass(let screen):
        catalog.devices.keys.filter {
          catalog.devices[$0].screenClass != screen && wanted.endsName(catalog.devices[$0].name)
        }
      case .device(let device):
        (series(named: name) ?? []).filter { $0 != device }
          + catalog.devices.keys.filter { catalog.devices[$0].diagonal == name }
      }
    }
  }
}
