package import WidgetSizing
internal import Wording

extension [CellBlock] {
  /// The axes that tell cells apart: not the version, if each screen has one that was not asked for.
  var spokenAxes: [Axis] {
    let choosesVersions = contains(where: \.hasDefaultOS)
    return first.map { block in block.kind.axes.filter { $0 != .os || !choosesVersions } } ?? []
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
    let reasons = blocks.flatMap(reasons)
    return reasons.contains { $0 == nil } ? nil : reasons.first ?? nil
  }

  /// Why each line of a block does not exist; nil for one that does.
  private func reasons(against block: CellBlock) -> [Reason?] {
    block.lines.map { reasonAgainst($0, for: block.device) }
  }

  /// Why no cell of some blocks exists, in a sentence: where no family was named, what is true of most families of a
  /// platform.
  func absence(of blocks: [CellBlock]) -> String {
    let texts = blocks.grouped(by: \.screen.platform).flatMap { _, blocks -> [String] in
      let reasons = blocks.flatMap(reasons).compactMap { $0.map(text) }.grouped { $0 }
      let isNamed = blocks.contains { $0.asked.families != nil }
      return isNamed
        ? reasons.map(\.key)
        : [reasons.max { $0.elements.count < $1.elements.count }?.key].compactMap(\.self)
    }.withoutRepetition
    // One sentence may be the beginning of another.
    let sentences = texts.filter { text in !texts.contains { $0 != text && $0.hasPrefix(text) } }
    guard sentences.count > 3 else {
      return sentences.isEmpty ? "no such widget exists" : sentences.joined(by: "; ")
    }
    return "no such widget exists: \(sentences[0]); and \((sentences.count - 1).of("more reason"))"
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

  /// How versions were chosen that were not asked for, and which screens have an older one where the scope line does not
  /// say it: `versions: newest with a known size; iOS 15 on 4-inch, iOS 16 on 5.5-inch`. Nil if they were asked for.
  func versionLine(of blocks: [CellBlock]) -> String? {
    guard let first = blocks.first(where: \.hasDefaultOS) else { return nil }
    let line = (blocks.count == 1 ? "version: " : "versions: ") + first.kind.choiceOfVersion
    let groups = groups(of: answeredPlaces(of: withoutScreensOfNoWidget(blocks)))
    guard groups.count > Self.mostGroups else { return line }
    let older = groups.grouped { $0.places[0].screen.platform }.flatMap { _, groups in
      let most = groups.map(\.places.count).max()
      let usual = groups.firstIndex { $0.places.count == most }
      return groups.indices.filter { $0 != usual }.map { groups[$0] }
    }
    let words = older.map { "\($0.versions) on \(self.words(for: $0.places))" }
    return words.isEmpty ? line : "\(line); \(words.joined(by: ", "))"
  }

  /// That phones have none of the widgets on the versions that were asked for: `--os 12 medium` may mean iOS. Nil if
  /// they have some, or if nothing else has.
  func noteOnPhones(_ blocks: [CellBlock]) -> String? {
    let phones = blocks.filter { $0.screen.platform == .iOS && !$0.hasDefaultOS }
    guard !phones.isEmpty, reason(againstAllOf: phones) != nil,
      reason(againstAllOf: blocks) == nil
    else { return nil }
    return absence(of: phones)
  }

  /// How many groups of screens with one version are told apart.
  private static var mostGroups: Int { 3 }

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
    guard groups.count > Self.mostGroups else {
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
