internal import WidgetSizing
internal import Wording

/// Models and families that words leave out: `all iphones but the se`, `everything except large`.
struct Exclusion {
  /// The words, from that of the exclusion on.
  var words: ArraySlice<WordToken>
  var devices: [Key<Device>] = []
  var families: [WidgetFamily] = []
}

extension WordState {
  /// Reads the models or the families behind the words of an exclusion, and returns how many words it took with these;
  /// nil if something else stands behind them.
  mutating func readExclusion(_ tokens: ArraySlice<WordToken>, behind lead: Int) -> Int? {
    var exclusion = Exclusion(words: tokens.prefix(lead))
    var rest = tokens.dropFirst(lead)
    while true {
      if let word = rest.first?.lower, WordTable.isArticle(word) { rest = rest.dropFirst() }
      guard let (devices, families, count) = leftOut(rest),
        // `all iphones but se, medium`
        devices.isEmpty || exclusion.families.isEmpty,
        families.isEmpty || exclusion.devices.isEmpty
      else { break }
      exclusion.devices += devices
      exclusion.families += families
      rest = rest.dropFirst(count)
      exclusion.words = tokens[tokens.startIndex..<rest.startIndex]
      guard let next = rest.first, !exclusion.words.isEmpty else { break }
      if case .joint = WordMeaning.of(next.lower) {
        rest = rest.dropFirst()
      } else if exclusion.words.last?.hasComma != true {
        break
      }
    }
    guard !exclusion.devices.isEmpty || !exclusion.families.isEmpty else { return nil }
    exclusions.append(exclusion)
    (last, follows, before) = (.nothing, false, nil)
    return exclusion.words.count
  }

  /// The models or the families with which words begin, and how many words name them; nil if they begin with anything
  /// else.
  private func leftOut(
    _ tokens: ArraySlice<WordToken>
  ) -> (devices: [Key<Device>], families: [WidgetFamily], count: Int)? {
    guard !tokens.isEmpty else { return nil }
    // `pro max`, `mini`, but not `iphone 15`, which is one model
    let end = tokens.firstIndex(where: \.hasComma) ?? tokens.endIndex - 1
    if let group = longestGroup(ArraySlice(tokens[...end].prefix(4))),
      !tokens.prefix(group.count).contains(where: { $0.text.contains(where: \.isNumber) })
    {
      return (group.models, [], group.count)
    }
    var ahead = WordState(reader: reader, kind: kind, hasVersions: false, compares: compares)
    // `all iphones but 15`
    ahead.lastLine = reading.idioms == [.phone] ? "iphone " : lastLine
    (ahead.last, ahead.follows) = (.device, true)
    let count = ahead.readForm(tokens)
    var choices = WordReading()
    (choices.devices, choices.families) = (ahead.reading.devices, ahead.reading.families)
    guard let count, ahead.reading.faults.isEmpty, ahead.reading.choosesSame(as: choices),
      choices.devices.isEmpty || choices.families.isEmpty
    else { return nil }
    let devices = choices.devices.flatMap { reader.finder.models(named: $0) }
    let families = choices.families.flatMap {
      reader.catalog.families(named: $0, on: Platform.allCases) ?? []
    }
    return devices.isEmpty && families.isEmpty ? nil : (devices, families, count)
  }

  /// Leaves out of what was chosen what words exclude, and says what that is.
  func leaveOut(of reading: inout WordReading) {
    for exclusion in exclusions {
      let words = quoted(exclusion.words.phrase)
      guard !exclusion.families.isEmpty || !(reading.devices.isEmpty && reading.idioms.isEmpty)
      else {
        reading.faults.append(
          "\(words) leaves out models of none; name their line, such as 'all iphones'")
        continue
      }
      let names: [String], left: Int
      if exclusion.families.isEmpty {
        let all = models(of: reading), rest = all.filter { !exclusion.devices.contains($0) }
        names = all.filter(exclusion.devices.contains).map { reader.catalog.devices[$0].name }
        reading.devices = rest.map(reader.uniqueName)
        left = rest.count
      } else {
        let all = families(of: reading), rest = all.filter { !exclusion.families.contains($0) }
        names = all.filter(exclusion.families.contains).map(reader.catalog.id)
        reading.families = rest.map(reader.catalog.id)
        left = rest.count
      }
      if left == 0 {
        reading.faults.append("\(words) leaves nothing of what the other words name")
      } else if names.isEmpty {
        reading.remarks.append("\(words) leaves out nothing of what the other words name")
      } else {
        reading.remarks.append(
          "\(words) leaves out \(names.count > 4 ? names.count.of("model") : names.list)")
      }
    }
  }

  /// The models that were chosen: of a line of devices, those that have widgets.
  private func models(of reading: WordReading) -> [Key<Device>] {
    let catalog = reader.catalog
    guard reading.devices.isEmpty else {
      return reading.devices.flatMap { reader.finder.models(named: $0) }
    }
    return catalog.devicesNewestFirst().filter { key in
      let device = catalog.devices[key]
      guard let idiom = device.screenClass.map({ catalog.screenClasses[$0].idiom }),
        reading.idioms.contains(idiom)
      else { return false }
      let first = catalog.widgetFamilies.filter {
        $0.platform == idiom.platform
          && catalog.kind(of: $0.family) == (kind ?? reading.kind ?? .widgetKit)
      }.map(\.firstOS).min()
      return first.map { first in device.lastOS.map { $0 >= first } ?? true } ?? true
    }
  }

  /// The families that were chosen; those that the devices have if none was.
  private func families(of reading: WordReading) -> [WidgetFamily] {
    let catalog = reader.catalog
    let named = reading.families.filter { $0 != "all" }
    guard named.isEmpty else {
      return named.flatMap { catalog.families(named: $0, on: Platform.allCases) ?? [] }
        .withoutRepetition
    }
    let idioms = reading.idioms + reading.devices.flatMap(reader.finder.idioms)
    let platforms = reading.platforms + idioms.map(\.platform)
    return catalog.families(of: kind ?? reading.kind ?? .widgetKit).filter { family in
      platforms.isEmpty || platforms.contains { catalog.availability(of: family, on: $0) != nil }
    }
  }
}

extension WordReader {
  /// The name of a model, or its identifier where the name alone means the newest of a series: `iPhone SE`.
  func uniqueName(of model: Key<Device>) -> String {
    let device = catalog.devices[model]
    return finder.series(named: device.name) == nil ? device.name : device.id
  }
}
