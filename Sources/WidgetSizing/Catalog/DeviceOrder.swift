extension Catalog {
  /// The devices of an idiom, the newest first.
  ///
  /// Devices of the same day are ordered by the first number of their names, the greatest first, then
  /// as in the table: iPhone 17, iPhone 17 Pro, iPhone Air. A number in parentheses, such as the size
  /// of a watch, does not count. Devices with an unknown release come last. The idiom `phone` has the
  /// iPod touch, too; devices without a screen class belong to no idiom.
  public func devicesNewestFirst(of idiom: Idiom) -> [Key<Device>] {
    devicesNewestFirst().filter { key in
      devices[key].screenClass.map { screenClasses[$0].idiom } == idiom
    }
  }

  /// All devices, the newest first, in the same order.
  public func devicesNewestFirst() -> [Key<Device>] { newestFirst(devices.keys) }

  /// Some devices, the newest first, in the same order.
  public func newestFirst(_ devices: some Sequence<Key<Device>>) -> [Key<Device>] {
    devices
      .map { (rank: DeviceRank(self.devices[$0]), key: $0) }
      .sorted { ($1.rank, $0.key) < ($0.rank, $1.key) }
      .map(\.key)
  }
}

/// The key by which devices are sorted: the greater rank is the newer device.
private struct DeviceRank: Comparable {
  /// The day of the release; empty if it is unknown, which is before every day.
  let released: String
  /// The first number of the name; -1 if it has none.
  let number: Int

  init(_ device: Device) {
    released = device.released ?? ""
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let outside = device.name.utf8.prefix { $0 != UInt8(ascii: "(") }
    let number = outside.drop { !digits.contains($0) }.prefix { digits.contains($0) }
    self.number = Int(Substring(number)) ?? -1
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.released, left.number) < (right.released, right.number)
  }
}
