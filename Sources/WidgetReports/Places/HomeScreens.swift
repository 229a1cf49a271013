package import WidgetSizing
internal import Wording

/// The Home Screens that are asked for, with the places of their widgets.
package struct HomeScreens: Sendable, Answering {
  package let engine: Engine
  /// Notes on how the question was understood.
  let remarks: [String]
  /// The unit of lengths in tables for people.
  let unit: LengthUnit
  /// The Home Screens, each once.
  package let all: [Home]
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
    /// The space between two of these families, where no source has their places.
    let gapsBySizes: (across: Points?, down: Points?)

    /// Whether a source has the places; otherwise a gap follows from the sizes.
    package var isMeasured: Bool { grid != nil }
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
    all = Self.homes(of: blocks, in: engine).map { home in
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
        let bySizes =
          places == nil && families.contains(.systemSmall) ? engine.gaps(around: small) : (nil, nil)
        return Home(
          cell: small, device: block.device, grid: places?.grid, slots: slots ?? [],
          gapsBySizes: bySizes)
      }
    }
  }

  /// What tells one Home Screen from another.
  private struct PlaceOfHome: Hashable {
    let small: Cell
    /// The row with its places: models of one screen may differ.
    let grid: String?
  }

  /// Those of which places are known.
  var known: [Home] { all.filter { !$0.slots.isEmpty } }

  /// Whether a place is known.
  package var hasKnownPlace: Bool { !known.isEmpty }

  /// Why no place is known.
  var reason: String {
    isOfMacs
      ? "the only reading of where widgets stand on a Mac has no public address, and so it answers nothing"
      : "no source says where widgets stand on these Home Screens"
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

  /// A length in the unit of tables for people, `?` if it is no whole number of pixels.
  func text(_ length: Points, of home: Home) -> String {
    unit == .points ? "\(length)" : pixels(length, of: home).map(String.init) ?? "?"
  }

  /// The source of the places of a Home Screen.
  func source(of home: Home) -> String? { home.grid.map { catalog.sources[$0.source].id } }

  /// How far two widgets of one family stand apart: `22 points across, 38 points down between two widgets`, with the
  /// word that it follows from their sizes where no source has their places; nil if there are no two.
  func gaps(of home: Home) -> String? {
    let unit = unit == .points ? "points" : "pixels"
    let parts = [("across", home.gapAcross), ("down", home.gapDown)].compactMap { direction, gap in
      gap.map { "\(text($0, of: home)) \(unit) \(direction)" }
    }
    return parts.isEmpty
      ? nil
      : "\(title(of: home)): \(parts.joined(by: ", ")) between two widgets"
        + (home.isMeasured ? "" : ", by their sizes")
  }

  /// Adds what stands below the places.
  func complete(_ sheet: inout Sheet) {
    guard hasKnownPlace else { return }
    if known.contains(where: { $0.slots.contains { !$0.left.isMeasured || !$0.top.isMeasured } }) {
      sheet.remarks.append("~ follows from the sizes of the widgets; no source measured it there")
    }
    let unknown = all.filter { $0.slots.isEmpty }.map { title(of: $0) }.withoutRepetition
    if !unknown.isEmpty {
      sheet.remarks.append("not known where the first row begins: \(unknown.joined(by: "; "))")
    }
    addSources(to: &sheet)
  }

  /// Adds the sources of the places.
  func addSources(to sheet: inout Sheet) {
    sheet.sources = known.compactMap(\.grid?.source).withoutRepetition.sorted().map {
      catalog.sources[$0]
    }
  }
}

extension HomeScreens.Home {
  /// The space between two widgets of one family beside each other; nil if there are no two.
  package var gapAcross: Points? {
    gapsBySizes.across
      ?? least { slot, next in
        let end = slot.left.value + slot.width
        return slot.top.value == next.top.value && next.left.value >= end
          ? next.left.value - end : nil
      }
  }

  /// The space between two widgets of one family below each other; nil if there are no two.
  package var gapDown: Points? {
    gapsBySizes.down
      ?? least { slot, next in
        let end = slot.top.value + slot.height
        return slot.left.value == next.left.value && next.top.value >= end
          ? next.top.value - end : nil
      }
  }

  private func least(
    _ gap: (HomeScreenPlaces.Slot, HomeScreenPlaces.Slot) -> Points?
  ) -> Points? {
    slots.grouped { $0.cell[WidgetFamily.self] }.flatMap { _, slots in
      slots.flatMap { slot in slots.compactMap { gap(slot, $0) } }
    }.min()
  }
}
