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
  func readVersion(
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
