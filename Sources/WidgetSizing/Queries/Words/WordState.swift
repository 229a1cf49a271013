internal import Wording

/// The words of a question that were read so far.
struct WordState {
  /// What the last word named, which a number alone continues: `ios 17 and 18`, `iphone 15 vs 17`.
  private enum Last { case nothing, device, version }

  let reader: WordReader
  let hasVersions: Bool
  var reading = WordReading()
  private var last = Last.nothing
  private var follows = false
  /// Meanings that depend on the kind of widget, which other words say.
  private var undecided: [(word: String, meaning: WordMeaning)] = []
  /// The first words of the last name of a device without its number: `iphone`.
  private var lastLine = ""

  init(reader: WordReader, hasVersions: Bool) {
    self.reader = reader
    self.hasVersions = hasVersions
  }

  mutating func add(device name: String) {
    if !reading.devices.contains(name) { reading.devices.append(name) }
    lastLine = String(name.prefix { !$0.isNumber })
    (last, follows) = (.device, false)
  }

  /// Reads a size, versions behind their platform or a text size, which have forms of their own; nil if
  /// the words do not begin with one.
  mutating func readSpecial(_ tokens: ArraySlice<WordToken>) -> Int? {
    if let size = readSize(tokens) { return size }
    if let count = readVersions(tokens) { return count }
    if let count = readNumber(tokens) { return count }
    return readTextSize(tokens)
  }

  private mutating func readSize(_ tokens: ArraySlice<WordToken>) -> Int? {
    for length in [4, 3, 2, 1] where tokens.count >= length {
      let phrase = tokens.prefix(length).phrase
      guard let size = SizeText(phrase), size.hasTwoSides else { continue }
      switch reader.finder.find(size.screenName) {
      case .found, .ambiguous, .deviceWithoutScreen:
        add(device: size.screenName)
      case .unknownScreen, .unknown: reading.sizes.append(phrase)
      }
      return length
    }
    return nil
  }

  /// Reads `ios 18`, `ios 17 to 26`, `watchos 11+`, `ios 17 and later`.
  private mutating func readVersions(_ tokens: ArraySlice<WordToken>) -> Int? {
    let words = tokens.map { $0.text.lowercased() }
    // `iOS18`, `iOS 18` and, behind versions, `18`.
    for length in [6, 5, 4, 3, 2, 1] where words.count >= length {
      let phrase = Self.versionText(words.prefix(length))
      guard let versions = NamedVersions(phrase), versions.platform != nil else { continue }
      reading.versions.append(phrase)
      (last, follows) = (.version, false)
      return length
    }
    guard last == .version else { return nil }
    for length in [3, 2, 1] where words.count >= length {
      let phrase = Self.versionText(words.prefix(length))
      guard !phrase.contains(where: \.isLetter) || phrase == "latest",
        NamedVersions(phrase) != nil, phrase != "latest"
      else { continue }
      reading.versions.append(platformOfLastVersion + phrase)
      return length
    }
    return nil
  }

  /// `iOS ` behind `iOS 17`; empty if the last version had no platform.
  private var platformOfLastVersion: String {
    guard let text = reading.versions.last, let platform = NamedVersions(text)?.platform else {
      return ""
    }
    return "\(platform.rawValue) "
  }

  /// The text of versions as options have it: `ios 17-26` of `ios 17 to 26`, `ios 17+` of
  /// `ios 17 and later`.
  private static func versionText(_ words: ArraySlice<String>) -> String {
    var text = words.joined(separator: " ")
    for (long, short) in [
      (" and later", "+"), (" or later", "+"), (" and newer", "+"), (" or newer", "+"),
      (" and up", "+"),
      (" to ", "-"), (" through ", "-"), (" - ", "-"), (" – ", "-"), (" +", "+"),
    ] {
      text = text.replacing(scalars: long, with: short)
    }
    return text
  }

  /// Reads a number alone that continues what stands before it, or that could be a version or a device.
  private mutating func readNumber(_ tokens: ArraySlice<WordToken>) -> Int? {
    guard let token = tokens.first, NamedVersions(token.text) != nil,
      token.text.first?.isNumber ?? false,
      last == .device
    else { return nil }
    let rest = tokens.prefix(4)
    let model = (1...rest.count).reversed().first { length in
      let name = lastLine + rest.prefix(length).phrase
      return reader.isDevice(name, rest.prefix(length)) && reader.finder.isModel(name)
    }
    if follows || reading.devices.last.map({ $0.allSatisfy { !$0.isLetter } }) ?? false {
      guard let model else { return nil }
      add(device: lastLine + rest.prefix(model).phrase)
      return model
    }
    if hasVersions {
      reading.versions.append(token.text)
      return 1
    }
    if model == nil || model == 1, !token.text.contains(".") || model == nil {
      guard model != nil else {
        reading.versions.append(token.text)
        reading.remarks.append("\(quoted(token.text)) is read as a version")
        last = .version
        return 1
      }
      let line = lastLine.isEmpty ? "iPhone " : lastLine
      reading.faults.append(
        "\(quoted(token.text)) may be a device or a version; write '\(line)\(token.text)' or "
          + "'ios \(token.text)'")
      return 1
    }
    return nil
  }

