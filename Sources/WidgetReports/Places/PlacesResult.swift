internal import WidgetDrawings
package import WidgetSizing
internal import Wording

/// Where widgets stand on the Home Screens that are asked for.
package struct PlacesResult: Sendable, Answering {
  let engine: Engine
  let remarks: [String]
  /// The unit of lengths in tables for people.
  let unit: LengthUnit
  /// The Home Screens, each once.
  package let homes: [Home]
  /// Whether tables for people say how far widgets stand apart, and not where they stand.
  package var showsGapsAlone = false

  /// Whether all that is asked for are the desktops of Macs.
  private let isOfMacs: Bool

  /// One Home Screen.
  package struct Home: Sendable {
    /// The usual small widget.
    package let cell: Cell
    /// The model that was asked for by name; nil if none was.
    let device: Key<Device>?
    /// The source of the measured places; nil where none is known.
    let grid: HomeScreenGrid?
    /// The places of the families that were asked for.
    var slots: [HomeScreenPlaces.Slot]
  }

  /// Finds the places.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - asked: The widgets.
  ///   - spots: The places by name; none for all.
  ///   - unit: The unit of lengths in tables for people.
  ///   - remarks: Notes on how the question was understood.
  package init(
    engine: Engine, asked: Asked, spots: [HomeSpot] = [], unit: LengthUnit, remarks: [String]
  ) {
    self.engine = engine
    self.unit = unit
    isOfMacs = engine.catalog.screens(of: asked).allSatisfy { $0.platform == .macOS }
    let blocks = asked.boxes.flatMap { Self.blocks($0, in: engine) }
    self.remarks = remarks + blocks.compactMap { Self.remark(onVersionOf: $0, in: engine) }
    homes = Self.homes(of: blocks, in: engine).map { home in
      var home = home
      if !spots.isEmpty {
        home.slots = home.slots.grouped(by: \.cell).flatMap { _, slots in
          spots.flatMap { HomeScreenPlaces.slots(slots, at: $0) }
        }
      }
      return home
    }
  }

  /// The blocks of a box; where no version was asked for, on the newest version of each screen on which places are
  /// known.
  private static func blocks(_ box: AskedBox, in engine: Engine) -> [CellBlock] {
    guard !box.namesVersions else { return engine.blocks(box) }
    let screens = engine.catalog.screens(of: box)
    return (box.zooms ?? [.standard]).flatMap { zoom in
      screens.flatMap { screen -> [CellBlock] in
        for os in engine.versions(of: box.kind, on: screen, for: box.device).reversed() {
          let block = engine.block(of: box, on: screen, os, zoom, moving: [:])
          if homes(of: [block], in: engine).contains(where: { $0.grid != nil }) { return [block] }
        }
        var own = box.on([screen])
        own.zoom = zoom
        return engine.blocks(own)
      }
    }
  }

  /// That a device runs newer versions on which no place is known; nil if it does not, or if a version was asked for.
  private static func remark(onVersionOf block: CellBlock, in engine: Engine) -> String? {
    guard block.hasDefaultOS, let device = block.device,
      let newest = engine.versions(of: block.kind, on: block.screen, for: device).last,
      newest > block.os, homes(of: [block], in: engine).contains(where: { $0.grid != nil })
    else { return nil }
    let catalog = engine.catalog
    return
      "no source has the places of \(catalog.devices[device].name) on a version after "
      + catalog.name(of: block.os, on: block.screen.platform)
  }

  private static func homes(of blocks: [CellBlock], in engine: Engine) -> [Home] {
    var seen: Set<PlaceOfHome> = []
    return blocks.flatMap { block -> [Home] in
      let engine = engine.asked(about: block.device)
      let families = Set(block.asked.families ?? engine.catalog.families(of: .widgetKit))
      return block.cells.compactMap { cell in
        guard cell.kind == .widgetKit, cell.platform == .iOS, let family = cell[WidgetFamily.self],
          engine.catalog.availability(of: family, on: .iOS)?.span != nil,
          engine.catalog.exists(cell)
        else { return nil }
        let small = cell.with(WidgetFamily.systemSmall)
        let places = engine.places(around: small)
        let place = PlaceOfHome(small: small, grid: places?.grid.id)
        guard seen.insert(place).inserted else { return nil }
        let slots = places?.slots.filter {
          $0.cell[WidgetFamily.self].map { families.contains($0) } ?? false
        }
        return Home(cell: small, device: block.device, grid: places?.grid, slots: slots ?? [])
      }
    }
  }

  /// What tells one Home Screen from another.
  private struct PlaceOfHome: Hashable {
    let small: Cell
    /// The row with its places: models of one screen may differ.
    let grid: String?
  }

  /// Whether a place is known.
  package var hasKnownPlace: Bool { homes.contains { !$0.slots.isEmpty } }

  /// A place on its Home Screen.
  private struct Row {
    let slot: HomeScreenPlaces.Slot
    let home: Home
  }

  /// The places as a report.
  package var report: Report {
    let rows = homes.flatMap { home in
      home.slots.map { Row(slot: $0, home: home) }
    }
    let points: [Field<Row>] = [
      .points("left") { $0.slot.left.value }, .points("top") { $0.slot.top.value },
      .points("width") { $0.slot.width }, .points("height") { $0.slot.height },
    ]
    let inPixels: [Field<Row>] = [
      .count("left", column: "left_px") { pixels($0.slot.left.value, of: $0.home) },
      .count("top", column: "top_px") { pixels($0.slot.top.value, of: $0.home) },
      .count("width", column: "width_px") { pixels($0.slot.width, of: $0.home) },
      .count("height", column: "height_px") { pixels($0.slot.height, of: $0.home) },
    ]
    let origin: [Field<Row>] = [
      .text("leftState") { $0.slot.left.state }, .text("topState") { $0.slot.top.state },
      .text("source") { $0.home.grid.map { catalog.sources[$0.source].id } },
      .points("leftLargest", column: "left_largest_pt") {
        $0.slot.left.isRange ? $0.slot.left.largest : nil
      },
    ]
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [
        Records(
          "places",
          catalog.cellFields(of: .widgetKit).map { $0.of(\.slot.cell) } + points
            + [Field("pixels", inPixels) { $0 }] + origin, rows)
      ]
    ) { sheet }
    report.drawing = {
      let known = homes.filter { !$0.slots.isEmpty }.map { home in
        (title: title(of: home), cell: home.cell, device: home.device, slots: home.slots)
      }
      return PlacesDrawing(known, notes: remarks + sheet.remarks, in: catalog).drawing
    }
    return report
  }

  /// `6.1-inch 14, iOS 16, large icons`; with the models, where others with the screen have other places.
  func title(of home: Home) -> String {
    let screen = catalog.name(of: home.cell.screen)
    let models = home.grid.map { catalog.models(placedBy: $0, of: home.cell) } ?? []
    let differ = !models.isEmpty && catalog.placesDiffer(on: home.cell.screenClass)
    return [
      home.device.map { catalog.devices[$0].name }
        ?? (differ ? "\(screen) (\(catalog.phrase(of: models)))" : screen),
      catalog.name(of: home.cell.os, on: .iOS),
      home.cell[WidgetVariant.self].map(catalog.settingPhrase), home.cell.zoom.wordsInNames,
    ].compactMap(\.self).joined(by: ", ")
  }

  /// A length on a Home Screen in whole pixels; nil if it is none.
  func pixels(_ length: Points, of home: Home) -> Int? {
    home.cell.screenClass.flatMap { length.pixels(atScale: catalog.screenClasses[$0].scale) }
  }
}

