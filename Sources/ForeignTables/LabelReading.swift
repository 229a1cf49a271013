internal import WidgetSizing

// What the words of some tokens say of a size.
extension Context {
  /// What the mentions of some tokens say. Platforms count only in a heading, a cell or a key, and beside a full name of
  /// a family: `macOS systemSmall`. Settings and units count there, and in the line of a size.
  func label(
    _ tokens: Range<Int>, isCell: Bool = false, isFirst: Bool = false, isAbove: Bool = false
  ) -> Label {
    var label = Label()
    var lastOther = -100
    guard !tokens.isEmpty else { return label }
    let own = mentions[Int(firstMention[tokens.lowerBound])..<Int(firstMention[tokens.upperBound])]
    let hasFullName = own.contains { mention in
      if case .family(_, .full) = mention.meaning { true } else { false }
    }
    for (index, mention) in zip(own.indices, own) where !isExcluded(mention.tokens.lowerBound) {
      switch mention.meaning {
      case .device(let targets, let rank):
        guard
          rank > .group || isCell || hasFullName || isKey(mention.tokens)
            || isBesideFamily(index, in: own)
        else { continue }
        let isWhole =
          (isCell || isText(mention.tokens) && isOfCase(mention.tokens)) && rank == .model
          && own.count < 12
          && MentionReader.starts.contains(text.word(mention.tokens.lowerBound))
          && !mention.tokens.contains { ",/&+".utf8.contains(text.sign($0)) }
        label.add(
          Label.Device(
            targets: targets, rank: rank, unknown: targets.isEmpty ? written(mention.tokens) : nil,
            each: isWhole ? [targets] : []))
      case .family(let family, let rank):
        guard rank > .vague || hasFamilies else { continue }
        // `contentInMedium` and `avatar-large` are one name.
        lastOther =
          isOneName(lastOther, mention.tokens.lowerBound) ? mention.tokens.lowerBound : -100
        let isPlace = names.catalog.kind(of: family) == .activity
        let isAccessory = names.catalog.id(of: family).hasPrefix("accessory")
        label.add(
          Label.Family(
            family: family, rank: rank, isPlace: isPlace,
            hasPlaces: !isPlace && (rank == .full || isAccessory)), isFirst: isFirst)
      case .versions(let versions): label.add(versions)
      case .bareVersions(let versions): label.bare = label.bare ?? versions
      case .versionWord: label.namesVersions = true
      case .kind(let kind): label.kind = kind
      case .variant(let variant): label.variant = variant
      case .zoom(let zoom): if isCell || !isAbove { label.zoom = zoom }
      case .scale(let scale): if isCell || !isAbove { label.scale = scale }
      case .unit(let unit): if isCell || !isAbove { label.unit = unit }
      case .foreign: label.isForeign = true
      case .widget: label.speaksOfWidgets = true
      case .side(let isWidth): label.isWidth = isWidth
      case .other(let hasSize): lastOther = hasSize ? mention.tokens.lowerBound : -100
      }
    }
    label.isOther = tokens.upperBound - lastOther < 7
    return label
  }

  /// Whether a name is one that is not meant: `device != "iPhone 15"`, `family !== Family.small`.
  private func isExcluded(_ name: Int) -> Bool {
    var place = name - 1
    while "\"'.".utf8.contains(text.sign(place)) || text.sign(place + 1) == "." && place > name - 6
    {
      place -= 1
    }
    return text.sign(place) == "=" && (text.sign(place - 1) == "!" || text.sign(place - 2) == "!")
  }

  private func isOneName(_ first: Int, _ last: Int) -> Bool {
    first >= 0
      && (first..<last).allSatisfy {
        text.isGlued($0 + 1) && (!text.word($0).isEmpty || "-_".utf8.contains(text.sign($0)))
      }
  }

  func written(_ tokens: Range<Int>) -> String {
    String(
      decoding: text.bytes[
        text.tokens[tokens.lowerBound].start..<text.tokens[tokens.upperBound - 1].end],
      as: UTF8.self)
  }

  /// Whether tokens are a key, a text of their own or a member of an enumeration: `"Mac":`, `.iPad:`.
  private func isKey(_ tokens: Range<Int>) -> Bool {
    isText(tokens)
      || text.sign(tokens.upperBound) == ":"
        && !text.areInOneLine(tokens.lowerBound - 1, tokens.lowerBound)
  }

  private func isText(_ tokens: Range<Int>) -> Bool {
    "\"'.`".utf8.contains(text.sign(tokens.lowerBound - 1))
      && "\"':,`".utf8.contains(text.sign(tokens.upperBound))
  }

