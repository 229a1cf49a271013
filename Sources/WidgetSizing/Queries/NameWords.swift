/// The words of the names of all devices as shops print them, with the year and the diagonal.
struct NameWords: Sendable {
  /// The words of each name, in the order of the table.
  let printed: [PrintedName]

  /// Collects the names.
  init(_ catalog: Catalog) {
    printed = catalog.devices.map { device in
      let name = PrintedName(device.name)
      // The Ultra is sold without its millimetres, which its screen has.
      let screen = device.screenClass.map { catalog.screenClasses[$0] }
      let size = screen.map { $0.idiom == .watch ? PrintedName($0.name).words : [] } ?? []
      let millimetres = name.words.contains(where: \.isSize) ? [] : size.filter(\.isSize)
      let year = device.released.map { String($0.prefix(4)) }
      // `iPad mini 7.9-inch`, but a name with a dash has its inches. A whole number counts models: there is no
      // iPhone SE 4.
      let diagonal =
        device.name.utf8.contains(UInt8(ascii: "-"))
        ? nil : device.diagonal.flatMap { $0.utf8.contains(UInt8(ascii: ".")) ? $0 : nil }
      return name.adding(millimetres + [year, diagonal].compactMap(\.self))
    }
  }

  /// The devices with names that have all words of a name, or begin with them.
  func devices(_ name: PrintedName) -> [Key<Device>] {
    let contained = printed.indices.filter { name.isContained(in: printed[$0]) }
    guard contained.isEmpty, name.words.count == 1, let joined = name.words.first,
      joined.contains(where: \.isNumber)
    else { return contained.map(Key.init) }
    return printed.indices.filter { printed[$0].begins(withJoined: joined) }.map(Key.init)
  }
}

extension String {
  /// Whether this is a size in millimetres: `45mm`.
  var isSize: Bool { withoutUnit != nil }
}
