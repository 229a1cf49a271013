internal import DataTables

extension CatalogReader {
  mutating func readZoomScreens(_ table: inout TableReader) {
    let zooms = Choices([DisplayZoom.larger, .moreSpace], names: ["larger", "more-space"])
    let screens = table.rows(key: ["device", "zoom"]) { row in
      ZoomScreen(
        device: row.reference("device", in: devices),
        zoom: row.choice("zoom", of: zooms, else: .larger),
        size: ScreenSize(width: row.wholePoints("width_pt"), height: row.wholePoints("height_pt")),
        source: row.reference("source_id", in: sources), note: row.optionalText("note"))
    }
    catalog.zoomScreens.lay(screens) { Pair($0.device, $0.zoom) }
  }

  mutating func readFamilyNames(_ table: inout TableReader) {
    let families = catalog.familyChoices
    let names = table.rows(key: ["name", "language"]) { row in
      FamilyName(
        name: row.text("name"), language: row.text("language"),
        family: row.optionalChoice("family", of: families), isVague: row.boolean("is_vague"))
    }
    catalog.familyNames.lay(names) { Pair($0.name, $0.language) }
  }
}
