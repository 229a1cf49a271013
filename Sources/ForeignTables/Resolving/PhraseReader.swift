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
  var versions: VersionLabel?
  var platform: Platform?
  var kind: WidgetKind?
  var mode: Mode?
  var orientation: Orientation?
  /// Whether the last word is that of an image, a margin or the like.
  var isOther = false
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
    // The words since the last break, with whether the identifier of each goes on.
    var run: [(word: String, isJoined: Bool)] = []
    var place = range.lowerBound
    var gap = 0
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
      if let next = readVersion(word, place, end, range, bytes, &result) {
        endRun()
        place = next
        continue
      }
      readWord(word, after: run.last?.word, &result)
      result.isOther = FamilyNames.otherSizes.contains(word)
      run.append((word, isJoined))
      if run.count > 11 { endRun() }
      place = end
    }
    endRun()
    result.endsWithDevice =
      result.deviceEnd.map { !bytes[$0..<range.upperBound].contains(where: \.isWord) } ?? false
    return result
  }

  /// Whether a character stands for itself: 大 in 大小 does not.
  private func isAlone(_ start: Int, _ end: Int, _ bytes: [UInt8]) -> Bool {
    (start == 0 || bytes[start - 1] < 0x80) && (end >= bytes.count || bytes[end] < 0x80)
  }

  private func firstWord(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
    range.first { bytes[$0].isWord } ?? range.lowerBound
  }

  /// Whether a capital begins a word of its own behind other capitals: `S` of `URLSmall`.
  private func isCapitalized(_ place: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    place + 1 < range.upperBound && bytes[place + 1].isLower
  }

  // MARK: Devices

  /// Reads the name of a device, and returns where it ends; nil if none begins here.
  private func readDevice(
    _ place: Int, _ range: Range<Int>, _ bytes: [UInt8], _ result: inout PhraseLabels
  ) -> Int? {
    let first = bytes[place].lower
    guard first == "i" || first == "a" || first == "w",
      let start = Self.starts.first(where: { start in
        place + start.count <= range.upperBound
          && zip(start, bytes[place...]).allSatisfy { $0 == $1.lower }
      })
    else { return nil }
    // `iPadOS`
    guard
      !bytes[(place + start.count)..<range.upperBound].prefix(2).map(\.lower).elementsEqual(
        "os".utf8)
    else { return nil }
    let name = devices.names.longestName(at: place, in: bytes, before: range.upperBound)
    let end = name?.end ?? place + start.count
    let rest = bytes[end..<min(range.upperBound, end + 32)]
    if let name, !isOther(rest, bytes[place..<end]) {
      note(
        name.value, isListed: result.deviceEnd.map { isListed(bytes[$0..<place]) } ?? false, &result
      )
      if result.deviceEnd == nil { result.startsWithDevice = place == firstWord(range, bytes) }
      result.deviceEnd = end
      return end
    }
    result.platform = first != "i" ? .watchOS : start.elementsEqual("ipad".utf8) ? .iPadOS : .iOS
    // A number makes it a model, one that is not known.
    let digits = name == nil ? rest.drop { $0 == " " || $0 == "_" } : rest
    guard name != nil || digits.first?.digit != nil else { return end }
    note(DeviceLabel(isName: true), &result)
    var after = end
    while after < range.upperBound,
      bytes[after].isWord
        || bytes[after] == "," && after + 1 < range.upperBound && bytes[after + 1].digit != nil
    { after += 1 }
    return max(after, end)
  }

  /// Whether what follows a name makes it that of another model: `Ultra`, `(9th generation)`, `,99`.
  private func isOther(_ rest: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    if rest.first == ",", rest.dropFirst().first?.digit != nil, name.last?.digit != nil {
      return !name.contains(UInt8(ascii: " "))
    }
    if rest.first == ".", rest.dropFirst().first?.digit != nil { return true }
    let word = rest.drop { $0 == " " || $0 == "-" || $0 == "(" || $0 == "_" }
    if let digit = word.first?.digit, rest.first == "(" || rest.dropFirst().first == "(", digit > 0
    {
      return word.drop { $0.digit != nil }.prefix(2).allSatisfy(\.isLetter)
    }
    return Self.models.contains(
      String(decoding: word.prefix { $0.isLetter }.map(\.lower), as: UTF8.self))
  }

  /// Notes a device. Another one is a further name of a list, or stands for what the first may mean.
  private func note(_ label: DeviceLabel, isListed: Bool = false, _ result: inout PhraseLabels) {
    guard let known = result.device, known.isName == label.isName else {
      if result.device?.isName != true { result.device = label }
      return
    }
    if isListed { result.device?.add(label) } else { result.device?.add(label.targets) }
    result.device?.isInPixels = known.isInPixels || label.isInPixels
  }

  /// Whether only the signs and the words of a list are between two names.
  private func isListed(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count < 16
      && bytes.split { !$0.isWord }.allSatisfy {
        Self.listWords.contains(String(decoding: $0.map(\.lower), as: UTF8.self))
      }
  }

  private static let listWords: Set = ["and", "or", "und", "oder", "et", "ou", "y", "case"]

  private static let starts = ["iphone", "ipad", "ipod", "apple watch", "applewatch", "watch"].map {
    Array($0.utf8)
  }
  private static let models: Set = [
    "pro", "max", "plus", "mini", "air", "ultra", "fold", "duo", "se", "lite", "neo", "slim",
  ]

  // MARK: Numbers and versions

  /// Reads a number, which may be the height of a screenshot as a key: `"2532":`, `case 2532:`.
  private func readNumber(
    _ place: Int, _ range: Range<Int>, _ bytes: [UInt8], _ result: inout PhraseLabels
  ) -> Int {
    var end = place
    while end < range.upperBound, bytes[end].digit != nil { end += 1 }
    let digits = end
    while end < range.upperBound, bytes[end].isWord { end += 1 }
    guard digits - place == 4, place == range.lowerBound || bytes[place - 1] != "." else {
      return end
    }
    let height = bytes[place..<digits].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let next = bytes[end..<min(end + 3, bytes.count)].first {
      !$0.isBlank && $0 != "\"" && $0 != "'"
    }
    if next == ":", let label = devices.screen(pixelHeight: height) { note(label, &result) }
    return end
  }

  /// Reads the versions behind the name of a system, and returns where they end; nil if the word is none.
  private func readVersion(
    _ word: String, _ start: Int, _ end: Int, _ range: Range<Int>, _ bytes: [UInt8],
    _ result: inout PhraseLabels
  ) -> Int? {
    var name = word, place = end
    if ["i", "mac", "watch", "vision", "ipad"].contains(word) || word == "system" || word == "os" {
      // `iOS`, `systemVersion`: the second word has a capital.
      while place < range.upperBound, bytes[place].isLetter { place += 1 }
      name = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
    }
    let platform = Platform.allCases.first { $0.rawValue.lowercased() == name }
    if word == "mac" || word == "macos" || word == "visionos" || name == "vision" {
      result.platform = word.hasPrefix("mac") ? .macOS : .visionOS
    }
    guard platform != nil || name == "systemversion" || name == "osversion" else { return nil }
    if let platform { result.platform = platform }
    var digits = place
    while digits < range.upperBound, digits < place + 4, " \"':=_".utf8.contains(bytes[digits]) {
      digits += 1
    }
    guard let (first, firstEnd) = number(digits, range, bytes) else { return place }
    place = firstEnd
    let tail = String(decoding: bytes[place..<min(place + 12, range.upperBound)], as: UTF8.self)
      .lowercased().drop { $0 == " " || $0 == "*" }
    let before = bytes[max(range.lowerBound, start - 12)..<start].map(\.lower)
    let isCondition = String(decoding: before, as: UTF8.self).contains("available")
    let isOpen =
      isCondition || tail.hasPrefix("+") || tail.hasPrefix("and ") || tail.hasPrefix("or ")
      || tail.hasPrefix("이") || tail.hasPrefix("*)") || tail.hasPrefix("以")
    guard !isOpen else { return place }
    var numbers = result.versions?.numbers ?? []
    var last = first
    if let dash = tail.first, "-–".contains(dash) || tail.hasPrefix("to ") {
      var next = place
      while next < range.upperBound, bytes[next].digit == nil, next < place + 6 { next += 1 }
      if let (other, otherEnd) = number(next, range, bytes), other >= first {
        (last, place) = (other, otherEnd)
      }
    }
    numbers += first...last
    result.versions = VersionLabel(
      platform: platform ?? result.versions?.platform, numbers: numbers)
    return place
  }

  /// The whole number of a version from 1 to 99, and where the version ends.
  private func number(_ place: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> (Int, Int)? {
    var (end, value) = (place, 0)
    while end < range.upperBound, let digit = bytes[end].digit, end < place + 3 {
      value = value * 10 + digit
      end += 1
    }
    guard (1...99).contains(value) else { return nil }
    while end + 1 < range.upperBound, bytes[end] == ".", bytes[end + 1].digit != nil {
      end += 1
      while end < range.upperBound, bytes[end].digit != nil { end += 1 }
    }
    return (value, end)
  }
}
