internal import WidgetSizing

// The names of systems, and the versions behind them.
extension MentionReader {
  static let systems: [String: Platform] = [
    "ios": .iOS, "ipados": .iPadOS, "macos": .macOS, "watchos": .watchOS, "visionos": .visionOS,
  ]

  /// Reads the name of a system, and the versions behind it: `iOS 16-18`, `"osVersion": "18.6"`, `before iOS 26`.
  mutating func readPlatform(_ place: Int, _ word: String) -> Int? {
    var (name, next) = (word, place + 1)
    if text.word(next) == "os", text.isGlued(next) { (name, next) = (word + "os", next + 1) }
    let (platform, end) = (Self.systems[name], next)
    guard platform != nil || word == "os" || word == "version" || word == "versions" else {
      return nil
    }
    while next < place + 6,
      ["version", "v", "application", "extension"].contains(text.word(next))
        || "\"':=_-<>.".utf8.contains(text.sign(next))
    {
      next += 1
    }
    // `app_version` is that of something else.
    let isOwn =
      platform != nil || !text.isGlued(place)
      || !"_-.".utf8.contains(text.sign(place - 1))
        && text.word(place - 1).isEmpty
      || ["os", "system"].contains(text.word(place - 1))
    let isNamed = platform != nil || (end..<next).contains { ":=<>".utf8.contains(text.sign($0)) }
    let least = platform == nil ? 14 : VersionLabel.all.lowerBound
    guard isOwn, isNamed, text.areTogether(place, next),
      let (versions, last) = text.versions(at: next, of: platform, from: place),
      versions.isUpperBound || versions.numbers[0] >= least
    else {
      if let platform, platform != .iOS {
        add(place..<end, .device(names.group(platform), .group))
      } else if platform == nil, isOwn {
        add(place..<end, .versionWord)
      }
      return platform == nil ? nil : end
    }
    if let platform, platform == .macOS || platform == .visionOS {
      add(place..<next, .device(names.group(platform), .screen))
    }
    add(place..<last, .versions(versions))
    return last
  }

  /// Reads a version that stands by itself, as a key, a cell or an element of a list: `18:`, `<26`, `18 and earlier`.
  mutating func readBareVersion(_ place: Int) -> Int? {
    var (number, first) = (place, place)
    while number < place + 3, !text.isNumber(number) { number += 1 }
    while text.areTogether(first - 1, place), Text.bounds.contains(text.word(first - 1)) {
      first -= 1
    }
    guard !text.areTogether(first - 1, place) || !text.isNumber(first - 1),
      !text.areTogether(first - 2, place) || !text.isNumber(first - 2),
      text.areTogether(place, number),
      let (versions, end) = text.versions(at: number, of: nil, from: place),
      text.isElement(first..<end), text.sign(end) != ")" || text.areTogether(first - 1, place),
      !(text.isNumber(end + 1) && text.areTogether(place, end + 1)),
      !(place..<end).contains(where: { text.sign($0) == "," })
        || !text.areTogether(first - 1, place) || text.sign(first - 1) == "\""
    else { return nil }
    let isCell = text.unitOf[place] >= text.lines.count
    guard isCell || versions.numbers.allSatisfy(names.newVersions.contains) else { return nil }
    add(place..<end, .bareVersions(versions))
    return end
  }
}

extension Text {
  private static let before: Set = ["before", "pre", "below", "vor", "avant", "than"]
  private static let upTo: Set = ["until", "bis", "till", "through"]
  static let bounds = before.union(upTo).union(["up", "to", "older", "since", "from"])
  private static let lower: Set = [
    "earlier", "older", "below", "lower", "under", "früher", "älter",
  ]
  private static let higher: Set = ["later", "newer", "above", "up"]
  private static let conditions: Set = [
    "available", "requires", "require", "minimum", "target", "deployment", "needs", "min", "since",
    "from",
  ]

  /// Reads versions with what bounds them in front and behind: `16-18`, `<= 18`, `18 and earlier`, `26+`.
  ///
  /// - Parameters:
  ///   - number: The token of the first number.
  ///   - platform: The system that is named.
  ///   - start: The first token of its name, or of the signs in front.
  /// - Returns: The versions and the token behind them; nil if the number is no version.
  func versions(at number: Int, of platform: Platform?, from start: Int)
    -> (versions: VersionLabel, end: Int)?
  {
    guard isNumber(number), case let first = tokens[number].value / 10_000,
      VersionLabel.all.contains(first)
    else { return nil }
    var (numbers, end) = ([first], number + 1)
    while let (more, last) = nextVersion(end, after: numbers[numbers.count - 1]) {
      numbers += more.filter { !numbers.contains($0) }
      end = last
    }
    let words = [start - 1, start - 2, start - 3].map { areTogether($0, start) ? word($0) : "" }
    var behind = sign(end) == "(" ? end + 1 : end
    if ["or", "and", "oder", "und"].contains(word(behind)) { behind += 1 }
    let after = areTogether(number, behind) ? word(behind) : ""
    let (isLess, isMore, isEqual) = comparison(start - 1..<number)
    if Self.before.contains(words[0]) || isLess && !isEqual || words.contains("unavailable") {
      return (VersionLabel(platform, upTo: first - 1), end)
    }
    if isLess || Self.upTo.contains(words[0]) || words[0] == "to" && words.contains("up") {
      return (VersionLabel(platform, upTo: numbers[numbers.count - 1]), end)
    }
    if Self.lower.contains(after) { return (VersionLabel(platform, upTo: first), behind + 1) }
    if Self.higher.contains(after) { return (VersionLabel(platform, from: first), behind + 1) }
    if sign(end) == "+", areTogether(number, end) {
      return (VersionLabel(platform, from: first), end + 1)
    }
    let isOpen =
      isMore || after == "sdk" || sign(end) == "," && sign(end + 1) == "*"
      || words.contains(where: Self.conditions.contains)
    return (isOpen ? VersionLabel(platform, from: first) : VersionLabel(platform, numbers), end)
  }

  /// The signs of a comparison; those of `=>` and of a tag are none.
  private func comparison(_ range: Range<Int>) -> (isLess: Bool, isMore: Bool, isEqual: Bool) {
    let own = range.filter { areTogether($0, range.upperBound) }
    let isLess = own.contains { sign($0) == "<" }
    let isMore = own.contains {
      sign($0) == ">" && $0 > range.lowerBound && !"=-".utf8.contains(sign($0 - 1))
    }
    return (isLess && !isMore, isMore && !isLess, own.contains { sign($0) == "=" })
  }

  /// The next version of a list or a range: `, 17`, `/18`, `-26`, `to iOS 26`.
  private func nextVersion(_ place: Int, after last: Int) -> (numbers: [Int], end: Int)? {
    let isRange = sign(place) == "-" || ["to", "bis", "until", "through"].contains(word(place))
    guard
      isRange || ",/&".utf8.contains(sign(place)) || ["and", "or", "und"].contains(word(place))
    else { return nil }
    var next = place + 1
    if ["and", "or"].contains(word(next)) { next += 1 }
    if MentionReader.systems[word(next)] != nil { next += 1 }
    guard isNumber(next), areTogether(place, next),
      case let number = tokens[next].value / 10_000, VersionLabel.all.contains(number),
      !isRange || number > last, !["x", "pt", "px"].contains(word(next + 1))
    else { return nil }
    return (isRange ? Array(last + 1...number) : [number], next + 1)
  }
}
