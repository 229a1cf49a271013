internal import WidgetSizing

/// What the words of one phrase mean. Where it has several names of one sort, both ends are kept: the nearest
/// depends on whether the size is in front of them or behind them.
struct PhraseLabels {
  var device: DeviceLabel?
  /// Where the last device ends, and whether nothing is in front of the first and behind the last.
  var deviceEnd: Int?
  var (startsWithDevice, endsWithDevice) = (false, false)
  /// The index of the device in ``Resolver/devices``.
  var deviceIndex: Int?
  var firstFamily, lastFamily: FamilyLabel?
  /// How many families it names; one that is named twice in a row counts once.
  var familyCount = 0
  var versions: VersionLabel?
  var platform: Platform?
  /// Whether a system or its version is spoken of.
  var namesSystem = false
  /// Whether the versions stand behind a device, and are of no other one.
  var areVersionsOfDevice = false
  /// The number of a version as a key: `18:`, `case 18:`.
  var key: VersionLabel?
  /// The version of a condition: `#available(iOS 26, *)`.
  var availableFrom: (platform: Platform?, number: Int)?
  /// That of a condition which the size does not meet: `guard #available(iOS 26, *) else`.
  var guarded: (platform: Platform?, number: Int)?
  /// Whether it is the other branch of a condition.
  var isElse = false
  var kind: WidgetKind?
  var mode: Mode?
  var orientation: Orientation?
  var variant: WidgetVariant?
  var zoom: DisplayZoom?
  /// How many of its words are no names and say something else.
  var otherWords = 0
  /// Whether it speaks of sizes.
  var namesSizes = false
  /// Whether it names what is in a widget: `Image("logo").frame(`.
  var namesPart = false
  /// Whether it speaks of widgets of another system.
  var isForeign = false
  /// Whether it is no more than `to` or `→`, so that what is behind it is as what is in front.
  var isArrow = false
  /// Whether the last word is that of an image, a margin or the like; and whether it is that of a length which is
  /// no size even of a widget: `systemSmallMargin`.
  var (isOther, isLength) = (false, false)
}

extension PhraseLabels {
  /// Adds what another phrase means of which this one says nothing.
  mutating func add(_ other: PhraseLabels) {
    if device == nil { (device, deviceIndex) = (other.device, other.deviceIndex) }
    if lastFamily == nil {
      (firstFamily, lastFamily) = (other.firstFamily, other.lastFamily)
      familyCount = other.familyCount
    }
    if versions == nil { versions = other.versions }
    (platform, kind) = (platform ?? other.platform, kind ?? other.kind)
    (mode, orientation) = (mode ?? other.mode, orientation ?? other.orientation)
    (variant, zoom) = (variant ?? other.variant, zoom ?? other.zoom)
    namesSystem = namesSystem || other.namesSystem
    isForeign = isForeign || other.isForeign
  }
}

/// Reads phrases: each word is looked at once, and a name as often as it has bytes.
struct PhraseReader: Sendable {
  let devices: DeviceNames
  let families: FamilyNames

  func labels(_ range: Range<Int>, in bytes: [UInt8]) -> PhraseLabels {
    var result = PhraseLabels()
    if range.count <= 64,
      let label = devices.shortNames.longestName(
        at: firstWord(range, bytes), in: bytes, before: range.upperBound),
      !bytes[label.end..<range.upperBound].contains(where: \.isWord)
    {
      result.device = label.value
    }
    let words = bytes[range].split { $0.isBlank || $0 == "(" || $0 == ")" }
    result.isArrow = words.count == 1 && ["to", "→"].contains { words[0].elementsEqual($0.utf8) }
    // The words since the last break, with whether the identifier of each goes on.
    var run: [(word: String, isJoined: Bool)] = []
    var place = range.lowerBound
    var gap = 0
    var isGuard = false
    func endRun() {
      readFamilies(run, &result)
      run = []
    }
    while place < range.upperBound {
      let byte = bytes[place]
      guard byte.isWord else {
        gap += 1
        if !(byte == " " || byte == "-" || byte == "_") || gap > 1 { endRun() }
        place += 1
        continue
      }
      if byte.digit != nil {
        endRun()
        place = readNumber(place, range, bytes, &result)
        gap = 0
        continue
      }
      let isJoined = gap == 0 || bytes[place - 1] != " "
      gap = 0
      if let end = readDevice(place, range, bytes, &result) {
        endRun()
        place = end
        continue
      }
      if byte >= 0x80,
        let name = families.unspaced.longestName(at: place, in: bytes, before: range.upperBound),
        name.end - place > 3 || isAlone(place, name.end, bytes)
      {
        endRun()
        note(name.value, &result)
        place = name.end
        continue
      }
      var end = place + 1
      while end < range.upperBound, end < place + 40, case let next = bytes[end],
        next.isLower || next.isUpper && bytes[end - 1].isUpper && !isCapitalized(end, range, bytes)
          || next >= 0x80
            && (byte < 0x80 || next < 0xC0
              || bytes[place..<end].contains(where: { $0 < 0xE0 && $0 >= 0xC0 }))
      { end += 1 }
      let word = String(decoding: bytes[place..<end], as: UTF8.self).lowercased()
      if let next = readVersion(word, place, range, bytes, &result) {
        endRun()
        place = next
        continue
      }
      if word == "else" {
        result.isElse = true
        if isGuard { result.guarded = result.availableFrom }
      }
      isGuard = isGuard || word == "guard"
      readWord(word, after: run.last?.word, &result)
      note(word, &result)
      run.append((word, isJoined))
      if run.count > 11 { endRun() }
      place = end
    }
    endRun()
    result.endsWithDevice =
      result.deviceEnd.map { !bytes[$0..<range.upperBound].contains(where: \.isWord) } ?? false
    return result
  }

  /// Notes what a word says of the whole phrase.
  private func note(_ word: String, _ result: inout PhraseLabels) {
    result.namesPart = result.namesPart || FamilyNames.parts.contains(word)
    result.isForeign = result.isForeign || FamilyNames.otherSystems.contains(word)
    // `logoWidth`
    if !Self.sides.contains(word) {
      result.isLength = FamilyNames.otherLengths.contains(word)
      // `Medium, large icons`
      let isVariant = word == "icons" && result.variant != nil
      result.isOther =
        result.isLength || !isVariant && FamilyNames.otherSizes.contains(word) || word == "img"
    }
    if ["size", "sizes", "dimension", "dimensions"].contains(word) { result.namesSizes = true }
    if word.utf8.count > 2, !Self.quietWords.contains(word) { result.otherWords += 1 }
  }

  private static let sides: Set = [
    "size", "sizes", "width", "height", "w", "h", "px", "pt", "cg", "ns", "init", "float", "double",
    "int", "number",
  ]

  private static let quietWords: Set = [
    "mark", "for", "and", "the", "sizes", "size", "width", "height", "points", "from", "until",
    "with",
  ]

  /// Whether a character stands for itself: 大 in 大小 does not.
  private func isAlone(_ start: Int, _ end: Int, _ bytes: [UInt8]) -> Bool {
    (start == 0 || bytes[start - 1] < 0x80) && (end >= bytes.count || bytes[end] < 0x80)
  }

  func firstWord(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
    range.first { bytes[$0].isWord } ?? range.lowerBound
  }

  /// Whether a capital begins a word of its own behind other capitals: `S` of `URLSmall`.
  private func isCapitalized(_ place: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    place + 1 < range.upperBound && bytes[place + 1].isLower
  }
}
