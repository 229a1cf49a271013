internal import WidgetSizing
internal import Wording

/// Goes through the tokens of a file once, and notes what they mean.
struct MentionReader {
  let names: Names
  let text: Text
  var mentions: [Mention] = []
  /// What words in scripts without blanks mean.
  private var wide: [Int: [Mention.Meaning]] = [:]
  /// The letters S, M and L.
  var letters: [Mention] = []

  /// Whether the file speaks of Display Zoom.
  private let speaksOfZoom: Bool
  /// Whether a name may begin with each word of the text.
  private let mayBegin: [Bool]

  init(names: Names, text: Text) {
    (self.names, self.text) = (names, text)
    mayBegin = text.words.map(names.mayBegin)
    speaksOfZoom = ["zoom", "zoomed"].contains { text.id(of: $0) != nil }
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
      case .word: place = mayBegin[text.tokens[place].value] ? readWord(place) : place + 1
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
    if text.bytes[text.tokens[place].start] >= 0xE0 {
      let own = wide[text.tokens[place].value] ?? names.wideMeanings(word)
      wide[text.tokens[place].value] = own
      for meaning in own { add(place..<place + 1, meaning) }
      return place + 1
    }
    if let next = readPlatform(place, word) ?? readDevice(place, word) { return next }
    guard let (meaning, end) = names.phrase(at: place, text), isMeant(meaning, place..<end) else {
      if word.utf8.count < 4, let short = names.shortName(at: place, text) {
        add(place..<short.end, .device(short.targets, .model))
        return short.end
      }
      // `Apple's`
      let isEnding =
        text.sign(place - 1) == "'" && text.isGlued(place - 1) && !text.word(place - 2).isEmpty
      if let family = Self.letterFamilies[word], !isEnding, text.isElement(place..<place + 1) {
        letters.append(Mention(tokens: place..<place + 1, meaning: .family(family, .plain)))
      }
      return place + 1
    }
    if case .widget = meaning {
      let isName = ["kit", "family", "size", "sizes"].contains(text.word(end))
      add(place..<end, .widget(isName: isName))
    } else {
      add(place..<end, meaning)
    }
    return end
  }

  /// Whether a name that may mean something else does not.
  private func isMeant(_ meaning: Mention.Meaning, _ own: Range<Int>) -> Bool {
    let isElement = text.isElement(own)
    switch meaning {
    case .family(_, let rank): return isFamily(own.lowerBound, own.upperBound, rank)
    // `canvas` is a cell, in brackets as in `(device)`, or that of a widget: `the canvas of`.
    case .variant:
      return own.count > 1 || text.word(own.upperBound) == "of"
        || isElement
          && (text.unitOf[own.lowerBound] >= text.lines.count
            || text.sign(own.lowerBound - 1) == "(" && text.sign(own.upperBound) == ")"
              && text.sign(own.upperBound + 1) != "{")
    // `standard` is a setting where Display Zoom is spoken of.
    case .zoom: return own.count > 1 || isElement && speaksOfZoom
    // `switch height {` and the parameter `height: CGFloat` say nothing of other numbers.
    case .side:
      return !["switch", "if"].contains(text.word(own.lowerBound - 1))
        && !(text.sign(own.upperBound) == ":"
          && text.areTogether(own.lowerBound - 1, own.lowerBound)
          && "(_,".utf8.contains(text.sign(own.lowerBound - 1)))
    // `16 pt margin` says nothing of other numbers, and `PX0` is a name.
    case .unit:
      let behind = own.upperBound
      return !(text.isGlued(behind) && text.isNumber(behind))
        && !(text.areTogether(own.lowerBound - 1, own.lowerBound)
          && text.isNumber(own.lowerBound - 1))
    default: return true
    }
  }

  static let letterFamilies: [String: WidgetFamily] = [
    "s": .systemSmall, "m": .systemMedium, "l": .systemLarge, "xl": .systemExtraLarge,
  ]

  /// Words that are no names of the tables.
  static let words: [String: Mention.Meaning] = {
    var result: [String: Mention.Meaning] = [
      "width": .side(isWidth: true), "height": .side(isWidth: false),
      "nc": .kind(.today), "dynamic island": .kind(.activity), "larger": .zoom(.larger),
    ]
    for word in others { result[word] = .other(hasSize: sized.contains(word)) }
    for word in foreign + (4...10).map({ "pixel \($0)" }) {
      result[word] = .foreign
    }
    for (word, unit) in SizeReader.units where unit == .points || unit == .pixels {
      result[word] = .unit(unit)
    }
    return result
  }()

