internal import DataTables
internal import Wording

extension CatalogReader {
  mutating func readScreenClasses(_ table: inout TableReader) {
    let rows = table.rows(key: ["id"], unique: ["name"], identifiedBy: "id") {
      row -> (id: FieldText, screen: ScreenClass)? in
      let id = row.slice("id")
      _ = row.optionalText("note")
      let screen = ScreenClass(
        id: id.text, width: row.wholePoints("width_pt"), height: row.wholePoints("height_pt"),
        scale: row.integer("scale", in: 1...3), idiom: row.choice("idiom"), name: row.text("name"))
      return (id, screen)
    }
    for (id, screen) in rows { catalog.screenClasses.append(screen, under: id, in: &screenClasses) }
  }

  mutating func readDevices(_ table: inout TableReader) {
    let rows = table.rows(key: ["id"], unique: ["name"], identifiedBy: "id") {
      [catalog] row -> (id: FieldText, device: Device)? in
      let id = row.slice("id")
      let screenClass = row.optionalReference("screen_class", in: screenClasses)
      let idiom = screenClass.map { catalog.screenClasses[$0].idiom }
      let first = row.version("os_first", ofDeviceWith: idiom?.platform, in: catalog)
      let last = row.version(
        "os_last", from: first ?? OSVersion(1), ofDeviceWith: idiom?.platform, in: catalog)
      _ = row.optionalDecimal("diagonal_in", as: "a number of inches")
      for column in ["today_source", "identity_source", "screen_source"] {
        _ = row.optionalReference(column, in: sources)
      }
      _ = row.optionalText("note")
      var device = Device(
        id: id.text, name: row.text("name"), screenClass: screenClass,
        diagonal: row.optionalText("diagonal_in"), has3DTouch: row.optionalBoolean("has_3d_touch"),
        hasDynamicIsland: row.dynamicIsland(idiom, in: sources), firstOS: first, lastOS: last,
        runsTodayExtensions: row.optionalBoolean("today_extension"))
      if let source = row.optionalReference("os_source", in: sources), let last, let idiom {
        device.isSupported = isNewest(last, of: idiom.platform, in: catalog.sources[source])
      }
      return (id, device)
    }
    for (id, device) in rows { catalog.devices.append(device, under: id, in: &devices) }
  }

  /// Whether no newer version of a platform existed when a source was published. All versions are known by then.
  private func isNewest(_ os: OSVersion, of platform: Platform, in source: Source) -> Bool {
    guard let published = source.published else { return false }
    // Dates are written so that they sort as text; a year alone is its first day.
    return !catalog.osReleases.contains {
      $0.platform == platform && $0.os > os && $0.released <= published
    }
  }

  mutating func readDeviceNames(_ table: inout TableReader) {
    var folded = Set(catalog.deviceNames.map { FoldedName($0.name) })
    // Names that differ in case, blanks and punctuation alone are the same, too.
    let names = table.rows(key: ["name"], isUnique: false) { row -> DeviceName? in
      let name = row.text("name")
      let kind: DeviceName.Kind = row.choice("kind")
      let device = row.optionalReference("device", in: devices)
      let screenClass = row.optionalReference("screen_class", in: screenClasses)
      _ = row.optionalReference("source_id", in: sources)
      guard row.isSound else { return nil }
      let target: DeviceName.Target? =
        switch (device, screenClass) {
        case (let device?, nil): .device(device)
        case (nil, let screenClass?): .screenClass(screenClass)
        default: nil
        }
      guard let target else {
        row.complain(
          .reference, at: "device",
          "\(quoted(name)) must stand for either a device or a screen class")
        return nil
      }
      if !folded.insert(FoldedName(name)).inserted {
        row.complain(
          .unique, at: "name",
          "name \(quoted(name)) is there twice; case, blanks and punctuation do not count")
      }
      return DeviceName(name: name, kind: kind, target: target)
    }
    catalog.deviceNames += names
  }
}

extension TableReader {
  /// Whether a model has a Dynamic Island, which only an iPhone can have; nil if the cell is empty.
  /// A value needs a source.
  fileprivate mutating func dynamicIsland(_ idiom: Idiom?, in sources: Identifiers<Source>) -> Bool?
  {
    let value = optionalBoolean("has_dynamic_island")
    let statedBy = optionalReference("dynamic_island_source", in: sources)
    if value == true, let idiom, idiom != .phone {
      complain(
        about: "has_dynamic_island", .axis,
        "must be empty or 'false'; only an iPhone has a Dynamic Island")
    }
    if value != nil, statedBy == nil, isSound {
      complain(
        .required, at: "dynamic_island_source",
        "dynamic_island_source is empty; has_dynamic_island needs one")
    }
    return value
  }
}
