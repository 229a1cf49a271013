internal import DataTables

extension CatalogReader {
  mutating func readScreenReadings(_ table: inout TableReader) {
    let device = table.column("device"), source = table.column("source_id")
    let width = table.column("width_pt"), height = table.column("height_pt")
    let note = table.column("note")
    table.checkUnique(device, source)
    let readings = table.rows { row -> ScreenReading? in
      let device = row.reference(device, in: devices, as: "the id of a device")
      let source = row.reference(source, in: sources, as: "the id of a source")
      let width = row.wholePoints(width), height = row.wholePoints(height)
      guard let device, let source, let width, let height else { return nil }
      return ScreenReading(
        device: device, source: source, size: ScreenSize(width: width, height: height),
        note: row.optionalText(note))
    }
    catalog.screenReadings.lay(readings) { Pair($0.device, $0.source) }
  }
}
