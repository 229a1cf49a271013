internal import WidgetSizing

// Systems with their versions, and the words of the table that bound these: `before iOS 26`, `18 and later`.
extension MentionReader {
  static let systems: [String: Platform] = [
    "ios": .iOS, "ipados": .iPadOS, "macos": .macOS, "watchos": .watchOS, "visionos": .visionOS,
  ]
  private static let idioms: [String: Platform] = [
    "phone": .iOS, "pad": .iPadOS, "mac": .macOS, "vision": .visionOS,
  ]
  /// The words with which ``readPlatform(_:_:)`` begins.
  static let platformWords = Set(systems.keys).union([
    "ipad", "mac", "watch", "vision", "os", "version", "versions", "idiom",
  ])

  /// Reads the name of a system, and the versions behind it: `iOS 16-18`, `"osVersion": "18.6"`, `before iOS 26`.
  mutating func readPlatform(_ place: Int, _ word: String) -> Int? {
    var (name, next) = (word, place + 1)
    if text.word(next) == "os", text.isGlued(next) { (name, next) = (word + "os", next + 1) }
    let (platform, end) = (Self.systems[name], next)
    // `userInterfaceIdiom == .pad`
    if word == "idiom", text.sign(next) == "=", text.sign(next + 1) == "=",
      let meant = Self.idioms[text.word(next + 3)]
    {
      add(next + 3..<next + 4, .device(names.group(meant), .screen))
      return next + 4
    }
    guard platform != nil || ["os", "version", "versions"].contains(word) else { return nil }
    // `#if os(macOS)`
    if let platform, platform != .iOS, text.word(place - 2) == "os", text.sign(end) == ")" {
      add(place..<end, .device(names.group(platform), .screen))
      return end
    }
    while next < place + 6,
      ["version", "v", "application", "extension"].contains(text.word(next))
        || "\"':=_-<>.".utf8.contains(text.sign(next))
    {
      next += 1
    }
    // `app_version` is that of something else, and `minimumOSVersion` is not.
    let isOfSystem = text.isGlued(place) && ["os", "system"].contains(text.word(place - 1))
    let isOwn =
      platform != nil || !text.isGlued(place) || isOfSystem
      || !"_-.".utf8.contains(text.sign(place - 1)) && text.word(place - 1).isEmpty
    let isNamed = platform != nil || (end..<next).contains { ":=<>".utf8.contains(text.sign($0)) }
    let least = platform == nil ? 14 : VersionLabel.all.lowerBound
    guard isOwn, isNamed, text.areTogether(place, next),
      let (versions, last) = versions(
        at: next, of: platform, from: isOfSystem ? place - 1 : place),
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
    let number = (place..<place + 3).first { text.isNumber($0) } ?? place
    let first = bound(before: place)?.first ?? place
    guard !text.areTogether(first - 1, place) || !text.isNumber(first - 1),
      !text.areTogether(first - 2, place) || !text.isNumber(first - 2),
      text.areTogether(place, number),
      let (versions, end) = versions(at: number, of: nil, from: place),
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

  /// The versions at a number with what bounds them in front and behind: `16-18`, `<= 18`, `26+`.
  ///
  /// - Parameters:
  ///   - number: The token of the first number.
  ///   - platform: The system that is named.
  ///   - start: The first token of its name, or of the signs in front.
  /// - Returns: The versions and the token behind them; nil if the number is no version.
  private func versions(
    at number: Int, of platform: Platform?, from start: Int
  ) -> (versions: VersionLabel, end: Int)? {
    guard let first = version(number) else { return nil }
    var (numbers, end) = ([first], number + 1)
    while let (more, last) = nextVersion(end, after: numbers[numbers.count - 1]) {
      numbers += more.filter { !numbers.contains($0) }
      end = last
    }
    let (behind, last) = bound(behind: end) ?? (nil, end)
    switch comparison(start - 1..<number) ?? bound(before: start)?.bound ?? behind {
    case .before: return (VersionLabel(platform, upTo: first - 1), end)
    case .through: return (VersionLabel(platform, upTo: numbers[numbers.count - 1]), end)
    case .earlier: return (VersionLabel(platform, upTo: first), last)
    case .since, .target, .from, .after, .later: return (VersionLabel(platform, from: first), last)
    case .to, .between, nil: return (VersionLabel(platform, numbers), end)
    }
  }

  private func version(_ place: Int) -> Int? {
    guard text.isNumber(place), case let whole = text.tokens[place].value / 10_000,
      VersionLabel.all.contains(whole)
    else { return nil }
    return whole
  }

  /// The next version of a list or a range: `, 17`, `/18`, `-26`, `to iOS 26`.
  private func nextVersion(_ place: Int, after last: Int) -> (numbers: [Int], end: Int)? {
    let joint = names.bounds[text.word(place)]
    let isRange = text.sign(place) == "-" || joint == .to || joint == .through
    guard
      isRange || ",/&".utf8.contains(text.sign(place))
        || ["and", "or", "und"].contains(text.word(place))
    else { return nil }
    var next = place + 1
    if ["and", "or"].contains(text.word(next)) { next += 1 }
    if Self.systems[text.word(next)] != nil { next += 1 }
    guard let number = version(next), text.areTogether(place, next), !isRange || number > last,
      !["x", "pt", "px"].contains(text.word(next + 1))
    else { return nil }
    return (isRange ? Array(last + 1...number) : [number], next + 1)
  }

  // MARK: Bounds

  /// What words in front of a token bound, and the first of them: `up to`, `deployment target:`, `@available(`.
  private func bound(before place: Int) -> (bound: VersionBound, first: Int)? {
    for first in max(0, place - 3)..<max(0, place) where text.areTogether(first, place) {
      let words = (first..<place).map { text.word($0) }
      if !words[0].isEmpty, let bound = names.bounds[words.joined(separator: "")],
        bound != .earlier, bound != .later
      {
        return (bound, first)
      }
    }
    return nil
  }

  /// What words or a sign behind a version bound, and the token behind them: `or later`, `+`, `, *`.
  private func bound(behind end: Int) -> (bound: VersionBound, next: Int)? {
    guard text.areTogether(end - 1, end) else { return nil }
    if text.sign(end) == "+" { return (.later, end + 1) }
    if text.sign(end) == ",", text.sign(end + 1) == "*" {
      return (.later, end)
    }
    if text.word(end) == "sdk" { return (.later, end) }
    let first = text.sign(end) == "(" ? end + 1 : end
    for count in [2, 1] where text.areTogether(end, first + count - 1) {
      let words = (first..<first + count).map { text.word($0) }.joined(separator: "")
      if let bound = names.bounds[words], bound == .earlier || bound == .later {
        return (bound, first + count)
      }
    }
    return nil
  }

  /// What the signs of a comparison bound; those of `=>` and of a tag are none.
  private func comparison(_ range: Range<Int>) -> VersionBound? {
    let own = range.filter { text.areTogether($0, range.upperBound) }
    let isLess = own.contains { text.sign($0) == "<" }
    let isMore = own.contains {
      text.sign($0) == ">" && $0 > range.lowerBound && !"=-".utf8.contains(text.sign($0 - 1))
    }
    guard isLess != isMore else { return nil }
    return isMore ? .since : own.contains { text.sign($0) == "=" } ? .through : .before
  }
}

/// What a word of the table says of the versions beside the one that it stands with.
enum VersionBound: String {
  /// In front of a version.
  case since, target, from, after, through, before
  /// Behind one.
  case later, earlier
  /// Between two.
  case to, between
}
