internal import DataTables

extension CatalogReader {
  mutating func readScreenReadings(_ table: inout TableReader) {
    let device = table.column("device"), source = table.column("source_id")
    let width = table.column("width_pt"), height = table.column("height_pt")
    let note = table.column("note")
    table.checkUnique(device, source)
    _ = table.rows { row in
      let device = row.reference(device, in: devices, as: "the id of a device")
      let source = row.reference(source, in: sources, as: "the id of a source")
      let width = row.wholePoints(width), height = row.wholePoints(height)
      guard let device, let source, let width, let height, row.isSound else { return }
      let reading = ScreenReading(
        device: device, source: source, size: ScreenSize(width: width, height: height),
        note: row.optionalText(note))
      catalog.screenReadings.put(
        reading, under: "\(device.index).\(source.index)", in: &screenReadings)
    }
  }
}
