internal import WidgetSizing

/// The name of a system in a text, with the versions behind it: `iOS 16-18`, `"osVersion": 18`, `before iOS 26`.
struct VersionMention {
  private(set) var platform: Platform?
  /// Whether it is more than the beginning of a name, such as `mac` and `system`.
  private(set) var isSystem = false
  /// The versions; none if the text names none or no last one, as in `iOS 14+`.
  private(set) var numbers: [Int] = []
  /// Whether what the text says holds on each of them, and not only on some: `16-18`, but not `before iOS 26`.
  private(set) var areAllMeant = false
  /// The version of a condition: `#available(iOS 26, *)`.
  private(set) var availableFrom: Int?
  private(set) var end: Int

  private static let longestList = 60
  private static let names: Set = ["os", "version", "osversion", "systemversion"]
  private static let platforms = Dictionary(
    uniqueKeysWithValues: Platform.allCases.map { ($0.rawValue.lowercased(), $0) })
  private static let begins: Set = ["i", "mac", "watch", "vision", "ipad", "system"]

  /// Whether a word in small letters may be the first of the name of a system.
  static func begin(_ word: String) -> Bool {
    begins.contains(word) || names.contains(word) || platforms[word] != nil
  }

  init(at start: Int, in range: Range<Int>, of bytes: [UInt8]) {
    end = start
    while end < range.upperBound, bytes[end].isLetter || bytes[end] == "_" { end += 1 }
    // `iOSVersion`, `os_version`, `macos_`
    var name = String(decoding: bytes[start..<end].filter { $0 != "_" }.map(\.lower), as: UTF8.self)
    for suffix in ["applicationextension", "version"] {
      if let suffix = name.firstRange(of: suffix), suffix.lowerBound > name.startIndex,
        let platform = Self.platforms[String(name[..<suffix.lowerBound])]
      {
        name = platform.rawValue.lowercased()
      }
    }
    platform = Self.platforms[name]
    isSystem = platform != nil || Self.names.contains(name)
    guard isSystem else { return }
    let nameEnd = end
    // A comma ends the text, and perhaps not the list.
    let line = bytes[end...].prefix(Self.longestList).prefix { !$0.isNewline }
    let list = VersionList(
      at: end, in: end..<line.endIndex, of: bytes, behind: platform == nil ? nil : "version")
    // `iOS 18 SDK` is what something is built with.
    guard !list.isFollowed(by: "sdk") else { return }
    guard let first = list.numbers.first else { return }
    if platform == nil {
      // `version` may be that of anything, unless it is the name of a value that can be a version of a system.
      let isValue = bytes[nameEnd..<list.start].contains { $0 == ":" || $0 == "=" }
      guard name == "version" ? isValue && first >= 14 : first >= 8 else { return }
    }
    end = min(list.end, range.upperBound)
    switch list.bound(behindWordsAt: start, from: range.lowerBound) {
    case .condition: availableFrom = first
    case .open: break
    case .upTo?: numbers = VersionList.Bound.upTo.numbers(of: first)
    case .below?: numbers = VersionList.Bound.below.numbers(of: first)
    case nil: (numbers, areAllMeant) = (list.numbers, list.numbers.count > 1)
    }
  }
}

/// Numbers of versions beside each other: `16-18`, `17, 18 and 26.1`.
struct VersionList {
  /// What words say of other versions than the one that is named.
  enum Bound {
    case condition, open, upTo, below

    /// The versions that are meant; none if the words name no last one.
    func numbers(of first: Int) -> [Int] {
      switch self {
      case .condition, .open: []
      case .upTo: Array(min(8, first)...first)
      case .below: Array(min(8, first)..<first)
      }
    }
  }

  private(set) var numbers: [Int] = []
  private(set) var start: Int
  private(set) var end: Int
  private let range: Range<Int>
  private let bytes: [UInt8]

  /// Reads the numbers that begin at a place, behind blanks, quotes, `=`, `:` and perhaps a word.
  init(at place: Int, in range: Range<Int>, of bytes: [UInt8], behind word: String? = nil) {
    (start, end, self.range, self.bytes) = (place, place, range, bytes)
    skip(Self.signs)
    if let word, skip(word: word) {
      skip(word: "s")
      skip(Self.signs)
    }
    skip(word: "v")
    start = end
    guard let first = readNumber() else { return }
    numbers = [first]
    while let last = numbers.last {
      let saved = end
      let isRange = skipRange()
      guard isRange || skipComma(), let next = readNumber(), (8...40).contains(next),
        !isRange || next >= last, !isSize
      else {
        end = saved
        return
      }
      numbers += isRange ? Array(last...next).dropFirst() : [next]
    }
  }

  private static let signs = " \"':=_-<>.≤≥"

  /// Whether a word follows the numbers.
  func isFollowed(by word: String) -> Bool {
    bytes[end..<range.upperBound].drop(while: \.isBlank).prefix(word.utf8.count).map(\.lower)
      .elementsEqual(word.utf8)
  }

