internal import WidgetSizing

/// A size with what stands around it.
struct LabelledSize: Hashable {
  var size: WrittenSize
  var label = Label()
  /// Whether it is what was before, or of a name that is not known: a wrong one is not judged.
  var isAside = false
  /// Whether it is a screen, which names a device and is no widget.
  var isScreen = false
  /// Whether the family stands in the line, in the row or at the head of the column.
  var isNear = false
  /// Whether it stands in a sentence, in which words mean many things.
  var isInSentence = false
  /// Whether pixels are pixels. Code and style sheets call points so.
  var isInDocument = false
}

/// Finds for each size what it is of: in its line or row, else at the head of its column, else in the nearest line
/// above with less indent.
struct Context {
  let text: Text
  let names: Names
  let tables: Tables
  let mentions: [Mention]
  /// The first mention of each token.
  let firstMention: [Int32]
  let path: String
  var sizes: [LabelledSize] = []
  /// Whether the file speaks of widgets.
  private(set) var speaksOfWidgets = false
  /// Whether it has words and data, and no code.
  private(set) var isText = false
  private(set) var hasFamilies = false
  /// The orders of families that the file lists.
  var orders: [[WidgetFamily]] = []
  /// The end of the name of the file: `.md`, also of standard input.
  let suffix: String

  init(_ text: Text, _ names: Names, path: String) {
    let delimiter = text.delimiter(of: path)
    let name = path == "-" ? "a.md" : path.lowercased()
    suffix = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    var text = text
    text.layOut(suffix)
    tables = Tables(text, delimiter: delimiter)
    tables.markCells(of: &text)
    (self.text, self.names, self.path) = (text, names, path)
    let reader = SizeReader(text, delimiter: delimiter)
    var own = MentionReader(names: names, text: text)
    own.read(reader.patterns)
    var mentions = own.mentions
    // Sizes of screens are names of devices.
    var all = reader.sizes.map { LabelledSize(size: $0) }
    var screens: [Mention] = []
    for (index, own) in all.enumerated() {
      let targets = Self.screen(own.size, names)
      guard let targets else { continue }
      all[index].isScreen = true
      if !targets.isEmpty {
        screens.append(Mention(tokens: own.size.tokens, meaning: .device(targets, .screen)))
      }
    }
    if !screens.isEmpty {
      mentions = (mentions + screens).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }
    self.mentions = mentions
    var (first, next): ([Int32], Int) = ([], 0)
    first.reserveCapacity(text.tokens.count + 1)
    for token in 0...text.tokens.count {
      while next < mentions.count, mentions[next].tokens.lowerBound < token { next += 1 }
      first.append(Int32(next))
    }
    firstMention = first
    sizes = all
    noteFile()
    var isTaken = Array(repeating: false, count: text.tokens.count)
    for own in all { for token in own.size.tokens { isTaken[token] = true } }
    for pattern in reader.patterns { for token in pattern.tokens { isTaken[token] = true } }
    noteOrder()
    addColumns(isTaken)
    addLists(reader.lists)
    addSides(reader.lone, &isTaken)
    addSingles(isTaken)
    sizes.sort { $0.size.tokens.lowerBound < $1.size.tokens.lowerBound }
    let hasPixels = isText && ![".css", ".scss", ".html", ".htm"].contains(suffix)
    for index in sizes.indices { sizes[index].isInDocument = hasPixels }
    resolve()
  }

  /// The screens that two numbers are; empty for one that no known device has, nil for a size.
  static func screen(_ size: WrittenSize, _ names: Names) -> [Target]? {
    guard size.form != .loose, size.unit != .other, let width = size.width.whole,
      let height = size.height?.whole
    else { return nil }
    let known = names.screen(width, height)
    if !known.isEmpty,
      known.contains(where: { $0.place.platform != .watchOS }) || size.form == .size
    {
      return known
    }
    // No widget has the shape of a screen.
    let percent = 100 * width / max(1, height)
    return height >= 640 && ((40...57).contains(percent) || (66...80).contains(percent))
      && known.isEmpty
      ? [] : nil
  }

  // MARK: What the file says

  /// Documents and data, and those with pixels that are points.
  private static let texts: Set = [
    ".md", ".markdown", ".txt", ".csv", ".tsv", ".html", ".htm", ".rst", ".adoc", ".org", ".tex",
    ".log", ".json", ".yaml", ".yml", ".toml", ".ini", ".cfg", ".properties", ".xml", ".plist",
    ".sql", ".css", ".scss",
  ]

