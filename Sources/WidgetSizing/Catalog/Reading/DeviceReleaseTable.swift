internal import DataTables

extension CatalogReader {
  /// Reads the first day of sale of each device. A device without a row has an unknown release.
  mutating func readDeviceReleases(_ table: inout TableReader) {
    let device = table.column("device"), released = table.column("released")
    let source = table.column("source_id")
    _ = table.column("locator")
    _ = table.column("note")
    table.checkUnique(device)
    _ = table.rows { row in
      let device = row.reference(device, in: devices, as: "the id of a device")
      let released = row.day(released)
      _ = row.reference(source, in: sources, as: "the id of a source")
      guard let device, let released, row.isSound else { return }
      catalog.devices[device].released = released
    }
  }
}