  /// Passes over some bytes.
  mutating func skip(_ some: String) {
    while end < range.upperBound, some.utf8.contains(bytes[end]) { end += 1 }
  }

  /// Passes over a word in any letters, if it is the next.
  @discardableResult private mutating func skip(word: String) -> Bool {
    let after = end + word.utf8.count
    guard after <= range.upperBound,
      zip(word.utf8, bytes[end..<after]).allSatisfy({ $0 == $1.lower }),
      after == range.upperBound || !bytes[after].isLetter
    else { return false }
    end = after
    return true
  }

  private mutating func skip(anyOf words: [String]) -> Bool {
    skip(" ")
    guard words.contains(where: { skip(word: $0) }) else { return false }
    skip(" ")
    return true
  }

  private mutating func skipRange() -> Bool {
    guard skip(anyOf: ["-", "–", "—", "...", "..", "to", "bis", "until", "through"]) else {
      return false
    }
    _ = skip(anyOf: Self.systems)
    return true
  }

  private static let systems = ["ios", "ipados", "watchos", "macos"]

  /// A comma, a slash or a word of a list, and perhaps the name of the system once more.
  private mutating func skipComma() -> Bool {
    guard skip(anyOf: [",", "/", "&", "and", "or", "und", "et", "y"]) else { return false }
    _ = skip(anyOf: ["and", "or"])
    _ = skip(anyOf: Self.systems)
    return true
  }

  /// The whole number of a version from 1 to 99; nil if none is next.
  private mutating func readNumber() -> Int? {
    var (place, value) = (end, 0)
    while place < range.upperBound, let digit = bytes[place].digit, place < end + 3 {
      value = value * 10 + digit
      place += 1
    }
    guard (1...99).contains(value) else { return nil }
    while place + 1 < range.upperBound, bytes[place] == ".", bytes[place + 1].digit != nil {
      place += 1
      while place < range.upperBound, bytes[place].digit != nil { place += 1 }
    }
    end = place
    return value
  }

  /// Whether the last number is a side or a margin and not a version: `16 pt`, `17x20`.
  private var isSize: Bool {
    let next = bytes[end..<range.upperBound].first { !$0.isBlank }
    return next.map { "xXpd*%".utf8.contains($0) } ?? false
  }

  /// What the words around the numbers say of other versions.
  ///
  /// - Parameters:
  ///   - start: Where the name of the system begins.
  ///   - lowest: Where the text begins.
  /// - Returns: Nil if they say nothing.
  func bound(behindWordsAt start: Int, from lowest: Int) -> Bound? {
    let before = String(
      decoding: bytes[max(lowest, start - 16)..<start].map(\.lower), as: UTF8.self)
    if before.contains("unavailable") { return .below }
    if before.contains("available") { return .condition }
    let compared = String(
      decoding: bytes[start..<self.start].filter { !$0.isLetter && !$0.isBlank }, as: UTF8.self)
    if compared.contains("<=") || compared.contains("≤") { return .upTo }
    if compared.contains("<") { return .below }
    if compared.contains(">") || compared.contains("≥") { return .condition }
    // `<h2>iOS 17` begins behind a tag, and no comparison.
    let isTag = before.last == ">" && before.dropLast().last.map { !" (=".contains($0) } ?? false
    let words = before.split { !$0.isLetter && !"<=≤>≥".contains($0) }
    switch isTag ? "" : words.last ?? "" {
    case ">", ">=", "≥", "min", "minimum", "target", "requires", "required", "needs", "supports",
      "deployment":
      return .open
    case "de", "di",
      "do" where ["antes", "prima"].contains(words.dropLast().last):
      return .below
    case "<", "before", "pre", "below", "vor", "avant": return .below
    case "<=", "≤", "until", "till", "through", "bis", "max", "jusqu": return .upTo
    case "to" where words.dropLast().last == "up": return .upTo
    case "to" where words.dropLast().last == "prior": return .below
    case "than" where ["older", "earlier", "lower", "less"].contains(words.dropLast().last):
      return .below
    default: break
    }
    let behind = String(decoding: bytes[end..<min(end + 20, range.upperBound)], as: UTF8.self)
      .lowercased().drop { $0 == " " || $0 == "*" || $0 == "(" }
    if behind.hasPrefix("+") || behind.hasPrefix("*)") { return .open }
    let isJoined = ["and ", "or ", "und ", "oder "].contains { behind.hasPrefix($0) }
    let last =
      isJoined
      ? behind.split(separator: " ").dropFirst().first ?? "" : behind.prefix { $0.isLetter }
    if Self.lower.contains(where: { last.hasPrefix($0) }) { return .upTo }
    return isJoined || Self.higher.contains { last.hasPrefix($0) } ? .open : nil
  }

  private static let lower = [
    "earlier", "older", "below", "lower", "under", "früher", "älter", "以下", "以前", "이하", "이전",
  ]
  private static let higher = ["later", "newer", "above", "up", "이", "以"]
}