  private mutating func noteFile() {
    let name = path.split(separator: "/").last.map(String.init)?.lowercased() ?? ""
    isText = Self.texts.contains(suffix)
    speaksOfWidgets = name.contains("widget")
    for mention in mentions {
      switch mention.meaning {
      case .widget(let isName):
        if isText || isName
          || isComment(text.line(of: mention.tokens.lowerBound), before: mention.tokens.lowerBound)
        {
          speaksOfWidgets = true
        }
      case .family(_, let rank): hasFamilies = hasFamilies || rank > .vague
      default: break
      }
    }
  }

  /// Where the comment of a line begins; nil if it has none.
  func commentStart(_ line: Int) -> Int? {
    let tokens = text.lines[line].tokens
    let first = tokens.lowerBound, sign = text.sign(first)
    if "*;%".utf8.contains(sign) || sign == "#" && !isDirective(first + 1) { return first }
    if "-\"<".utf8.contains(sign),
      text.sign(first + 1) == sign || "!?".utf8.contains(text.sign(first + 1))
    {
      return first
    }
    return tokens.prefix(200).first { place in
      text.sign(place) == "/" && "/*".utf8.contains(text.sign(place + 1))
        && !(text.isGlued(place) && text.sign(place - 1) == ":")
        || text.sign(place) == "#" && !text.isGlued(place) && !text.isGlued(place + 1)
    }
  }

  /// `#define` and the like are code.
  private func isDirective(_ place: Int) -> Bool {
    text.isGlued(place) && Self.directives.contains(text.word(place))
  }

  private static let directives: Set = [
    "define", "if", "ifdef", "ifndef", "elif", "elseif", "else", "endif", "undef", "include",
    "import", "pragma", "available", "let",
  ]

  /// Whether a line is a comment, or has one in front of a token.
  func isComment(_ line: Int, before token: Int? = nil) -> Bool {
    commentStart(line).map { $0 <= (token ?? text.lines[line].tokens.lowerBound) } ?? false
  }

  // MARK: Labels

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
    for mention in own {
      switch mention.meaning {
      case .device(let targets, let rank):
        guard rank > .group || isCell || hasFullName || isKey(mention.tokens) else { continue }
        let isWhole =
          isCell && rank == .model && own.count < 12
          && MentionReader.starts.contains(text.word(mention.tokens.lowerBound))
          && !mention.tokens.contains { ",/&+".utf8.contains(text.sign($0)) }
        label.add(
          Label.Device(
            targets: targets, rank: rank, unknown: targets.isEmpty ? written(mention.tokens) : nil,
            each: isWhole ? [targets] : []))
      case .family(let family, let rank):
        guard rank > .vague || hasFamilies else { continue }
        // `contentInMedium` is one name.
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

  private func isOneName(_ first: Int, _ last: Int) -> Bool {
    first >= 0 && (first..<last).allSatisfy { text.isGlued($0 + 1) && !text.word($0).isEmpty }
  }

  func written(_ tokens: Range<Int>) -> String {
    String(
      decoding: text.bytes[
        text.tokens[tokens.lowerBound].start..<text.tokens[tokens.upperBound - 1].end],
      as: UTF8.self)
  }

  /// Whether tokens are a key, a text of their own or a member of an enumeration: `"Mac":`, `.iPad:`.
  private func isKey(_ tokens: Range<Int>) -> Bool {
    let (before, after) = (text.sign(tokens.lowerBound - 1), text.sign(tokens.upperBound))
    return "\"'.`".utf8.contains(before) && "\"':,`".utf8.contains(after)
      || after == ":" && !text.areInOneLine(tokens.lowerBound - 1, tokens.lowerBound)
  }

  /// What a line says to the lines below it. A comment about something else says nothing of versions.
  func outerLabel(_ line: Int, isHeading: Bool) -> Label {
    let tokens = text.lines[line].tokens
    let words = tokens.count { text.tokens[$0].kind == .word }
    var label = label(tokens, isCell: isHeading || words < 4, isAbove: true)
    // A comparison names several devices above columns of each.
    label.device?.each = []
    if !isHeading, isComment(line), isRemark(tokens, label) { label.versions = nil }
    let isShort = words < 6 || isHeading
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
    "measured", "caption",
  ]
  static let plainWords: Set = [
    "on", "for", "in", "of", "the", "from", "since", "before", "until", "up", "to", "and", "or",
    "with", "as", "by", "all", "home", "screen", "mark", "i", "os", "app", "apple", "values",
    "later", "earlier", "newer", "older",
  ]
}
