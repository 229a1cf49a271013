internal import DataTables
internal import QuestionWords
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// The content that the words of `fit` describe: `4 rows of 28`, `5 lines of caption 2`, `150x60`.
struct TypedContent {
  /// The options that say the same; none if the words describe no content.
  private(set) var options: [String] = []
  /// The other words.
  private(set) var words: [String] = []
  /// Whether the words say that something is content, such as rows or lines.
  private(set) var counts = false
  /// What to do instead with content that is not judged in words: a sum, or a font without a line height in the
  /// sources; nil for other content.
  private(set) var refusal: String?

  /// What describes content, and the options that say the same, or the name of a sentence that says why it is refused:
  /// the rows `:content` of `Data/words.csv`. `#` is a count, in digits or as a word, `{length}` a length, `{font}` one
  /// with its unit, `{styles}` text styles and `{size}` a size. A word with `?` may be left out.
  private static let patterns = WordTable.rows(of: "content").map { row in
    (
      words: row.phrase.split(separator: " ").map { word in
        let isOptional = word.last == "?"
        return (names: (isOptional ? word.dropLast() : word).split(separator: "|"), isOptional)
      } as [Part], options: row.value
    )
  }

  /// A word of a pattern: what may stand there.
  private typealias Part = (names: [Substring], isOptional: Bool)

  /// Reads words, which may stand in several arguments or in one.
  init(_ arguments: some Sequence<String>) {
    let all = arguments.flatMap { $0.split(separator: " ").map(String.init) }
    let lower = all.map { $0.lowercased() }
    let asksForLines = lower.contains("lines")
    let isImage = lower.contains {
      ["image", "photo", "picture", "png", "jpg", "jpeg"].contains($0)
    }
    var rest = all[...]
    var isBehindContent = false
    while let word = rest.first {
      // `iphone 17 lines` has no 17 lines.
      let before = rest.startIndex > 0 ? lower[rest.startIndex - 1] : ""
      let isOfName = Self.namesBeforeNumbers.contains(before)
      let bound = words.last
      let count = readPattern(rest, isOfName, asksForLines) ?? readSize(rest, all, isImage)
      // `after 3 rows`
      if count != nil, let bound, WordTable.isBound(bound) {
        refusal = "\(quoted(bound)) before content is not understood; leave it out"
      }
      // `3 rows of 44 plus a header of 20`
      if count == nil {
        words.append(isBehindContent && word.lowercased() == "plus" ? "and" : word)
      }
      isBehindContent = count != nil
      rest = rest.dropFirst(count ?? 1)
    }
    let asksForFont = zip(words, words.dropFirst()).contains { lead, word in
      ["font", "text", "style"].contains(word.lowercased())
        && ["largest", "biggest", "which", "what", "maximum"].contains(lead.lowercased())
    }
    if asksForFont, options.first == "--lines" {
      refusal =
        "no command picks a font for \(options[1]) lines; ask for each text style: "
        + "--lines \(options[1]) --text-style title1"
    }
    guard asksForLines, options.isEmpty else { return }
    let (others, styles) = TextStyleWords.separated(from: words)
    words = others
    options =
      ["--lines", "most"]
      + (styles.isEmpty ? [] : ["--text-style", styles.map(\.rawValue).joined(separator: ",")])
  }

  /// Words that a number follows as a part of a name.
  private static let namesBeforeNumbers: Set = [
    "iphone", "ipad", "watch", "series", "ultra", "se", "pro", "air", "mini", "ios", "ipados",
    "watchos", "macos", "visionos",
  ]

  /// Reads the longest pattern with which words begin, and returns how many words it took; nil if there is none.
  private mutating func readPattern(
    _ words: ArraySlice<String>, _ isOfName: Bool, _ asksForLines: Bool
  ) -> Int? {
    let found = Self.patterns.compactMap { pattern -> Found? in
      let isFont = pattern.options == "fonts"
      let first = pattern.words.first { !$0.isOptional }?.names[0] ?? ""
      guard !isOfName || !isFont && !["#", "{size}", "{length}"].contains(first),
        !isFont || asksForLines || first == "font", mayHave(pattern.options)
      else { return nil }
      return Self.match(pattern.words, words).map { (pattern.options, $0.values, $0.count) }
    }.max { $0.count < $1.count }
    guard let found else { return nil }
    // The `plus` of `3 rows of 44 plus header 20` is no device.
    if self.words.last?.lowercased() == "plus",
      self.words.dropLast().last?.last?.isNumber != true
    {
      self.words[self.words.count - 1] = "and"
    }
    let parts = found.options.split(separator: " ").map(String.init)
    if parts[0].hasPrefix("--") {
      options += parts.map { found.values[$0] ?? $0 }
      counts = counts || ["--rows", "--lines"].contains(parts[0])
    } else {
      (refusal, counts) = (WordTable.sentence(parts[0]), true)
    }
    return found.count
  }

