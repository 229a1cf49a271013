extension DeviceFinder {
  /// Other devices that a name could also mean.
  ///
  /// - For a nickname of a class, such as `plus`, the other models with names that end with it.
  /// - For the name of the first model of a series, such as `SE` and `iPad mini`, the later models, which
  ///   have the same name and a generation.
  /// - For a number, such as `13`, the devices with that diagonal.
  public func namesakes(of name: String) -> [Key<Device>] {
    let wanted = FoldedName(name), targets = index[wanted]
    guard !targets.isEmpty else { return [] }
    let series = laterModels(), ofDiagonal = models(ofDiagonal: name)
    return targets.flatMap { target in
      switch target {
      case .screenClass(let key): models(endingWith: wanted, outside: key)
      case .device(let key):
        laterModels(of: key, called: wanted, in: series) + ofDiagonal
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
  private func laterModels(
    of first: Key<Device>, called name: FoldedName, in series: [String: [Key<Device>]]
  ) -> [Key<Device>] {
    let base = catalog.devices[first].name
    guard FoldedName(base) == name || name.endsName(base) else { return [] }
    return series[base] ?? []
  }

  /// The models whose names have something in parentheses, by what stands before it: many devices may have a name
  /// that means all of them.
  private func laterModels() -> [String: [Key<Device>]] {
    var series: [String: [Key<Device>]] = [:]
    for key in catalog.devices.keys {
      let name = catalog.devices[key].name
      for index in name.utf8.indices where name.utf8[index...].starts(with: " (".utf8) {
        series[String(name[..<index]), default: []].append(key)
      }
    }
    return series
  }

  private func models(ofDiagonal diagonal: String) -> [Key<Device>] {
    catalog.devices.keys.filter { catalog.devices[$0].diagonal == diagonal }
  }
}
