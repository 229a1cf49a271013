internal import Wording

/// The words of a question that were read so far.
struct WordState {
  /// What the last word named, which a number alone continues: `ios 17 and 18`, `iphone 15 vs 17`.
  enum Last { case nothing, device, version }

  let reader: WordReader
  let kind: WidgetKind?
  let hasVersions: Bool
  var reading = WordReading()
  var last = Last.nothing
  var follows = false
  /// What the word right before named: a line of devices, or a device.
  var before: (name: String, idiom: Idiom?)?
  /// Meanings that depend on the kind of widget, which other words say.
  private(set) var undecided: [(word: String, meaning: WordMeaning)] = []
  /// The first words of the last name of a device without its number: `iphone`.
  var lastLine = ""

  init(reader: WordReader, kind: WidgetKind?, hasVersions: Bool) {
    self.reader = reader
    self.kind = kind
    self.hasVersions = hasVersions
  }

  mutating func add(device name: String) {
    if !reading.devices.contains(name) { reading.devices.append(name) }
    lastLine = String(name.prefix { !$0.isNumber })
    (last, follows) = (.device, false)
    before = reader.finder.idioms(of: name).first.map { (name, $0) }
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
    guard let first = tokens.first?.text.utf8.first, 0x30...0x39 ~= first else { return nil }
    for length in [4, 3, 2, 1] where tokens.count >= length {
      let phrase = tokens.prefix(length).phrase
      guard let size = SizeText(phrase), size.hasTwoSides, WordMeaning.of(phrase) == nil else {
        continue
      }
      switch reader.finder.find(size.screenName) {
      case .found, .ambiguous, .deviceWithoutScreen:
        add(device: size.screenName)
      case .unknownScreen, .unknown: reading.sizes.append(phrase)
      }
      return length
    }
    return nil
  }

  private mutating func readTextSize(_ tokens: ArraySlice<WordToken>) -> Int? {
    guard tokens.count > 2, tokens.first?.lower == "text" else { return nil }
    let words = tokens.prefix(5).map(\.lower)
    guard words[1] == "size" else { return nil }
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
    let plain = tokens.map(\.plain).joined(separator: " ")
    if let meaning = WordMeaning.of(plain)
      ?? WordMeaning.of(tokens.map(\.lower).joined(separator: " "))
    {
      add(meaning, plain)
      return true
    }
    if reader.familyPhrases.contains(plain),
      reader.catalog.families(named: plain, on: Platform.allCases) != nil
    {
      add(.family(plain), plain)
      return true
    }
    if let family = reader.familyNames[plain] {
      add(.family(reader.catalog.id(of: family)), plain)
      return true
    }
    guard tokens.count == 1 || tokens.allSatisfy(reader.isOfName) else { return false }
    let phrase = tokens.phrase
    if reader.isDevice(phrase, tokens) {
      if !readModel(phrase) { add(device: phrase) }
      return true
    }
    return false
  }

  /// Reads the words behind a line of devices that has no such model: `iphone ultra`, `ipad 17`; false if the
  /// words may be those of a device of their own.
  private mutating func readModel(_ phrase: String) -> Bool {
    guard let before, !PrintedName(phrase).hasLine else { return false }
    if completeName(with: phrase) { return true }
    let idioms = reader.finder.idioms(of: phrase)
    let printed = PrintedName(phrase)
    // `iphone 14 pro plus` is no two devices, nor is `ipad pro m2`.
    let isPart = !reading.devices.isEmpty && (printed.isSuffix || printed.isOfModel)
    guard !idioms.isEmpty, isPart || !idioms.contains(where: { $0 == before.idiom }) else {
      return false
    }
    let name = "\(before.name) \(phrase)"
    if NamedVersions(phrase) == nil {
      let hint = reader.finder.hint(for: name)
      let list = "; 'widgetsize list devices \(before.name.lowercased())' has those that are known"
      reading.faults.append(
        "unknown device \(quoted(name))\(hint.isEmpty && printed.isOfModel ? list : hint)")
    } else {
      let platform = before.idiom?.platform.rawValue ?? before.name
      let version = quoted("\(platform) \(phrase)".lowercased())
      reading.faults.append("unknown device \(quoted(name)); for a version write \(version)")
    }
    last = .nothing
    return true
  }

  /// Takes words that make a device of the line before them: `'ipad air 13' m3`; false if they make none.
  private mutating func completeName(with phrase: String) -> Bool {
    guard let line = before?.name, reading.devices.last == line,
      case .found = reader.finder.find("\(line) \(phrase)")
    else { return false }
    reading.devices.removeLast()
    add(device: "\(line) \(phrase)")
    return true
  }

  /// Ends a phrase at a comma: what follows does not continue it.
  mutating func separate() {
    before = nil
    // `iphone 12, 13 and 14`
    if last == .device { follows = true }
  }

