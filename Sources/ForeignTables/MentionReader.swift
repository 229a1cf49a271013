internal import WidgetSizing
internal import Wording

/// Goes through the tokens of a file once, and notes what they mean.
struct MentionReader {
  let names: Names
  let text: Text
  var mentions: [Mention] = []
  /// What words in scripts without blanks mean.
  var wide: [Int: (family: WidgetFamily?, isWidget: Bool)] = [:]
  /// The letters S, M and L.
  var letters: [Mention] = []

  init(names: Names, text: Text) {
    (self.names, self.text) = (names, text)
  }

  mutating func read(_ patterns: [SizeReader.Pattern]) {
    var (place, pattern) = (0, 0)
    while place < text.tokens.count {
      while pattern < patterns.count, patterns[pattern].tokens.lowerBound < place { pattern += 1 }
      if pattern < patterns.count, patterns[pattern].tokens.lowerBound == place {
        let own = patterns[pattern]
        let targets = names.screens(own)
        if !targets.isEmpty { add(own.tokens, .device(targets, .screen)) }
        place = own.tokens.upperBound
        continue
      }
      switch text.tokens[place].kind {
      case .word: place = readWord(place)
      case .number: place = readBareVersion(place) ?? readNumber(place)
      case .sign:
        place =
          "<>".utf8.contains(text.sign(place)) ? readBareVersion(place) ?? place + 1 : place + 1
      }
    }
    useLetters()
  }

  mutating func add(_ tokens: Range<Int>, _ meaning: Mention.Meaning) {
    mentions.append(Mention(tokens: tokens, meaning: meaning))
  }

  mutating func readWord(_ place: Int) -> Int {
    let word = text.word(place)
    if text.bytes[text.tokens[place].start] >= 0xE0 { return readWide(place, word) }
    if let next = readPlatform(place, word) ?? readDevice(place, word) ?? readVariant(place) {
      return next
    }
    if let own = names.family(at: place, text) {
      if isFamily(place, own.end, own.rank) {
        add(place..<own.end, .family(own.family, own.rank))
      }
      if own.rank != .vague { return own.end }
    }
    if word.utf8.count < 4, let short = names.shortName(at: place, text) {
      add(place..<short.end, .device(short.targets, .model))
      return short.end
    }
    if names.isWidgetWord(word) {
      let isName = ["kit", "family", "size", "sizes"].contains(text.word(place + 1))
      add(place..<place + 1, .widget(isName: isName))
    } else if word == "width" || word == "height" {
      add(place..<place + 1, .side(isWidth: word == "width"))
    } else if let meaning = Self.words[word] {
      add(place..<place + 1, meaning)
    } else if let own = Self.pairs[word], own.next.contains(where: text.word(place + 1).hasPrefix) {
      add(place..<place + 1, own.meaning)
    } else if let family = Self.letterFamilies[word], text.isElement(place..<place + 1) {
      letters.append(
        Mention(tokens: place..<place + 1, meaning: .family(family, .plain)))
    }
    return place + 1
  }

  mutating func readWide(_ place: Int, _ word: String) -> Int {
    let own = wide[text.tokens[place].value] ?? (names.wideFamily(word), names.isWidgetWord(word))
    wide[text.tokens[place].value] = own
    if let family = own.family { add(place..<place + 1, .family(family, .plain)) }
    if own.isWidget { add(place..<place + 1, .widget(isName: false)) }
    return place + 1
  }

  /// Words that mean something in front of another that begins so.
  static let pairs: [String: (next: [String], meaning: Mention.Meaning)] = [
    "display": (["zoom"], .zoom), "today": (["widget", "extension"], .kind(.today)),
    "live": (["activit"], .kind(.activity)), "dynamic": (["island"], .kind(.activity)),
  ]

  static let letterFamilies: [String: WidgetFamily] = [
    "s": .systemSmall, "m": .systemMedium, "l": .systemLarge, "xl": .systemExtraLarge,
  ]

  static let words: [String: Mention.Meaning] = {
    var result: [String: Mention.Meaning] = [
      "nc": .kind(.today), "compact": .mode(.compact), "expanded": .mode(.expanded),
      "portrait": .orientation(.portrait), "landscape": .orientation(.landscape), "zoomed": .zoom,
    ]
    for word in others { result[word] = .other(hasSize: sized.contains(word)) }
    for word in ["android", "glance", "appwidget"] { result[word] = .foreign }
    for (word, unit) in SizeReader.units where unit == .points || unit == .pixels {
      result[word] = .unit(unit)
    }
    return result
  }()

  /// What has a size of its own in a widget.
  static let sized: Set = [
    "image", "images", "img", "picture", "photo", "icon", "icons", "screenshot", "avatar",
    "thumbnail", "logo", "background", "content", "padding", "margin", "margins", "spacing",
    "inset", "insets", "offset", "origin", "radius",
  ]

  /// These, and what is small and large itself.
  static let others = sized.union([
    "area", "window", "screen", "text", "title", "font", "button", "phone", "phones", "device",
    "devices", "artwork", "cover", "badge", "body", "card", "banner", "modal", "dialog", "mask",
  ])

  /// Whether a word that may name a family does: not in `small icon`, `largeTitle`, `icons-small`, `CGRect`.
  func isFamily(_ place: Int, _ end: Int, _ rank: Mention.FamilyRank) -> Bool {
    guard rank != .full else { return true }
    // `164 × 164 Punkte groß`
    if text.areTogether(place - 1, place), text.word(place - 1).utf8.count > 3,
      SizeReader.units[text.word(place - 1)] != nil, !names.isWidgetWord(text.word(end))
    {
      return false
    }
    let isNext = text.areTogether(place, end)
    let behind = isNext ? text.word("-_".utf8.contains(text.sign(end)) ? end + 1 : end) : ""
    let before = text.word("-_".utf8.contains(text.sign(place - 1)) ? place - 2 : place - 1)
    if Self.others.contains(behind) || ["icons", "icon"].contains(before) { return false }
    // `circularGaugeImage`
    var next = end
    while next < end + 4, text.isGlued(next), !text.word(next).isEmpty {
      if Self.others.contains(text.word(next)) { return false }
      next += 1
    }
    return rank != .vague || !(text.isGlued(place) && !text.word(place - 1).isEmpty)
  }

  /// Reads the name of a variant, `large icons` or `icons-large`; one of a word, such as `canvas`, only as a cell.
  mutating func readVariant(_ place: Int) -> Int? {
    let next = "-_".utf8.contains(text.sign(place + 1)) ? place + 2 : place + 1
    if text.areTogether(place, next), !text.word(next).isEmpty,
      let variant = names.variants[text.word(place) + text.word(next)]
    {
      add(place..<next + 1, .variant(variant))
      return next + 1
    }
    guard let variant = names.variants[text.word(place)], text.unitOf[place] >= text.lines.count,
      text.isElement(place..<place + 1)
    else { return nil }
    add(place..<place + 1, .variant(variant))
    return place + 1
  }

  /// The letters S, M and L stand for families if a file has all three.
  mutating func useLetters() {
    let own = Set(letters.map { text.word($0.tokens.lowerBound) })
    guard own.isSuperset(of: ["s", "m", "l"]) else { return }
    mentions = (mentions + letters).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }
}
