internal import DataTables

extension CatalogReader {
  mutating func readArchiveLimits(_ table: inout TableReader) {
    let families = catalog.familyChoices
    let refusals = table.rows(key: ["id"]) { row -> ArchiveRefusal? in
      let area = row.optionalHundredths("max_area_px").map(PixelArea.init(hundredths:))
      let sides = row.optionalPair("max_width_px", "max_height_px") { $0.optionalHundredths($1) }
      let image = row.optionalPair("image_width_px", "image_height_px") {
        $0.optionalInteger($1, in: PixelSize.sides)
      }
      let precision = row.optionalChoice("precision", as: ArchiveRefusal.Precision.self)
      // A row with a limit needs its precision, because the comparison depends on it.
      if area != nil || sides != nil { _ = row.requires("precision") }
      let device = row.optionalReference("device", in: devices)
      let idiom = row.optionalChoice("idiom", as: Idiom.self)
      return ArchiveRefusal(
        id: row.text("id"), maximumArea: area, precision: precision,
        maximumSides: sides.map { PixelSides(width: $0.0, height: $0.1) },
        image: image.flatMap { PixelSize(width: $0.0, height: $0.1) }, device: device, idiom: idiom,
        os: version(of: device, idiom, &row), family: row.optionalChoice("family", of: families),
        method: row.choice("method"), source: row.reference("source_id", in: sources),
        note: row.optionalText("note"))
    }
    catalog.archiveRefusals += refusals
  }

  /// The version of a refusal. It must exist on the platform of the device or the idiom in the row.
  private func version(
    of device: Key<Device>?, _ idiom: Idiom?, _ row: inout TableReader
  ) -> OSVersion? {
    guard let os = row.optionalVersion("os") else { return nil }
    let screenClass = device.flatMap { catalog.devices[$0].screenClass }
    guard let idiom = screenClass.map({ catalog.screenClasses[$0].idiom }) ?? idiom else {
      if row.isSound {
        row.complain(
          about: "os", .required, "is a version of no platform; name a device or an idiom")
      }
      return nil
    }
    row.checkRelease(os, of: idiom.platform, "os", in: catalog)
    return os
  }
}

extension TableReader {
  /// A number of at most 10¹² with at most two decimals, as a count of hundredths.
  fileprivate mutating func optionalHundredths(_ name: String) -> Int? {
    guard let number = optionalDecimal(name, as: "a number of pixels") else { return nil }
    guard let count = number.count(ofUnitsPerOne: 100),
      PixelArea.limits.contains(PixelArea(hundredths: count))
    else {
      complain(
        about: name, .range,
        "is not a number of pixels from 0.01 to 1000000000000 with up to two decimals")
      return nil
    }
    return count
  }

  /// Two numbers that belong together; nil if both are missing. Complains if only one is.
  fileprivate mutating func optionalPair(
    _ first: String, _ second: String, _ read: (inout TableReader, String) -> Int?
  ) -> (Int, Int)? {
    let values = (read(&self, first), read(&self, second))
    if let one = values.0, let other = values.1 { return (one, other) }
    for (empty, other) in [(first, second), (second, first)]
    where isEmpty(empty) && !isEmpty(other) {
      complain(.required, at: empty, "\(empty) is empty; \(other) needs it")
    }
    return nil
  }
}