  private mutating func add(_ meaning: WordMeaning, _ word: String) {
    let before = (last, follows)
    (last, follows) = (.nothing, false)
    self.before = nil
    switch meaning {
    case .family(let text): reading.families.append(text)
    case .variant(let id): reading.variants.append(id)
    case .homeScreen, .lockScreen, .carPlay, .smartStack, .compact, .expanded:
      undecided.append((word, meaning))
    case .island:
      reading.kind = .activity
      reading.families.append("island")
    case .kind(let kind): reading.kind = kind
    case .orientation(let value): reading.orientations.append(value)
    case .entryPoint(let value): reading.entryPoints.append(value)
    case .textSize(let text): reading.textSizes.append(text)
    case .column(let value): reading.columns.append(value)
    case .zoom(let zoom): reading.zoom = zoom
    case .idiom(let idiom):
      reading.idioms.append(idiom)
      self.before = (word, idiom)
    case .platform(let platform):
      reading.platforms.append(platform)
      if platform.idiom == nil { self.before = (platform.rawValue, nil) }
    case .versions(let text): reading.versions.append(text)
    case .pixels: reading.isInPixels = true
    case .scale(let scale): reading.scales.append(scale)
    case .quantity(let quantity): reading.quantities.append(quantity)
    case .places: reading.asksForPlaces = true
    case .subject(let subject):
      // `who has the same size`
      if reading.subject == nil || reading.subject == .evidence || subject == .image {
        reading.subject = subject
      }
      (last, follows) = (before.0, before.1)
    case .remark(let remark):
      if !reading.remarks.contains(remark) { reading.remarks.append(remark) }
    case .versus:
      reading.compares = true
      (last, follows) = (before.0, true)
    case .filler:
      (last, follows) = (before.0, ["and", "or", "&", "+", "/"].contains(word) || before.1)
    case .uncovered(let text): reading.uncovered.append(text)
    }
  }

  /// Adds a fault for a word without a meaning, with what is near, and returns how many words it has.
  mutating func readUnknown(_ tokens: ArraySlice<WordToken>) -> Int {
    let token = tokens[tokens.startIndex]
    let rest = tokens.prefix { $0.argument == token.argument }
    if reading.faults.last?.hasPrefix("unknown device") ?? false,
      reader.deviceWords.contains(token.lower)
    {
      // `iphone 19 pro` has one mistake.
      return 1
    }
    if ["fold", "foldable", "flip"].contains(token.lower), let near = reader.deviceWithTwoDisplays {
      reading.faults.append(
        "no device is called \(quoted(token.text)); the nearest is \(quoted(near))")
      return 1
    }
    if last != .device, ["max", "min"].contains(token.lower) {
      reading.subject = token.lower == "max" ? .largest : .smallest
      return 1
    }
    let own = reader.correction(of: token.text)
    if own.map(reader.deviceWords.contains) ?? true
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
      reader.deviceWords.contains(token.lower)
    {
      let name = "\(device) \(token.text)"
      reading.faults.append("unknown device \(quoted(name))\(reader.finder.hint(for: name))")
      last = .nothing
      return 1
    }
    if token.text.contains("."), NamedVersions(token.text) != nil, !reading.devices.isEmpty {
      reading.versions.append(token.text)
      reading.remarks.append("\(quoted(token.text)) is read as a version")
      return 1
    }
    if let before, PrintedName(token.text).isOfModel {
      if completeName(with: token.text) { return 1 }
      let name = "\(before.name) \(token.text)"
      reading.faults.append(
        "unknown device \(quoted(name)); 'widgetsize list devices \(before.name.lowercased())' has those that "
          + "are known")
      return 1
    }
    let isNumber = token.text.first?.isNumber ?? false
    if let number = Int(token.text), let platform = reading.platforms.last,
      let release = reader.catalog.releases(of: platform).first(where: {
        $0.os.major + 2000 == number
      })
    {
      let version = "\(platform.rawValue) \(release.os)"
      reading.faults.append(
        "there is no \(platform.rawValue) \(number); did you mean \(quoted(version))?")
    } else if let number = Int(token.text), number > 120 {
      reading.faults.append(
        "\(quoted(token.text)) is not understood; a size has both sides: 364x170")
    } else if isNumber, let platform = lastPlatformWord {
      reading.faults.append(
        "unknown device \(quoted("\(platform) \(token.text)"))"
          + "; 'widgetsize list devices' has them all")
    } else if let major = Int(token.text), major > 13,
      reader.catalog.osReleases.contains(where: { $0.os.major == major })
    {
      reading.faults.append(
        "\(quoted(token.text)) is not understood; for a version write 'ios \(token.text)'")
    } else {
      reading.faults.append(
        "\(quoted(token.text)) is not understood"
          + (own.map { "; did you mean \(quoted($0))?" }
            ?? "; expected a device, a family such as medium, a version such as 'iOS 18' or a setting")
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
}
