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
  /// Whether it has a name that says nothing of widgets.
  var hasOwnName = false
  /// Whether the file is about widgets of these systems.
  var isAmongWidgets = false
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
  /// Whether it has a word for widgets, also in a name of code, and a name of a device, of a system or of WidgetKit.
  private(set) var isAboutWidgets = false
  /// Whether it has words and data, and no code.
  private(set) var isText = false
  /// Whether it has sentences and headings.
  var isDocument: Bool { Text.documents.contains(suffix) }
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
    let reader = SizeReader(
      text, delimiter: delimiter, columnSides: tables.columnSides())
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
    var lists = reader.lists
    for pattern in reader.patterns {
      for token in pattern.tokens { isTaken[token] = true }
      // `medium-364x170.png`
      if pattern.tokens.count == 3, names.screens(pattern).isEmpty {
        let first = text.number(pattern.tokens.lowerBound)
        lists.append(SizeReader.List(whole: WrittenSize(unread: first, tokens: pattern.tokens)))
      }
    }
    for list in lists { for token in list.whole.tokens { isTaken[token] = true } }
    if !lists.isEmpty || !sizes.isEmpty { noteOrder() }
    for token in reader.columnSides.keys { isTaken[token] = true }
    addCells(isTaken)
    addLists(lists)
    addSides(reader.lone, &isTaken)
    addSingles(isTaken)
    guard !sizes.isEmpty else { return }
    sizes.sort { $0.size.tokens.lowerBound < $1.size.tokens.lowerBound }
    let hasPixels = isText && ![".css", ".scss", ".html", ".htm"].contains(suffix)
    for index in sizes.indices {
      // `"158px"` of a design token is in points.
      let isToken = Self.data.contains(suffix) && sizes[index].size.unit == .pixels
      sizes[index].isInDocument = hasPixels && !isToken
      sizes[index].isAmongWidgets = isAboutWidgets
    }
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
  private static let texts = Text.documents.union(data).union([
    ".csv", ".tsv", ".html", ".htm", ".log", ".ini", ".cfg", ".properties", ".xml", ".plist",
    ".sql", ".css", ".scss",
  ])

  private static let data: Set = [".json", ".yaml", ".yml", ".toml"]

  private mutating func noteFile() {
    let name = path.split(separator: "/").last.map(String.init)?.lowercased() ?? ""
    isText = Self.texts.contains(suffix)
    speaksOfWidgets = name.contains("widget")
    var (hasWidgets, hasSystem) = (speaksOfWidgets, false)
    for mention in mentions {
      switch mention.meaning {
      case .widget(let isName):
        hasWidgets = true
        if isText || isName
          || isComment(text.line(of: mention.tokens.lowerBound), before: mention.tokens.lowerBound)
        {
          speaksOfWidgets = true
        }
      case .family(_, let rank):
        hasFamilies = hasFamilies || rank > .vague
        if rank == .full { (hasWidgets, hasSystem) = (true, true) }
      case .device, .versions, .kind: hasSystem = true
      default: break
      }
    }
    isAboutWidgets = hasWidgets && hasSystem
  }

  /// Where the comment of a line begins; nil if it has none.
  func commentStart(_ line: Int) -> Int? {
    let tokens = text.lines[line].tokens
    let first = tokens.lowerBound, sign = text.sign(first)
    let isEmphasis = sign == "*" && text.isGlued(first + 1) && !text.word(first + 1).isEmpty
    if "*;%".utf8.contains(sign) && !isEmphasis || sign == "#" && !isDirective(first + 1) {
      return first
    }
    // `--widget-width: 338px` is a variable.
    if "-\"<".utf8.contains(sign),
      text.sign(first + 1) == sign || "!?".utf8.contains(text.sign(first + 1)),
      sign != "-" || !text.isGlued(first + 2) || text.word(first + 2).isEmpty
    {
      return first
    }
    guard text.lines[line].mayHaveComment else { return nil }
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
}