extension HomeScreenPlaces.Origin {
  /// The state as answers have it.
  fileprivate var state: String {
    (isMeasured ? Answer.State.sourced : Answer.State.derived).rawValue
  }
}

extension PlacesResult {
  /// A table for each Home Screen.
  var sheet: Sheet {
    var sheet = Sheet("Places on the Home Screen")
    guard hasKnownPlace else {
      sheet.lines = [
        isOfMacs
          ? "the only reading of where widgets stand on a Mac has no public address, and so it answers nothing"
          : "no source says where widgets stand on these Home Screens"
      ]
      return sheet
    }
    let known = homes.filter { !$0.slots.isEmpty }
    sheet.lines = known.compactMap { home in
      gaps(of: home).map { "\(title(of: home)): \($0)" }
    }
    if showsGapsAlone, !sheet.lines.isEmpty {
      sheet.hints = ["--places has where each widget stands"]
    } else {
      for home in known { sheet.append(table(of: home)) }
    }
    if known.contains(where: { $0.slots.contains { !$0.left.isMeasured || !$0.top.isMeasured } }) {
      sheet.remarks.append("~ follows from the sizes of the widgets; no source measured it there")
    }
    let unknown = homes.filter { $0.slots.isEmpty }.map { title(of: $0) }.withoutRepetition
    if !unknown.isEmpty {
      sheet.remarks.append(
        "not known where the first row begins: \(unknown.joined(by: "; "))")
    }
    sheet.sources = known.compactMap(\.grid?.source).withoutRepetition.sorted().map {
      catalog.sources[$0]
    }
    return sheet
  }

