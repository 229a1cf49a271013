internal import DataTables

extension CatalogReader {
  /// Checks the versions that each source states for each device. Answers use those of `devices`,
  /// which has the smallest first and the greatest last version of all sources.
  mutating func readOSRanges(_ table: inout TableReader) {
    let device = table.column("device"), source = table.column("source_id")
    let first = table.column("os_first"), last = table.column("os_last")
    _ = table.column("note")
    table.checkUnique(device, source)
    _ = table.rows { row in
      let device = row.reference(device, in: devices, as: "the id of a device")
      _ = row.reference(source, in: sources, as: "the id of a source")
      let platform = device.flatMap(catalog.platform)
      let firstOS = row.version(first, ofDeviceWith: platform, in: catalog)
      let lastOS = row.version(last, ofDeviceWith: platform, in: catalog)
      if let firstOS, let lastOS, lastOS < firstOS {
        row.complain(about: last, .range, "is not a version from \(firstOS) on")
      }
    }
  }

  /// Marks the supported devices. A device is supported if no newer version existed when the source
  /// of its last version was published.
  mutating func linkOSRanges() {
    for (device, source) in sourcesOfLastOS {
      guard let platform = catalog.platform(of: device), let last = catalog.devices[device].lastOS,
        let published = catalog.sources[source].published
      else { continue }
      // Dates are written so that they sort as text; a year alone is its first day.
      catalog.devices[device].isSupported = !catalog.osReleases.contains {
        $0.platform == platform && $0.os > last && $0.released <= published
      }
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
    _ column: Column, from least: OSVersion = OSVersion(1), ofDeviceWith platform: Platform?,
    in catalog: CatalogTables
  ) -> OSVersion? {
    guard let major = optionalInteger(column, in: least.major...VersionSet.limit) else {
      return nil
    }
    let os = OSVersion(major)
    // Before iPadOS 13, iPads ran iOS.
    if let platform, platform != .iPadOS || catalog.release(os) == nil {
      checkRelease(os, of: platform, column, in: catalog)
    }
    return os
  }
}
