package import WidgetSizing
internal import Wording

extension Engine {
  /// The blocks that are asked for, each once, and what was understood in one line.
  func scope(of asked: Asked, textSizes: [TextSize]? = nil) -> (blocks: [CellBlock], line: String) {
    let blocks = sharedBlocks(asked).map { $0[0] }
    return (blocks, catalog.scopeLine(of: asked, blocks, textSizes: textSizes))
  }
}

extension [CellBlock] {
  /// How versions were chosen that were not asked for, and that the scope line names; nil if they were.
  var versionLine: String? {
    first(where: \.hasDefaultOS).map { block in
      (count == 1 ? "version: " : "versions: ")
        + (block.kind == .today ? "with most measurements" : "newest with a known size")
    }
  }

  /// The axes that tell cells apart: not the version, if each screen has one that was not asked for.
  var spokenAxes: [Axis] {
    first.map { block in block.kind.axes.filter { $0 != .os || versionLine == nil } } ?? []
  }
}

extension Catalog {
  /// What was understood of a question, in one line: the devices or screens, their versions, and the
  /// widgets: `iPhone 15, iOS 27: systemMedium, icons-small`.
  ///
  /// Where a device runs no version with such widgets, the line still names what was asked for; `textSizes` is nil
  /// where none was asked for.
  func scopeLine(of asked: Asked, _ blocks: [CellBlock], textSizes: [TextSize]? = nil) -> String {
    let counted =
      Set(blocks.lazy.filter { $0.device == nil }.map(\.screen)).count > Self.mostScreens
    let existing = blocks.filter { $0.device == nil || reason(againstAllOf: [$0]) == nil }
    let some = existing.isEmpty ? blocks : existing
    let blocks = counted ? withoutScreensOfNoWidget(some) : some
    var words = [widgetWords(of: asked)] + settingWords(of: asked)
    if let textSizes { words.append("text size \(Self.words(for: textSizes))") }
    return "\(placeWords(of: asked, blocks)): \(words.joined(by: ", "))"
  }

  /// Why no cell of some blocks exists, as it is of the first; nil if one exists.
  package func reason(againstAllOf blocks: [CellBlock]) -> Reason? {
    let reasons = blocks.flatMap { block in
      block.lines.map { reasonAgainst($0, for: block.device) }
    }
    return reasons.contains { $0 == nil } ? nil : reasons.first ?? nil
  }

  /// The blocks without the screens that have none of the widgets on their versions; all of them if no screen
  /// is left. A device that was named stays.
  func withoutScreensOfNoWidget(_ blocks: [CellBlock]) -> [CellBlock] {
    var shown: Set<Screen> = []
    for (screen, own) in blocks.filter({ $0.device == nil }).grouped(by: \.screen) {
      let hasFamily = own.contains { block in
        block.asked.families?.contains(
          where: families(of: block.kind, on: screen.platform, block.os).contains) ?? true
      }
      let isRun =
        screen.screenClass == nil
        || own.contains { !devices(of: screen, on: $0.os, with: $0.kind).isEmpty }
      if hasFamily, isRun { shown.insert(screen) }
    }
    let rest = blocks.filter { $0.device != nil || shown.contains($0.screen) }
    return rest.isEmpty ? blocks : rest
  }

  /// A screen or a device on versions.
  private typealias PlaceOnVersions = (screen: Screen, device: Key<Device>?, versions: [OSVersion])

  /// The screens of blocks, each with its versions.
  private func answeredPlaces(of blocks: [CellBlock], isTogether: Bool = true) -> [PlaceOnVersions]
  {
    blocks.runs { isTogether && $0.screen == $1.screen && $0.zoom == $1.zoom }.map { run in
      let versions = run.flatMap { [$0.os] + $0.familiesOnOtherVersions.map(\.os).sorted() }
      return (run[0].screen, run[0].device, versions.withoutRepetition)
    }
  }

  /// The screens and devices on the same versions together.
  private func groups(
    of all: [PlaceOnVersions]
  ) -> [(versions: String, places: [PlaceOnVersions])] {
    all.grouped { $0.versions.isEmpty ? "" : ranges(of: $0.versions, on: $0.screen.platform) }
      .map { ($0.key, $0.elements) }
  }

  /// How many screens are named.
  private static var mostScreens: Int { 3 }

  /// Every device by its name; more than ``mostScreens`` screens are counted.
  private func words(for places: [PlaceOnVersions]) -> String {
    let named = places.compactMap(\.device).map { devices[$0].name }
    let screens = places.filter { $0.device == nil }.map { name(of: $0.screen) }.withoutRepetition
    let counted = screens.count > Self.mostScreens ? ["\(screens.count) screens"] : screens
    return (named.withoutRepetition + counted).list
  }

  /// Where the widgets are, and on which versions: `iPhone 15, iOS 27; iPhone SE, iOS 15`.
  private func placeWords(of asked: Asked, _ blocks: [CellBlock]) -> String {
    let named: [PlaceOnVersions] = asked.boxes.flatMap { box in
      screens(of: box).map { ($0, box.device, box.versions(on: $0.platform) ?? []) }
    }
    let all =
      blocks.isEmpty ? named : answeredPlaces(of: blocks, isTogether: asked.boxes.count == 1)
    let groups = groups(of: all)
    guard groups.count > 3 else {
      return groups.map { versions, places in
        // A platform without screens is told by its versions.
        let named = places.filter { versions.isEmpty || $0.screen.screenClass != nil }
        return [words(for: named), versions].filter { !$0.isEmpty }.joined(by: ", ")
      }.joined(by: "; ")
    }
    let versions = Platform.allCases.compactMap { platform -> String? in
      let versions = all.filter { $0.screen.platform == platform }.flatMap(\.versions)
      return versions.isEmpty ? nil : ranges(of: versions.withoutRepetition, on: platform)
    }
    return ([words(for: all)] + versions).joined(by: ", ")
  }

  /// Which widgets: their families, or their kind where none is named.
  private func widgetWords(of asked: Asked) -> String {
    askedWords(of: asked, on: WidgetFamily.self) ?? asked.kind.subject
  }

  /// The values of other axes that were asked for.
  private func settingWords(of asked: Asked) -> [String] {
    let first: [Axis] = [.variant, .orientation, .column]
    let others = Axis.settings.filter {
      ![.family, .textSize, .zoom].contains($0) && !first.contains($0)
    }
    let zooms = asked.boxes.flatMap { $0.zooms ?? [.standard] }.withoutRepetition
    return (first + others).compactMap { askedWords(of: asked, on: $0.values) }
      + (zooms.isEmpty || zooms.contains(.standard) ? [] : [zooms.map(\.stateWords).list])
  }

  /// The values of an axis that all boxes name; nil if one names none.
  private func askedWords<Value: AxisValue>(of asked: Asked, on _: Value.Type) -> String? {
    let named = asked.boxes.map { $0[Value.self] }
    guard !named.contains(where: { $0 == nil }) else { return nil }
    let values = Set(named.flatMap { $0 ?? [] })
    let all = Value.all(of: asked.kind, in: self).filter(values.contains)
    return all.isEmpty
      ? nil
      : all.map { Value.axis == .entryPoint ? $0.words(of: .today, in: self) : $0.id(in: self) }
        .list
  }
}
