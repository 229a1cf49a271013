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
      case .screenClass(let key): models(endingWith: wanted, outside: key)
      case .device(let key): laterModels(of: key, called: wanted) + models(ofDiagonal: name)
      }
    }
  }

  private func models(
    endingWith ending: FoldedName, outside screenClass: Key<ScreenClass>
  ) -> [Key<Device>] {
    catalog.devices.keys.filter {
      catalog.devices[$0].screenClass != screenClass && ending.endsName(catalog.devices[$0].name)
    }
  }

  /// The later models of the series of a first model; none if `name` has the generation, or is an
  /// identifier.
  private func laterModels(of first: Key<Device>, called name: FoldedName) -> [Key<Device>] {
    let base = catalog.devices[first].name
    guard FoldedName(base) == name || name.endsName(base) else { return [] }
    return catalog.devices.keys.filter { catalog.devices[$0].name.hasPrefix(base + " (") }
  }

  private func models(ofDiagonal diagonal: String) -> [Key<Device>] {
    catalog.devices.keys.filter { catalog.devices[$0].diagonal == diagonal }
  }
}
