internal import DataTables

extension CatalogReader {
  /// Reads the first day of sale of each device. A device without a row has an unknown release.
  mutating func readDeviceReleases(_ table: inout TableReader) {
    let rows = table.rows(key: ["device"]) { row in
      _ = row.reference("source_id", in: sources)
      _ = (row.optionalText("locator"), row.optionalText("note"))
      return (device: row.reference("device", in: devices), released: row.day("released"))
    }
    for (device, released) in rows { catalog.devices[device].released = released }
  }
}
