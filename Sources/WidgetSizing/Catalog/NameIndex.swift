/// A name as ``FoldedName`` has it, and what it stands for.
struct IndexedName: Sendable {
  let folded: String
  let target: DeviceName.Target
}

extension Catalog {
  /// Sorts all names of devices and classes, so that one is found without reading the others.
  mutating func indexNames() {
    var names = devices.keys.map {
      IndexedName(folded: FoldedName(devices[$0].name).text, target: .device($0))
    }
    names += screenClasses.keys.map {
      IndexedName(folded: FoldedName(screenClasses[$0].name).text, target: .screenClass($0))
    }
    names += deviceNames.map {
      IndexedName(folded: FoldedName($0.name).text, target: $0.target)
    }
    nameIndex = LazyRows()
    for name in names.sorted(by: { $0.folded < $1.folded }) { nameIndex.append(name) }
  }

  /// What a name stands for; more than one thing if it is used twice.
  func targets(of name: FoldedName) -> [DeviceName.Target] {
    let wanted = name.text
    var (lower, upper) = (0, nameIndex.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if nameIndex[middle].folded < wanted { lower = middle + 1 } else { upper = middle }
    }
    var targets: [DeviceName.Target] = []
    while lower < nameIndex.count, nameIndex[lower].folded == wanted {
      targets.append(nameIndex[lower].target)
      lower += 1
    }
    return targets
  }
}
