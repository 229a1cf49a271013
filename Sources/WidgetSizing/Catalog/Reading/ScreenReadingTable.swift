internal import DataTables

extension CatalogReader {
  mutating func readScreenReadings(_ table: inout TableReader) {
    let readings = table.rows(key: ["device", "source_id"]) { row in
      ScreenReading(
        device: row.reference("device", in: devices),
        source: row.reference("source_id", in: sources),
        size: ScreenSize(width: row.wholePoints("width_pt"), height: row.wholePoints("height_pt")),
        note: row.optionalText("note"))
    }
    catalog.screenReadings += readings
  }
}