  /// Other systems with widgets.
  private static let foreign = [
    "android", "glance", "appwidget", "galaxy", "samsung", "windows 10", "windows 11", "kde",
    "gnome", "word press",
  ]

  /// What has a size of its own in a widget.
  static let sized: Set = [
    "image", "images", "img", "picture", "photo", "icon", "icons", "screenshot", "avatar",
    "thumbnail", "logo", "background", "content", "padding", "margin", "margins", "spacing",
    "inset", "insets", "offset", "origin", "radius", "inner",
  ]

  /// These, and what is small and large itself.
  static let others = sized.union([
    "area", "window", "screen", "text", "title", "font", "button", "phone", "phones", "device",
    "devices", "artwork", "cover", "badge", "body", "card", "banner", "modal", "dialog", "mask",
  ])

  /// Whether a word that may name a family does: not in `small icon`, `largeTitle`, `icons-small`, `CGRect`, `<small>`.
  func isFamily(_ place: Int, _ end: Int, _ rank: Mention.FamilyRank) -> Bool {
    guard rank != .full else { return true }
    // `164 × 164 Punkte groß`
    if text.areTogether(place - 1, place), text.word(place - 1).utf8.count > 3,
      SizeReader.units[text.word(place - 1)] != nil, !text.word(end).hasPrefix("widget")
    {
      return false
    }
    let isNext = text.areTogether(place, end)
    let behind = isNext ? text.word("-_".utf8.contains(text.sign(end)) ? end + 1 : end) : ""
    if Self.others.contains(behind) || isStyle(place) || isMarkup(place) { return false }
    // `@media`, `How large is a widget?`
    if text.sign(place - 1) == "@" || ["how", "so", "too", "very"].contains(text.word(place - 1)) {
      return false
    }
    // `func medium(isLarge: Bool)` has a parameter.
    if text.word(place - 1) == "is", text.isGlued(place), text.sign(end) == ":" { return false }
    return rank != .vague || !(text.isGlued(place) && !text.word(place - 1).isEmpty)
  }

  /// Words that say how something looks: in a name in front of a value, and in the name that has the value itself.
  private static let styles: Set = ["font", "weight", "button", "control"]
  private static let ownStyles = styles.union([
    "icon", "icons", "text", "btn", "badge", "banner", "card", "dialog", "modal",
  ])

  /// Whether a word is a part of the name of a style, or its value: `font-medium`, `fontWeight: .medium`.
  private func isStyle(_ place: Int) -> Bool {
    var name = place - 1
    while name > place - 5, text.areInOneLine(name, place),
      ":=\"'".utf8.contains(text.sign(name)) || text.sign(name) == "." && text.isGlued(name + 1)
        || text.sign(name) == "(" && text.isGlued(name)
    { name -= 1 }
    let isOwn = name == place - 1
    while name > place - 12, text.areInOneLine(name, place),
      "-_".utf8.contains(text.sign(name)) || !text.word(name).isEmpty
    {
      if (isOwn ? Self.ownStyles : Self.styles).contains(text.word(name)) { return true }
      guard text.isGlued(name) else { return false }
      name -= 1
    }
    return false
  }

  /// Whether a word is an element of a page, or tells of one that is no widget: `<small>`, `<button size="large">`.
  private func isMarkup(_ place: Int) -> Bool {
    guard !text.isLaidOut else { return false }
    var first = place - 1
    while first > place - 16, text.areInOneLine(first, place), !"<>".utf8.contains(text.sign(first))
    { first -= 1 }
    guard text.sign(first) == "<", text.isGlued(first + 1) else { return false }
    let name = text.sign(first + 1) == "/" ? first + 2 : first + 1
    return name == place
      ? text.word(place) == "small" && text.bytes[text.tokens[place].start].isLower
      : Self.others.contains(text.word(name))
  }

  /// The letters S, M and L stand for families if a file has all three.
  mutating func useLetters() {
    let own = Set(letters.map { text.word($0.tokens.lowerBound) })
    guard own.isSuperset(of: ["s", "m", "l"]) else { return }
    mentions = (mentions + letters).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }
}
