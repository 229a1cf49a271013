internal import WidgetSizing
internal import Wording

extension Engine {
  /// What must be said of a block beside its numbers.
  func notes(on block: CellBlock) -> [String] {
    [
      noteOnVersion(of: block), noteOnLaterVersions(of: block),
      noteOnDisplayZoom(of: block),
      noteOnModelsWithoutZoom(of: block), noteOnModels(of: block),
      noteOnCarPlay(of: block),
      noteOnFamilies(of: block), noteOnMargin(of: block),
      noteOnQuickAction(of: block),
    ].compactMap(\.self)
  }

  /// That no source says whether the models run the version.
  private func noteOnVersion(of block: CellBlock) -> String? {
    if let device = block.device.map({ catalog.devices[$0] }), device.runs(block.os) == nil {
      return catalog.versionRange(of: device) == nil
        ? "no source says which versions \(device.name) runs; the answer is given for every version"
        : "no source says whether \(device.name) runs "
          + catalog.name(of: block.os, on: block.screen.platform)
    }
    guard block.kind.hasFamilies, let screenClass = block.screen.screenClass,
      !catalog.screenClasses[screenClass].devices.isEmpty, catalog.runs(block.screen, block.os),
      catalog.devices(of: block.screen, on: block.os).isEmpty
    else { return nil }
    return "no source says which \(catalog.name(of: block.screen)) models run "
      + "\(catalog.name(of: block.os, on: block.screen.platform)); the screen was measured on it"
  }

  /// That no size of a device with Display Zoom is known on the versions after the one that was chosen.
  private func noteOnLaterVersions(of block: CellBlock) -> String? {
    guard block.hasDefaultOS, block.kind.hasFamilies, block.zoom != .standard,
      let device = block.device,
      let newest = versions(of: .widgetKit, on: block.screen, for: device).last, newest > block.os
    else { return nil }
    return
      "no size of \(catalog.devices[device].name) with Display Zoom is known on a version after "
      + catalog.name(of: block.os, on: block.screen.platform)
  }

  /// Which screen the models report with Display Zoom.
  private func noteOnDisplayZoom(of block: CellBlock) -> String? {
    guard block.screen.platform == .iOS, let screenClass = block.screen.screenClass,
      let zoomed = catalog.zoomedClass(of: screenClass, with: block.zoom)
    else { return nil }
    return "with Display Zoom \(catalog.name(of: block.screen)) models report the screen of "
      + "\(catalog.screenClasses[zoomed].name) models"
      + (block.kind == .today ? "; nobody measured one" : "")
  }

  /// Which models cannot be set to a Display Zoom, and of which no source says whether they can. Of a named device
  /// without it the answer says so.
  private func noteOnModelsWithoutZoom(of block: CellBlock) -> String? {
    guard block.kind.hasFamilies, let screenClass = block.screen.screenClass,
      case .some(_, let others) = catalog.availability(of: block.zoom, on: screenClass, block.os),
      let zoom = block.zoom.wordsInNames
    else { return nil }
    let all = others.filter { other in
      block.device.map { $0 == other && !catalog.isWithout(block.zoom, $0, on: block.os) } ?? true
    }
    guard !all.isEmpty else { return nil }
    let lacking = all.filter { catalog.lacks(block.zoom, $0, on: block.os) }
    let unsaid = all.filter { !lacking.contains($0) }
    let parts = [
      lacking.isEmpty ? nil : "\(catalog.phrase(of: lacking)) cannot be set to it",
      unsaid.isEmpty
        ? nil : "no source says that \(catalog.phrase(of: unsaid)) can be set to it",
    ]
    return "\(zoom): " + parts.compactMap(\.self).joined(by: "; ")
  }

  /// Of which models numbers are that belong to the model, if they are not known of all.
  private func noteOnModels(of block: CellBlock) -> String? {
    let lines = block.lines.filter {
      block.device == nil && !$0.isZoomed && !catalog.devices(without: $0).isEmpty
        && answer(.width, of: $0).state.isKnown
    }
    guard let first = lines.first else { return nil }
    let families = lines.compactMap { catalog.id(of: $0, on: .family) }.withoutRepetition
    return
      "\(families.list): widths of \(catalog.phrase(of: catalog.devices(having: first))); no source "
      + "has those of \(catalog.phrase(of: catalog.devices(without: first)))"
  }

  /// What a source says of families beside their sizes, such as where they are offered.
  private func noteOnFamilies(of block: CellBlock) -> String? {
    let families = block.lines.filter {
      $0.kind == .widgetKit && answer(.width, of: $0).state.isKnown
    }.compactMap { $0[WidgetFamily.self] }.withoutRepetition
    let notes = families.compactMap { family in
      catalog.availability(of: family, on: block.screen.platform)?.note
        .map { "\(catalog.id(of: family)): \($0)" }
    }
    return notes.isEmpty ? nil : notes.joined(by: "; ")
  }

  /// What the sizes of a Live Activity in CarPlay are for.
  private func noteOnCarPlay(of block: CellBlock) -> String? {
    let hasCarPlay = block.lines.contains {
      ($0[WidgetFamily.self]).map(catalog.id) == "carPlay" && answer(.width, of: $0).state.isKnown
    }
    return hasCarPlay
      ? "carPlay: sizes to test a design with, by Apple's guideline; the system may scale" : nil
  }

  /// That nobody published the margins on a platform without screens: a Mac, or Apple Vision Pro.
  private func noteOnMargin(of block: CellBlock) -> String? {
    let lines = block.lines.filter { catalog.exists($0) && quantities(of: $0).contains(.margin) }
    guard block.screen.screenClass == nil, !lines.isEmpty,
      !lines.contains(where: { answer(.margin, of: $0).state.isKnown })
    else { return nil }
    let platform = block.screen.platform
    let isAssumed = lines.contains { !contextComparisons(.margin, of: $0).isEmpty }
    return "content margins on \(platform.rawValue): not published"
      + (isAssumed ? "; 'widgetsize explain' shows what projects assume" : "")
  }

  /// Which models have no quick action. Of a device that was named the answer says so.
  private func noteOnQuickAction(of block: CellBlock) -> String? {
    guard block.device == nil else { return nil }
    let hasQuickAction = block.lines.contains {
      $0[EntryPoint.self] == .quickAction && $0[Mode.self] == .compact
        && answer(.height, of: $0).state.isKnown
    }
    guard hasQuickAction else { return nil }
    let without = catalog.devices(of: block.screen, on: block.os, with: .today)
      .filter { catalog.devices[$0].has3DTouch == false }
    return without.isEmpty
      ? nil : "quick action: not on \(catalog.phrase(of: without)), without 3D Touch"
  }
}
