internal import DataTables
internal import Wording

extension CatalogReader {
  mutating func readScreenClasses(_ table: inout TableReader) {
    let id = table.column("id"), width = table.column("width_pt")
    let height = table.column("height_pt"), scale = table.column("scale")
    let idiom = table.column("idiom"), name = table.column("name")
    _ = table.column("note")
    let idioms = Choices<Idiom>()
    for column in [id, name] { table.checkUnique(column) }
    _ = table.rows { row in
      let id = row.slice(id), width = row.wholePoints(width), height = row.wholePoints(height)
      let scale = row.integer(scale, in: 1...3), idiom = row.choice(idiom, of: idioms)
      let name = row.text(name)
      guard let id, let width, let height, let scale, let idiom, let name else { return }
      catalog.screenClasses.put(
        ScreenClass(
          id: id.text, width: width, height: height, scale: scale, idiom: idiom, name: name),
        under: id, in: &screenClasses)
    }
  }

  mutating func readDevices(_ table: inout TableReader) {
    let id = table.column("id"), name = table.column("name")
    let screenClass = table.column("screen_class"), diagonal = table.column("diagonal_in")
    let touch = table.column("has_3d_touch"), island = table.column("has_dynamic_island")
    let first = table.column("os_first"), last = table.column("os_last")
    let today = table.column("today_extension")
    let zoomedWidth = table.column("zoomed_width_pt")
    let zoomedHeight = table.column("zoomed_height_pt")
    let osSource = table.column("os_source")
    let islandSource = table.column("dynamic_island_source")
    let sourceColumns = ["today_source", "identity_source", "screen_source", "zoom_source"].map {
      table.column($0)
    }
    _ = table.column("note")
    for column in [id, name] { table.checkUnique(column) }
    _ = table.rows { row in
      let id = row.slice(id), name = row.text(name)
      let screenClass = row.optionalReference(
        screenClass, in: screenClasses, as: "the id of a screen class")
      let touch = row.optionalBoolean(touch), today = row.optionalBoolean(today)
      let idiom = screenClass.map { catalog.screenClasses[$0].idiom }
      let firstOS = row.version(first, ofDeviceWith: idiom?.platform, in: catalog)
      let lastOS = row.version(
        last, from: firstOS ?? OSVersion(1), ofDeviceWith: idiom?.platform, in: catalog)
      let width = row.optionalWholePoints(zoomedWidth)
      let height = row.optionalWholePoints(zoomedHeight)
      _ = row.optionalDecimal(diagonal, as: "a number of inches")
      for column in sourceColumns {
        _ = row.optionalReference(column, in: sources, as: "the id of a source")
      }
      let sourceOfOS = row.optionalReference(osSource, in: sources, as: "the id of a source")
      let hasDynamicIsland = row.dynamicIsland(
        island, source: islandSource, in: sources, idiom: idiom)
      if (width == nil) != (height == nil), row.isSound {
        row.complain(
          .required, at: row.position(width == nil ? zoomedWidth : zoomedHeight),
          "zoomed_width_pt and zoomed_height_pt are given together, or neither is")
      }
      guard let id, let name else { return }
      let zoomedSize: ScreenSize? =
        if let width, let height { ScreenSize(width: width, height: height) } else { nil }
      catalog.devices.put(
        Device(
          id: id.text, name: name, screenClass: screenClass, diagonal: row.optionalText(diagonal),
          has3DTouch: touch, hasDynamicIsland: hasDynamicIsland,
          firstOS: firstOS, lastOS: lastOS, runsTodayExtensions: today, zoomedSize: zoomedSize),
        under: id, in: &devices)
      if let key = devices[id] { sourcesOfLastOS[key] = sourceOfOS }
    }
  }

  mutating func readDeviceNames(_ table: inout TableReader) {
    let nameColumn = table.column("name"), kind = table.column("kind")
    let deviceColumn = table.column("device"), classColumn = table.column("screen_class")
    let source = table.column("source_id")
    let kinds = Choices<DeviceName.Kind>()
    var folded: Set<FoldedName> = []
    let names = table.rows { row -> DeviceName? in
      let name = row.text(nameColumn), kind = row.choice(kind, of: kinds)
      let device = row.optionalReference(deviceColumn, in: devices, as: "the id of a device")
      let screenClass = row.optionalReference(
        classColumn, in: screenClasses, as: "the id of a screen class")
      _ = row.optionalReference(source, in: sources, as: "the id of a source")
      guard let name, let kind, row.isSound else { return nil }
      let target: DeviceName.Target? =
        switch (device, screenClass) {
        case (let device?, nil): .device(device)
        case (nil, let screenClass?): .screenClass(screenClass)
        default: nil
        }
      guard let target else {
        row.complain(
          .reference, at: row.position(deviceColumn),
          "\(quoted(name)) must stand for either a device or a screen class")
        return nil
      }
      if !folded.insert(FoldedName(name)).inserted {
        row.complain(
          .unique, at: row.position(nameColumn),
          "name \(quoted(name)) is there twice; case, blanks and punctuation do not count")
      }
      return DeviceName(name: name, kind: kind, target: target)
    }
    catalog.deviceNames.lay(names) { FoldedName($0.name) }
  }
}

extension TableReader {
  /// Whether a model has a Dynamic Island, which only an iPhone can have; nil if the cell is empty.
  /// A value needs a source.
  fileprivate mutating func dynamicIsland(
    _ column: Column, source: Column, in sources: Identifiers<Source>, idiom: Idiom?
  ) -> Bool? {
    let value = optionalBoolean(column)
    let statedBy = optionalReference(source, in: sources, as: "the id of a source")
    if value == true, let idiom, idiom != .phone {
      complain(
        about: column, .axis, "must be empty or 'false'; only an iPhone has a Dynamic Island")
    }
    if value != nil, statedBy == nil, isSound {
      complain(
        .required, at: position(source),
        "\(name(of: source)) is empty; \(name(of: column)) needs one")
    }
    return value
  }
}