  /// How far two widgets of one family stand apart, in points; nil where there are no two.
  package func gap(of home: Home) -> (across: Points?, down: Points?) {
    let families = home.slots.compactMap { $0.cell[WidgetFamily.self] }.withoutRepetition
    func least(_ gap: (HomeScreenPlaces.Slot, HomeScreenPlaces.Slot) -> Points?) -> Points? {
      families.flatMap { family in
        let slots = home.slots.filter { $0.cell[WidgetFamily.self] == family }
        return slots.flatMap { slot in slots.compactMap { gap(slot, $0) } }
      }.min()
    }
    let across = least { slot, next in
      let end = slot.left.value + slot.width
      return slot.top.value == next.top.value && next.left.value >= end
        ? next.left.value - end : nil
    }
    let down = least { slot, next in
      let end = slot.top.value + slot.height
      return slot.left.value == next.left.value && next.top.value >= end
        ? next.top.value - end : nil
    }
    return (across, down)
  }

  /// The gaps in words: `22 points across, 38 points down between two widgets`. Nil if there are no two widgets.
  private func gaps(of home: Home) -> String? {
    let (across, down) = gap(of: home)
    let parts = [("across", across), ("down", down)].compactMap { direction, gap -> String? in
      guard let gap else { return nil }
      guard unit == .pixels else { return "\(gap) points \(direction)" }
      return pixels(gap, of: home).map { "\($0) pixels \(direction)" }
    }
    return parts.isEmpty ? nil : "\(parts.joined(by: ", ")) between two widgets"
  }

  private func table(of home: Home) -> ReportTable {
    let isInPixels = unit == .pixels
    let lengths: [ReportTable.Column] = ["left", "top", "width", "height"].map {
      .init(isInPixels ? "\($0) px" : $0, isNumeric: true)
    }
    let beside: [ReportTable.Column] = isInPixels ? [] : [.init("pixels", isNumeric: true)]
    var table = ReportTable(
      title(of: home), [.label("family")] + lengths + beside + [.evidence("source")])
    for slot in home.slots {
      let points = [slot.left.value, slot.top.value, slot.width, slot.height]
      let pixels = points.map { self.pixels($0, of: home).map(String.init) ?? "?" }
      var cells = isInPixels ? pixels : points.map(\.description)
      if slot.left.isRange {
        let largest = slot.left.largest
        cells[0] +=
          "…" + (isInPixels ? self.pixels(largest, of: home).map(String.init) ?? "?" : "\(largest)")
      }
      if !slot.left.isMeasured { cells[0] = Mark.derived.rawValue + cells[0] }
      if !slot.top.isMeasured { cells[1] = Mark.derived.rawValue + cells[1] }
      if !isInPixels { cells.append("\(pixels[2]) × \(pixels[3]) at \(pixels[0]), \(pixels[1])") }
      let family = slot.cell[WidgetFamily.self].map { catalog.id(of: $0) }
      table.append([family] + cells + [home.grid.map { catalog.sources[$0.source].id }])
    }
    return table
  }
}