  private typealias Found = (options: String, values: [String: String], count: Int)

  /// Whether options may be added: a line has rows, lines or a size, and what is added to it stands behind.
  private func mayHave(_ added: String) -> Bool {
    let first = added.prefix { $0 != " " }
    return switch first {
    case "--rows", "--lines": options.isEmpty
    case "--spacing", "--header", "footer": !options.isEmpty
    case "--no-margins": !options.isEmpty && options[0] != "--image"
    default: !options.contains(String(first))
    }
  }

  /// What the signs of a pattern stand for, and how many words it has; nil if words do not begin with it.
  private static func match(
    _ pattern: [Part], _ words: ArraySlice<String>
  ) -> (values: [String: String], count: Int)? {
    var values: [String: String] = [:]
    var rest = words
    for part in pattern {
      let found: (value: String, count: Int)?
      let word = rest.first?.lowercased() ?? ""
      switch part.names[0] {
      case "#":
        // `three rows`
        let number = WordTable.sentence("number \(word)") ?? word
        found = Int(number).map { _ in (number, 1) }
      case "{font}": found = word.hasSuffix("pt") ? length(word).map { ($0, 1) } : nil
      case "{length}": found = length(word).map { ($0, 1) }
      case "{size}": found = SizeText(word)?.hasTwoSides == true ? (word, 1) : nil
      case "{styles}": found = styles(rest)
      default:
        let isNamed = part.names.contains { $0 == word }
        found = isNamed || part.isOptional ? (word, isNamed ? 1 : 0) : nil
      }
      guard let found else { return nil }
      values[String(part.names[0])] = found.value
      rest = rest.dropFirst(found.count)
    }
    return (values, words.count - rest.count)
  }

  /// The text styles with which words begin, `headline and subheadline`, and how many words name them; nil if they
  /// begin with none.
  private static func styles(_ words: ArraySlice<String>) -> (value: String, count: Int)? {
    var names: [String] = []
    var rest = words
    while let style = TextStyleWords.first(of: rest) {
      names.append(style.style.rawValue)
      rest = rest.dropFirst(style.count)
      guard ["and", "+", "&"].contains(rest.first),
        TextStyleWords.first(of: rest.dropFirst()) != nil
      else { break }
      rest = rest.dropFirst()
    }
    return names.isEmpty ? nil : (names.joined(separator: ","), words.count - rest.count)
  }

  /// The number of a length in points: `44` of `44pt`; nil for any other word, such as `120px`.
  private static func length(_ word: String) -> String? {
    let number = word.prefix { $0.isNumber || $0 == "." }
    return Double(number) != nil && ["", "pt", "pts", "p"].contains(word[number.endIndex...])
      ? String(number) : nil
  }

  /// Reads a size that is no screen, and returns how many words it took; nil if there is none. The size of a screen is
  /// content where another device is named.
  private mutating func readSize(
    _ words: ArraySlice<String>, _ all: [String], _ isImage: Bool
  ) -> Int? {
    // `1000x1000`, `1000 by 1000`
    let found = [3, 1].lazy.filter { $0 <= words.count }.compactMap { count in
      SizeText(words.prefix(count).joined(separator: " ")).map { (size: $0, count: count) }
    }.first { $0.size.hasTwoSides }
    guard options.isEmpty, let (size, count) = found else { return nil }
    let isInPixels = ["px", "pixels"].contains(words.dropFirst(count).first?.lowercased())
    if isImage || size.isInPixels || isInPixels {
      options = ["--image", size.screenName]
      return count + (isInPixels ? 1 : 0)
    }
    let reader = WordReader.bundled
    switch reader.finder.find(size.screenName) {
    case .found, .ambiguous, .deviceWithoutScreen:
      let others = reader.read(all.filter { SizeText($0)?.hasTwoSides != true })
      guard !others.devices.isEmpty else { return nil }
    case .unknownScreen, .unknown: break
    }
    options = ["--content-width", size.sides[0], "--content-height", size.sides[1]]
    return count
  }
}

extension TypedContent {
  /// Whether words in quotes are a text to be shown, and name neither content nor a widget.
  static func isText(_ argument: String) -> Bool {
    let options = TypedContent([argument]).options
    guard argument.contains(" "), options.isEmpty || options == ["--lines", "most"] else {
      return false
    }
    let reader = WordReader.bundled
    let reading = reader.read([argument])
    // A message about an image has words that name nothing.
    guard !reading.isUnderstood, reading.subject != .image else { return false }
    // A number or a word of a text may be a name of something: `room 4`.
    let unknown = argument.split(separator: " ").count { !reader.read([String($0)]).faults.isEmpty }
    return unknown > 1 || reading.devices.isEmpty && reading.families.isEmpty
  }

  /// Whether an option of `fit` describes content.
  static func isOption(_ argument: String) -> Bool {
    ["--row", "--line", "--content", "--image"].contains { argument.hasPrefix($0) }
  }
}
