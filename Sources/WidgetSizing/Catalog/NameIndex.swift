/// A name as ``FoldedName`` has it, and what it stands for.
struct IndexedName: Sendable {
  let folded: String
  let target: DeviceName.Target
  /// Of a name of a class, the devices outside of it whose marketing names end with the name.
  var namesakes: [Key<Device>] = []
}

extension CatalogTables {
  /// Sorts all names of devices and classes, so that one is found without reading the others.
  mutating func indexNames() {
    var names = devices.keys.map {
      IndexedName(folded: FoldedName(devices[$0].name).text, target: .device($0))
    }
    names += screenClasses.keys.map {
      IndexedName(folded: FoldedName(screenClasses[$0].name).text, target: .screenClass($0))
    }
    names += deviceNames.map { name in
      IndexedName(
        folded: FoldedName(name.name).text, target: name.target, namesakes: namesakes(of: name))
    }
    nameIndex = LazyRows()
    for name in names.sorted(by: { $0.folded < $1.folded }) { nameIndex.append(name) }
  }

  private func namesakes(of name: DeviceName) -> [Key<Device>] {
    guard case .screenClass(let screenClass) = name.target else { return [] }
    let ending = FoldedName(name.name)
    return devices.keys.filter {
      devices[$0].screenClass != screenClass && ending.endsName(devices[$0].name)
    }
  }
}

extension Catalog {
  /// Where a name stands in the index; more than once if it is used twice.
  func indexed(_ name: FoldedName) -> Range<Int> {
    let wanted = name.text
    var (lower, upper) = (0, nameIndex.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if nameIndex[middle].folded < wanted { lower = middle + 1 } else { upper = middle }
    }
    let first = lower
    while lower < nameIndex.count, nameIndex[lower].folded == wanted { lower += 1 }
    return first..<lower
  }
}
