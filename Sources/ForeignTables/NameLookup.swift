internal import WidgetSizing

// What names and numbers mean.
extension Names {
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
      let word = text.words[token.value]
      return fillers.contains(word) ? "" : numbers[word] ?? word
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

  /// What the tokens of a file mean, in their order. Each token is read a fixed number of times.
  func mentions(in text: Text, patterns: [SizeReader.Pattern]) -> [Mention] {
    var reader = MentionReader(names: self, text: text)
    reader.read(patterns)
    return reader.mentions
  }

  func isWidgetWord(_ word: String) -> Bool {
    widgetWords.contains(word)
      || word.utf8.first.map { $0 >= 0xE0 } ?? false
        && widgetWords.contains { $0.utf8.first ?? 0 >= 0xE0 && word.contains($0) }
  }

  /// The longest name of a device that begins at a token.
  func device(at place: Int, _ text: Text, start: String = "")
    -> (targets: [Target], end: Int)?
  {
    var (key, next, best): (String, Int, ([Target], Int)?) = (start, place, nil)
    while next < text.tokens.count, next < place + 12, text.areTogether(place, next),
      let piece = Self.piece(text, next)
    {
      key += piece
      next += 1
      if !piece.isEmpty, let targets = devices[key] { best = (targets, next) }
    }
    return best
  }

  /// A name such as `16 Pro` that begins at a token and stands alone in quotes, in a cell or in a list.
  func shortName(at place: Int, _ text: Text) -> (targets: [Target], end: Int)? {
    guard
      place == 0 || !text.areTogether(place - 1, place) || Self.ends.contains(text.sign(place - 1))
    else { return nil }
    var (key, next) = ("", place)
    while next < text.tokens.count, next < place + 4, text.areTogether(place, next),
      text.tokens[next].kind != .sign, let piece = Self.piece(text, next)
    {
      key += piece
      next += 1
    }
    guard
      next == text.tokens.count || !text.areTogether(place, next)
        || Self.ends.contains(text.sign(next)),
      let targets = shortNames[key]
    else { return nil }
    return (targets, next)
  }

  static let ends = Set("\"'`(),|/;[]".utf8)

  func diagonal(_ tenths: Int) -> [Target] { diagonals[tenths] ?? [] }
  func screens(pixelHeight: Int) -> [Target] { pixelHeights[pixelHeight] ?? [] }
  func screens(height: Int) -> [Target] {
    screens.filter { $0.key.long == height }.flatMap(\.value).filter { $0.zoom == nil }
  }
  func screens(width: Int) -> [Target] { screensInPoints { $0.short == width } }

  func group(_ platform: Platform) -> [Target] { groups[platform] ?? [] }

  static func group(_ platform: Platform, _ catalog: Catalog) -> [Target] {
    let own = catalog.screenClasses.keys.filter {
      catalog.screenClasses[$0].idiom.platform == platform
    }
    return own.isEmpty
      ? [Target(place: Place(platform))]
      : own.map { Target(place: Place($0, device: nil, in: catalog)) }
  }

  /// The family that a word in a script without blanks names; 大 in 大小 does not stand for itself.
  func wideFamily(_ word: String) -> WidgetFamily? {
    wideFamilies.first { name, _ in word == name || name.count > 1 && word.contains(name) }?.family
  }

  /// The longest name of a family that begins at a token.
  func family(at place: Int, _ text: Text)
    -> (family: WidgetFamily, rank: Mention.FamilyRank, end: Int)?
  {
    guard text.bytes[text.tokens[place].start] < 0xE0 else { return nil }
    var (key, next) = ("", place)
    var best: (WidgetFamily, Mention.FamilyRank, Int)?
    while next < place + 6, next < text.tokens.count, text.areTogether(place, next) {
      let word = text.word(next)
      if word.isEmpty {
        guard next > place, "-_ ".utf8.contains(text.sign(next)) else { break }
      } else {
        key += word
        if let (family, rank) = families[key] { best = (family, rank, next + 1) }
      }
      next += 1
    }
    return best.map { ($0.0, $0.1, $0.2) }
  }
}
