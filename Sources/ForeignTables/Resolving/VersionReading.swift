internal import WidgetSizing

extension PhraseReader {
  /// Reads a number, which may be the height of a screenshot as a key: `"2532":`, `case 2532:`.
  func readNumber(
    _ place: Int, _ range: Range<Int>, _ bytes: [UInt8], _ result: inout PhraseLabels
  ) -> Int {
    var end = place
    while end < range.upperBound, bytes[end].digit != nil { end += 1 }
    let digits = end
    while end < range.upperBound, bytes[end].isWord { end += 1 }
    if digits - place == 3, end == digits, place == range.lowerBound || bytes[place - 1] != ".",
      isCase(place, range, bytes),
      let label = devices.screen(
        height: bytes[place..<digits].reduce(0) { $0 * 10 + Int($1 - 0x30) })
    {
      note(label, &result)
      return end
    }
    if digits - place == 2, end == digits,
      isKey(end, bytes) || isElement(place, behind: result.deviceEnd, bytes),
      place == range.lowerBound || bytes[place - 1] != ".",
      case let number = bytes[place..<digits].reduce(0, { $0 * 10 + Int($1 - 0x30) }),
      (14...40).contains(number)
    {
      result.key = VersionLabel(platform: nil, numbers: [number], areAllMeant: false)
      return end
    }
    guard digits - place == 4, place == range.lowerBound || bytes[place - 1] != "." else {
      return end
    }
    let height = bytes[place..<digits].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    if isKey(end, bytes), let label = devices.screen(pixelHeight: height) { note(label, &result) }
    return end
  }

  /// Whether a number is one that a value is compared with: `case 874:`, `height == 874`.
  private func isCase(_ place: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let before = bytes[max(range.lowerBound, place - 8)..<place].filter { !$0.isBlank }
    return before.suffix(4).elementsEqual("case".utf8) || before.suffix(2).elementsEqual("==".utf8)
  }

  /// Whether a number is the element behind the name of a device: `("iPhone 15", 18,`.
  private func isElement(_ place: Int, behind end: Int?, _ bytes: [UInt8]) -> Bool {
    guard let end, end < place, place - end < 6 else { return false }
    let between = bytes[end..<place].filter { !$0.isBlank }
    return between.count > 1 && between[0] != "," && between.contains(UInt8(ascii: ","))
      && between.allSatisfy { ",\"'".utf8.contains($0) }
  }

  /// Whether a colon follows what ends at a place.
  private func isKey(_ end: Int, _ bytes: [UInt8]) -> Bool {
    let next = bytes[end..<min(end + 5, bytes.count)].drop { $0.isBlank || $0 == "\"" || $0 == "'" }
    return next.first == ":" || next.starts(with: "->".utf8) || next.starts(with: "=>".utf8)
  }

  /// Reads the versions behind the name of a system, and returns where they end; nil if the word is none.
  func readVersion(
    _ word: String, _ start: Int, _ range: Range<Int>, _ bytes: [UInt8],
    _ result: inout PhraseLabels
  ) -> Int? {
    guard VersionMention.begin(word) else { return nil }
    let mention = VersionMention(at: start, in: range, of: bytes)
    let isMac = word == "mac" || word == "macos"
    if let platform = isMac ? .macOS : word == "vision" ? .visionOS : mention.platform {
      result.platform = platform
    }
    result.namesSystem = result.namesSystem || mention.isSystem || word == "system"
    result.availableFrom =
      mention.availableFrom.map { (mention.platform, $0) } ?? result.availableFrom
    guard mention.isSystem else { return nil }
    if !mention.numbers.isEmpty {
      if result.versions == nil { result.areVersionsOfDevice = result.device != nil }
      let known = result.versions?.numbers ?? []
      result.versions = VersionLabel(
        platform: mention.platform ?? result.versions?.platform,
        numbers: known + mention.numbers.filter { !known.contains($0) },
        areAllMeant: mention.areAllMeant && result.versions == nil)
    }
    return mention.end
  }

  /// The versions of cells that have no more than their numbers: `18`, `17-18`, `17, 18`, `26.1`. Nil if a cell has
  /// anything else, or names no last version: `17+`.
  func versions(
    in cells: ReadText.VersionCells, on platform: Platform?, _ bytes: [UInt8]
  ) -> VersionLabel? {
    guard var numbers = numbers(in: cells.first, bytes), let from = numbers.first else {
      return nil
    }
    if let last = cells.last {
      guard let to = self.numbers(in: last, bytes)?.last, from <= to else { return nil }
      numbers = Array(from...to)
    }
    return VersionLabel(platform: platform, numbers: numbers, areAllMeant: true)
  }

  private func numbers(in cell: Range<Int>, _ bytes: [UInt8]) -> [Int]? {
    guard let start = bytes[cell].firstIndex(where: { $0.digit != nil }) else { return nil }
    var list = VersionList(at: start, in: cell, of: bytes)
    let before = bytes[cell.lowerBound..<start].filter { !" \t\"'`vV".utf8.contains($0) }
    guard before.isEmpty else {
      // `<26`, `≤ 18`, `up to 18`
      guard let first = list.numbers.first, first >= 8 else { return nil }
      return list.bound(behindWordsAt: start, from: cell.lowerBound)?.numbers(of: first)
    }
    // Systems have had widgets since version 8; a smaller number is the version of something else.
    guard list.numbers.allSatisfy({ $0 >= 8 }) else { return nil }
    if let first = list.numbers.first,
      let bound = list.bound(behindWordsAt: start, from: cell.lowerBound)
    {
      return bound.numbers(of: first)
    }
    list.skip(" \t\"'`")
    // `18.x`, `18*`, `18 beta`, `18 (22A)`
    return list.end == cell.upperBound || ".*(bx".utf8.contains(bytes[list.end])
      ? list.numbers : nil
  }
}
