internal import DataTables

extension CatalogReader {
  mutating func readArchiveLimits(_ table: inout TableReader) {
    let columns = ArchiveLimitColumns(&table, catalog)
    table.checkUnique(columns.id)
    let refusals = table.rows { row -> ArchiveRefusal? in
      let id = row.text(columns.id)
      let area = row.optionalHundredths(columns.area).map(PixelArea.init(hundredths:))
      let sides = row.optionalPair(columns.maximumWidth, columns.maximumHeight) {
        $0.optionalHundredths($1)
      }
      let image = row.optionalPair(columns.width, columns.height) {
        $0.optionalInteger($1, in: PixelSize.sides)
      }
      // A row with a limit needs its precision, because the comparison depends on it.
      let precision =
        area == nil && sides == nil
        ? row.optionalChoice(columns.precision, of: columns.precisions)
        : row.choice(columns.precision, of: columns.precisions)
      let device = row.optionalReference(columns.device, in: devices, as: "the id of a device")
      let idiom = row.optionalChoice(columns.idiom, of: columns.idioms)
      let os = readVersion(columns, of: device, idiom, &row)
      let family = row.optionalChoice(columns.family, of: columns.families)
      let method = row.choice(columns.method, of: columns.methods)
      let source = row.reference(columns.source, in: sources, as: "the id of a source")
      guard let id, let method, let source else { return nil }
      return ArchiveRefusal(
        id: id, maximumArea: area, precision: precision,
        maximumSides: sides.map { PixelSides(width: $0.0, height: $0.1) },
        image: image.flatMap { PixelSize(width: $0.0, height: $0.1) }, device: device, idiom: idiom,
        os: os, family: family, method: method, source: source,
        note: row.optionalText(columns.note))
    }
    catalog.archiveRefusals.lay(refusals, by: \.id)
  }

  /// The version of a refusal. It must exist on the platform of the device or the idiom in the row.
  private func readVersion(
    _ columns: ArchiveLimitColumns, of device: Key<Device>?, _ idiom: Idiom?,
    _ row: inout TableReader
  ) -> OSVersion? {
    guard let number = row.optionalInteger(columns.os, in: 1...VersionSet.limit) else { return nil }
    let screenClass = device.flatMap { catalog.devices[$0].screenClass }
    guard let idiom = screenClass.map({ catalog.screenClasses[$0].idiom }) ?? idiom else {
      if row.isSound {
        row.complain(
          about: columns.os, .required, "is a version of no platform; name a device or an idiom")
      }
      return nil
    }
    row.checkRelease(OSVersion(number), of: idiom.platform, columns.os, in: catalog)
    return OSVersion(number)
  }
}

/// The columns of `archive_limits.csv`, and the values of those with a closed list.
private struct ArchiveLimitColumns {
  let id, area, precision, maximumWidth, maximumHeight, width, height: Column
  let device, idiom, os, family, method, source, note: Column

  let precisions = Choices<ArchiveRefusal.Precision>()
  let idioms = Choices<Idiom>()
  let families: Choices<WidgetFamily>
  let methods = Choices<ArchiveRefusal.Method>()

  init(_ table: inout TableReader, _ catalog: CatalogTables) {
    families = catalog.familyChoices
    id = table.column("id")
    area = table.column("max_area_px")
    precision = table.column("precision")
    maximumWidth = table.column("max_width_px")
    maximumHeight = table.column("max_height_px")
    width = table.column("image_width_px")
    height = table.column("image_height_px")
    device = table.column("device")
    idiom = table.column("idiom")
    os = table.column("os")
    family = table.column("family")
    method = table.column("method")
    source = table.column("source_id")
    note = table.column("note")
  }
}

extension TableReader {
  /// A number of at most 10¹² with at most two decimals, as a count of hundredths.
  fileprivate mutating func optionalHundredths(_ column: Column) -> Int? {
    guard let number = optionalDecimal(column, as: "a number of pixels") else { return nil }
    guard let count = number.count(ofUnitsPerOne: 100),
      PixelArea.limits.contains(PixelArea(hundredths: count))
    else {
      complain(
        about: column, .range,
        "is not a number of pixels from 0.01 to 1000000000000 with up to two decimals")
      return nil
    }
    return count
  }

  /// Two numbers that belong together; nil if both are missing. Complains if only one is.
  fileprivate mutating func optionalPair(
    _ first: Column, _ second: Column, _ read: (inout TableReader, Column) -> Int?
  ) -> (Int, Int)? {
    let values = (read(&self, first), read(&self, second))
    if let one = values.0, let other = values.1 { return (one, other) }
    for (empty, other) in [(first, second), (second, first)]
    where isEmpty(empty) && !isEmpty(other) {
      complain(
        .required, at: position(empty),
        "\(name(of: empty)) is empty; \(name(of: other)) needs it")
    }
    return nil
  }
}
