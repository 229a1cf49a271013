internal import DataTables

extension CatalogReader {
  /// Checks the versions that each source states for each device. Answers use those of `devices`,
  /// which has the smallest first and the greatest last version of all sources.
  mutating func readOSRanges(_ table: inout TableReader) {
    _ = table.rows(key: ["device", "source_id"]) { [catalog] row -> Void? in
      let device = row.reference("device", in: devices)
      _ = row.reference("source_id", in: sources)
      _ = row.optionalText("note")
      let platform = row.isSound ? catalog.platform(of: device) : nil
      let first = row.version("os_first", ofDeviceWith: platform, in: catalog)
      let last = row.version("os_last", ofDeviceWith: platform, in: catalog)
      if let first, let last, last < first {
        row.complain(about: "os_last", .range, "is not a version from \(first) on")
      }
      return nil
    }
  }
}

extension CatalogTables {
  /// The platform of a device; nil if its screen class is not known.
  func platform(of device: Key<Device>) -> Platform? {
    devices[device].screenClass.map { screenClasses[$0].idiom.platform }
  }
}

extension TableReader {
  /// A version from `least` on that a device of a platform may run, or nil if the cell is empty. It
  /// exists, if the platform is known.
  mutating func version(
    _ name: String, from least: OSVersion = OSVersion(1), ofDeviceWith platform: Platform?,
    in catalog: CatalogTables
  ) -> OSVersion? {
    guard let major = optionalInteger(name, in: least.major...OSVersion.limit) else {
      return nil
    }
    let os = OSVersion(major)
    // Before iPadOS 13, iPads ran iOS.
    if let platform, platform != .iPadOS || catalog.release(os) == nil {
      checkRelease(os, of: platform, name, in: catalog)
    }
    return os
  }
}