  private mutating func readTextSize(_ tokens: ArraySlice<WordToken>) -> Int? {
    let words = tokens.prefix(5).map { $0.text.lowercased() }
    guard words.count > 2, words[0] == "text", words[1] == "size" else { return nil }
    for length in [3, 2, 1] where words.count >= 2 + length {
      let phrase = words[2..<(2 + length)].joined(separator: " ")
      guard reader.catalog.textSizes(named: phrase) != nil else { continue }
      reading.textSizes.append(phrase)
      return 2 + length
    }
    return nil
  }

  /// Reads a phrase; false if it has no meaning.
  mutating func read(_ tokens: ArraySlice<WordToken>) -> Bool {
    let phrase = tokens.phrase
    let words = phrase.lowercased().map { $0 == "-" || $0 == "_" ? " " : $0 }
    let plain = String(words)
    if let meaning = WordMeaning.of(plain) ?? WordMeaning.of(phrase.lowercased()) {
      add(meaning, plain)
      return true
    }
    if reader.catalog.families(named: plain, on: Platform.allCases) != nil {
      add(.family(plain), plain)
      return true
    }
    if let family = reader.familyNames[plain] {
      add(.family(reader.catalog.id(of: family)), plain)
      return true
    }
    if reader.isDevice(phrase, tokens) {
      add(device: phrase)
      return true
    }
    return false
  }

  private mutating func add(_ meaning: WordMeaning, _ word: String) {
    let before = (last, follows)
    (last, follows) = (.nothing, false)
    switch meaning {
    case .family(let text): reading.families.append(text)
    case .variant(let id): reading.variants.append(id)
    case .lockScreen, .smartStack, .compact, .expanded: undecided.append((word, meaning))
    case .island:
      reading.kind = .activity
      reading.families.append("island")
    case .kind(let kind): reading.kind = kind
    case .orientation(let value): reading.orientations.append(value)
    case .entryPoint(let value): reading.entryPoints.append(value)
    case .textSize(let text): reading.textSizes.append(text)
    case .column(let value): reading.columns.append(value)
    case .zoom(let zoom): reading.zoom = zoom
    case .idiom(let idiom): reading.idioms.append(idiom)
    case .platform(let platform): reading.platforms.append(platform)
    case .latest: reading.versions.append("latest")
    case .pixels: reading.isInPixels = true
    case .versus:
      reading.compares = true
      (last, follows) = (before.0, true)
    case .filler: (last, follows) = (before.0, word == "and" || word == "or" || before.1)
    case .uncovered(let text): reading.uncovered.append(text)
    }
  }

  /// Adds a fault for a word without a meaning, with what is near, and returns how many words it has.
  mutating func readUnknown(_ tokens: ArraySlice<WordToken>) -> Int {
    let token = tokens[tokens.startIndex]
    let rest = tokens.prefix { $0.argument == token.argument }
    let own = reader.correction(of: token.text)
    if own.isEmpty || reader.deviceWords.contains(where: { own.contains("'\($0)'") })
      || token.text.contains(where: \.isNumber)
    {
      // `iPhnoe 15`, `iPhone 99`
      let hint = rest.count > 1 ? reader.finder.hint(for: rest.phrase) : ""
      if !hint.isEmpty {
        reading.faults.append("unknown device \(quoted(rest.phrase))\(hint)")
        return rest.count
      }
    }
    if last == .device, let device = reading.devices.last,
      reader.deviceWords.contains(token.text.lowercased())
    {
      let name = "\(device) \(token.text)"
      reading.faults.append("unknown device \(quoted(name))\(reader.finder.hint(for: name))")
      last = .nothing
      return 1
    }
    let isNumber = token.text.first?.isNumber ?? false
    if isNumber, let platform = lastPlatformWord {
      reading.faults.append(
        "unknown device \(quoted("\(platform) \(token.text)"))"
          + "; 'widgetsize list devices' has them all")
    } else {
      reading.faults.append(
        "\(quoted(token.text)) is not understood"
          + (own.isEmpty
            ? "; expected a device, a family such as medium, a version such as 'iOS 18' or a setting"
            : own)
      )
    }
    last = .nothing
    return 1
  }

  /// The name of an idiom right before, which a number would have made a device.
  private var lastPlatformWord: String? {
    reading.idioms.last.map { idiom in
      switch idiom {
      case .phone: "iPhone"
      case .pad: "iPad"
      case .watch: "Apple Watch"
      }
    }
  }

  /// The reading, with the words decided whose meaning depends on others.
  func finished() -> WordReading {
    var reading = reading
    let isActivity = reading.kind == .activity
    for (_, meaning) in undecided {
      switch meaning {
      case .lockScreen: reading.families.append(isActivity ? "lockScreen" : "lock")
      case .smartStack:
        if isActivity {
          reading.families.append("smartStack")
        } else {
          reading.variants.append("smart-stack")
        }
      case .compact:
        if isActivity { reading.families.append("compact") } else { reading.modes.append(.compact) }
      case .expanded:
        if isActivity {
          reading.families.append("expanded")
        } else {
          reading.modes.append(.expanded)
        }
      default: break
      }
    }
    // `iphone 8` names a device, and `iphones` all of them; with a device, the idiom says nothing.
    if !reading.devices.isEmpty { reading.idioms = [] }
    return reading
  }
}