  /// Whether a name is one of a `case`, and not of a list beside others: `zip(["iPhone 15", …], [CGSize(…), …])`.
  private func isOfCase(_ tokens: Range<Int>) -> Bool {
    let line = text.lines[text.line(of: tokens.lowerBound)].tokens
    return text.word(line.lowerBound) == "case"
  }

  /// Whether the name of a family follows that of a system: `macOS small`.
  private func isBesideFamily(_ index: Int, in mentions: ArraySlice<Mention>) -> Bool {
    guard index + 1 < mentions.endIndex, case .family(_, let rank) = mentions[index + 1].meaning
    else { return false }
    return rank > .vague
      && mentions[index + 1].tokens.lowerBound == mentions[index].tokens.upperBound
  }

  /// What a line says to the lines below it. A comment about something else says nothing of versions.
  func outerLabel(_ line: Int, isHeading: Bool) -> Label {
    let tokens = text.lines[line].tokens
    let words = tokens.count { text.tokens[$0].kind == .word }
    var label = label(tokens, isCell: isHeading || words < 4, isAbove: true)
    // A comparison names several devices above columns of each.
    if text.word(tokens.lowerBound) != "case" { label.device?.each = [] }
    if !isHeading, isComment(line), isRemark(tokens, label) { label.versions = nil }
    let isShort = words < 6 || isHeading
    // `let isLarge = family == .systemLarge` is a condition.
    if words < 8,
      tokens.prefix(3).contains(where: { ["let", "var", "val", "const"].contains(text.word($0)) }),
      tokens.contains(where: { text.sign($0) == "=" && text.sign($0 - 1) == "=" })
    {
      (label, label.device) = (label.withoutFamily, nil)
    }
    // A list of families is an order, and no family.
    if label.families.count > 1, !isShort || label.families.count > 2 { label.family = nil }
    return label
  }

  /// Whether a comment is about something else than sizes of widgets: it has other words, and names none of them.
  private func isRemark(_ tokens: Range<Int>, _ label: Label) -> Bool {
    let words = tokens.map { text.word($0) }
    if words.contains(where: Self.tasks.contains) { return true }
    // `Interactive widgets (iOS 17)`
    let isAside = tokens.contains {
      text.sign($0) == "(" && MentionReader.systems[text.word($0 + 1)] != nil
    }
    guard label.device == nil, label.family == nil, !label.speaksOfWidgets || isAside else {
      return false
    }
    var read = Set<Int>()
    for mention in mentions[
      Int(firstMention[tokens.lowerBound])..<Int(firstMention[tokens.upperBound])]
    {
      read.formUnion(mention.tokens)
    }
    return !words.contains(where: Self.sizeWords.contains)
      && tokens.contains { place in
        let word = text.word(place)
        return !word.isEmpty && !read.contains(place) && !Self.plainWords.contains(word)
      }
  }

  private static let tasks: Set = ["todo", "fixme", "xxx", "hack"]
  static let sizeWords: Set = [
    "size", "sizes", "dimension", "dimensions", "frame", "frames", "point", "points", "pt",
    "measured", "caption", "dim", "dims", "bounds",
  ]
  static let plainWords: Set = [
    "on", "for", "in", "of", "the", "from", "since", "before", "until", "up", "to", "and", "or",
    "with", "as", "by", "all", "home", "screen", "mark", "i", "os", "app", "apple", "values",
    "later", "earlier", "newer", "older",
  ]

  /// Whether a size has a name that says nothing of widgets or sizes: `map: { width: 130, height: 126 }`.
  func hasOwnName(_ place: Int) -> Bool {
    var name = place - 1
    while "([{\"'".utf8.contains(text.sign(name)) || ["cg", "size"].contains(text.word(name)) {
      name -= 1
    }
    guard ":=".utf8.contains(text.sign(name)), text.areInOneLine(name, place) else { return false }
    repeat { name -= 1 } while "\"'`".utf8.contains(text.sign(name))
    var words: [String] = []
    repeat {
      guard !text.word(name).isEmpty, !isOfName(name) else { break }
      words.append(text.word(name))
      name -= 1
    } while text.isGlued(name + 1)
    return !isOfName(name)
      && !words.contains { Self.sizeWords.contains($0) || ["style", "do"].contains($0) }
      && words.contains { $0.utf8.count > 1 && !SizeReader.typeWords.contains($0) }
  }
}
