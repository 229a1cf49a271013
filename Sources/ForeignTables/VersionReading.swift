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
    let platform = Self.systems[name]
    guard platform != nil || word == "os" || word == "version" else { return nil }
    while next < place + 6,
      text.word(next) == "version" || text.word(next) == "v"
        || "\"':=_-<>.".utf8.contains(text.sign(next))
    {
      next += 1
    }
    let isNear = next < lines.count && lines[next] == lines[place]
    let compared = (place..<next).map { text.sign($0) }
    guard isNear, text.isNumber(next), case let first = text.tokens[next].value / 10_000,
      (platform == nil ? 14 : 8)...40 ~= first,
      platform != nil || compared.contains(where: { $0 == ":" || $0 == "=" })
    else {
      if let platform, platform != .iOS {
        add(place..<place + (name == word ? 1 : 2), .device(names.group(platform), .group))
        return place + (name == word ? 1 : 2)
      }
      return platform == nil ? nil : place + 1
    }
    var (numbers, end) = ([first], next + 1)
    while let (more, last) = nextVersion(end, after: numbers[numbers.count - 1]) {
      numbers += more
      end = last
    }
    let before = text.word(place - 1)
    let beside = [before, text.word(place - 2), text.word(place - 3)]
    let behind = text.sign(end) == "(" ? end + 1 : end
    let after =
      ["or", "and", "oder", "und"].contains(text.word(behind))
      ? text.word(behind + 1) : text.word(behind)
    let isBelow =
      compared.contains { $0 == "<" } || text.sign(place - 1) == "<"
      || ["before", "until", "pre", "below", "vor", "avant", "bis", "till", "through", "than"]
        .contains(before)
      || before == "to" && beside.contains("up")
      || Self.lower.contains(after)
    let isOpen =
      text.sign(end) == "+" || compared.contains { $0 == ">" } || Self.higher.contains(after)
      || text.sign(end) == ","
        && text.sign(end + 1) == "*"
      || beside.contains { Self.conditions.contains($0) } || after == "sdk"
    if let platform, platform == .macOS || platform == .visionOS {
      add(place..<next, .device(names.group(platform), .screen))
    }
    if isBelow {
      let last =
        ["before", "pre", "below", "vor", "avant", "than"].contains(before)
          || text.sign(place - 1) == "<" ? first - 1 : first
      if last >= 8 { add(place..<end, .versions(platform, Array(8...last))) }
    } else if !isOpen {
      add(place..<end, .versions(platform, numbers))
    }
    return end
  }

  static let lower: Set = [
    "earlier", "older", "below", "lower", "under", "früher", "älter",
  ]
  static let higher: Set = ["later", "newer", "above", "up"]
  static let conditions: Set = [
    "available", "unavailable", "requires", "require", "minimum", "target", "deployment", "needs",
    "min",
  ]

  /// The next version of a list or a range: `, 17`, `/18`, `-26`, `to iOS 26`.
  func nextVersion(_ place: Int, after last: Int) -> (numbers: [Int], end: Int)? {
    let isRange =
      "-".utf8.contains(text.sign(place))
      || ["to", "bis", "until", "through"].contains(text.word(place))
    guard
      isRange || ",/&".utf8.contains(text.sign(place))
        || ["and", "or", "und"].contains(text.word(place))
    else {
      return nil
    }
    var next = place + 1
    if ["and", "or"].contains(text.word(next)) { next += 1 }
    if Self.systems[text.word(next)] != nil { next += 1 }
    guard text.isNumber(next), lines[next] == lines[place],
      case let number = text.tokens[next].value / 10_000, 8...40 ~= number,
      !isRange || number > last, !["x", "pt", "px"].contains(text.word(next + 1))
    else { return nil }
    return (isRange ? Array(last + 1...number) : [number], next + 1)
  }
}
