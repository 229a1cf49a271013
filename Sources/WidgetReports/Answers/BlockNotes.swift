internal import WidgetSizing
internal import Wording

extension Engine {
  /// What must be said of a block beside its numbers.
  func notes(on block: CellBlock, _ query: Query) -> [String] {
    [
      noteOnVersion(of: block, query), noteOnLaterVersions(of: block, query),
      noteOnDisplayZoom(of: block, query.kind),
      noteOnModelsWithoutZoom(of: block, query.kind), noteOnCarPlay(of: block),
      noteOnLockScreen(of: block, query), noteOnMargin(of: block), noteOnQuickAction(of: block),
    ].compactMap(\.self)
  }

  /// That no source says whether the models run the version.
  private func noteOnVersion(of block: CellBlock, _ query: Query) -> String? {
    if let device = query.device, catalog.devices[device].runs(block.os) == nil {
      return "no source says which versions \(catalog.devices[device].name) runs; "
        + "the answer is given for every version"
    }
    guard query.kind.hasFamilies, let screenClass = block.screen.screenClass,
      !catalog.screenClasses[screenClass].devices.isEmpty, catalog.runs(block.screen, block.os),
      catalog.devices(of: block.screen, on: block.os).isEmpty
    else { return nil }
    return "no source says which \(catalog.name(of: block.screen)) models run "
      + "\(catalog.name(of: block.os, on: block.screen.platform)); the screen was measured on it"
  }

  /// That no size of a device with Display Zoom is known on the versions after the one that was chosen.
  private func noteOnLaterVersions(of block: CellBlock, _ query: Query) -> String? {
    guard query.isDefaultOS, query.kind.hasFamilies, block.zoom != .standard,
      let device = query.device,
      let newest = versions(of: .widgetKit, on: block.screen, for: device).last, newest > block.os
    else { return nil }
    return
      "no size of \(catalog.devices[device].name) with Display Zoom is known on a version after "
      + catalog.name(of: block.os, on: block.screen.platform)
  }

  /// Which screen the models report with Display Zoom.
  private func noteOnDisplayZoom(of block: CellBlock, _ kind: WidgetKind) -> String? {
    guard block.screen.platform == .iOS, let screenClass = block.screen.screenClass,
      let zoomed = catalog.zoomedClass(of: screenClass, with: block.zoom)
    else { return nil }
    return "with Display Zoom \(catalog.name(of: block.screen)) models report the screen of "
      + "\(catalog.screenClasses[zoomed].name) models"
      + (kind == .today ? "; nobody measured one" : "")
  }

  /// Which models cannot be set to a Display Zoom, or of which no source says whether they can.
  private func noteOnModelsWithoutZoom(of block: CellBlock, _ kind: WidgetKind) -> String? {
    guard kind.hasFamilies, let screenClass = block.screen.screenClass,
      case .some(_, let others) = catalog.availability(of: block.zoom, on: screenClass, block.os),
      !others.isEmpty, block.device.map(others.contains) ?? true,
      let zoom = block.zoom.wordsInNames
    else { return nil }
    return
      "\(zoom): no source says that \(catalog.phrase(of: block.device.map { [$0] } ?? others)) "
      + "can be set to it"
  }

  /// That the Lock Screen of an iPad has small widgets too.
  private func noteOnLockScreen(of block: CellBlock, _ query: Query) -> String? {
    let families = catalog.families(named: "lock", on: [.iPadOS]) ?? []
    guard block.screen.platform == .iPadOS, query.families == families, !families.isEmpty else {
      return nil
    }
    return "small widgets on the Lock Screen have a size of their own: add 'small'"
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

  /// Which models have no quick action.
  private func noteOnQuickAction(of block: CellBlock) -> String? {
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
