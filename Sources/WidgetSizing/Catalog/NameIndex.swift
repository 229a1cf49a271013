/// Finds devices and screen classes by name, compared as ``FoldedName``.
struct NameIndex: Sendable {
  /// Sorted by name.
  private var entries: [(name: FoldedName, target: DeviceName.Target)] = []

  /// Collects all names of devices and classes.
  init(_ catalog: Catalog) {
    for key in catalog.devices.keys {
      entries.append((FoldedName(catalog.devices[key].name), .device(key)))
    }
    for key in catalog.screenClasses.keys {
      entries.append((FoldedName(catalog.screenClasses[key].name), .screenClass(key)))
    }
    for name in catalog.deviceNames { entries.append((FoldedName(name.name), name.target)) }
    entries.sort { $0.name < $1.name }
  }

  /// Every device and screen class with a name.
  subscript(name: FoldedName) -> [DeviceName.Target] {
    var (lower, upper) = (0, entries.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if entries[middle].name < name { lower = middle + 1 } else { upper = middle }
    }
    return entries[lower...].prefix { $0.name == name }.map { $0.target }
  }
}
