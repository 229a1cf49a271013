internal import WidgetSizing

// What names and numbers mean.
extension Names {
  /// The families in the order in which sizes in a row are listed.
  var usualOrder: [WidgetFamily] {
    [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
  }

  /// The screens with two sides, in points or in pixels, either way up; none if there is none.
  func screen(_ width: Int, _ height: Int) -> [Target] {
    screens[Sides(short: min(width, height), long: max(width, height))] ?? []
  }

  /// The screens of a condition. An open range begins with the screens of its end, if there are any.
  func screens(_ pattern: SizeReader.Pattern) -> [Target] {
    func contains(_ span: SizeReader.Span, _ side: Int, _ isKnown: Bool) -> Bool {
      span.last.map { span.first...$0 ~= side }
        ?? (isKnown ? side == span.first : side >= span.first)
    }
    let isKnown = screens.keys.contains { $0.long < 1_400 && $0.short == pattern.widths.first }
    return screensInPoints { sides in
      contains(pattern.widths, sides.short, isKnown)
        && pattern.heights.map { contains($0, sides.long, false) } ?? true
    }
  }

  /// The screens in points, but for those of watches, the narrowest first.
  func screensInPoints(_ isMeant: (Sides) -> Bool) -> [Target] {
    screens.filter { $0.key.long < 1_400 && isMeant($0.key) }
      .sorted { ($0.key.short, $0.key.long) < ($1.key.short, $1.key.long) }
      .flatMap(\.value).filter { $0.place.platform != .watchOS }
  }

  func screens(width: Int) -> [Target] { screensInPoints { $0.short == width } }

  // MARK: Reading

  /// The letters and digits of tokens as they are compared: without `inch`, `generation` and signs.
  static func key(_ text: Text, _ tokens: Range<Int>) -> String {
    tokens.map { piece(text, $0) ?? "" }.joined(separator: "")
  }

  static let fillers: Set = ["inch", "inches", "generation", "gen", "st", "nd", "rd", "th"]
  static let numbers = [
    "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "eleven": "11",
    "twelve": "12",
  ]

  /// A token as a part of a name; nil if it ends one.
  static func piece(_ text: Text, _ place: Int) -> String? {
    let token = text.tokens[place]
    switch token.kind {
    case .word:
      return piece(of: text.words[token.value])
    case .number:
      return String(
        decoding: text.bytes[token.start..<token.end].lazy.filter { $0 != "." }, as: UTF8.self)
    case .sign:
      if token.isSign(","), text.isGlued(place), text.isGlued(place + 1), text.isNumber(place - 1),
        text.isNumber(place + 1)
      {
        return ","
      }
      // `iPhone 7+`
      if token.isSign("+"), text.isGlued(place) { return "plus" }
      return "-_()\"'".utf8.contains(UInt8(token.value)) ? "" : nil
    }
  }

  /// Whether a name may begin with a word: most words of a file begin none.
  func mayBegin(_ word: String) -> Bool {
    word.utf8.count < 4 || starts.contains(Self.piece(of: word))
      || word.utf8.contains { $0 >= 0xE0 }
      || MentionReader.platformWords.contains(word)
  }

  private static func piece(of word: String) -> String {
    fillers.contains(word) ? "" : numbers[word] ?? word
  }

  /// The longest name that begins at a token, or goes on there behind `start`.
  func phrase(at place: Int, _ text: Text, start: String = "")
    -> (meaning: Mention.Meaning, end: Int)?
  {
    var (key, next, best): (String, Int, (Mention.Meaning, Int)?) = (start, place, nil)
    while next < place + 12, text.areTogether(place, next), let piece = Self.piece(text, next) {
      if key.isEmpty, !starts.contains(piece) { return nil }
      key += piece
      next += 1
      if !piece.isEmpty, let meaning = phrases[key] { best = (meaning, next) }
    }
    return best
  }

  /// Whether a name in front of a side is that of a widget or a device, or none: `medium` of `mediumWidth`.
  func isWidget(_ stem: String) -> Bool {
    switch phrases[stem] {
    case .family, .widget, .device: true
    default: stem.isEmpty
    }
  }

  /// A name such as `16 Pro` that begins at a token and stands alone in quotes, in a cell or in a list.
  func shortName(at place: Int, _ text: Text) -> (targets: [Target], end: Int)? {
    func isEnd(_ sign: Int) -> Bool {
      !text.areTogether(place, sign) || "\"'`(),|/;[]*".utf8.contains(text.sign(sign))
    }
    guard isEnd(place - 1) else { return nil }
    var (key, next) = ("", place)
    while next < place + 4, text.areTogether(place, next), text.tokens[next].kind != .sign,
      let piece = Self.piece(text, next)
    {
      key += piece
      next += 1
    }
    return isEnd(next) ? shortNames[key].map { ($0, next) } : nil
  }

  /// What a word in a script without blanks names; 大 in 大小 does not stand for itself.
  func wideMeanings(_ word: String) -> [Mention.Meaning] {
    // `ウィジェット小`
    let rest = wide.first { $0.family == nil && word.hasPrefix($0.name) }
      .map { word.dropFirst($0.name.count) }
    let own = wide.filter {
      word == $0.name || rest == $0.name[...] || $0.name.count > 1 && word.contains($0.name)
    }
    return (own.lazy.compactMap(\.family).first.map { [.family($0, .plain)] } ?? [])
      + (own.contains { $0.family == nil } ? [.widget(isName: false)] : [])
  }
}
