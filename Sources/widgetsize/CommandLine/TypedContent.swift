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

  /// What describes content, and the options that say the same; without options, why it is refused. `#` is a count, `L` a
  /// length, `T` one with its unit, `S` text styles and `P` a size. A word with `?` may be left out.
  private static let patterns: [(words: [Substring], options: String)] = [
    ("# row|rows|item|items|entries of? L", "--rows # --row-height L"),
    ("# row|rows|item|items|entries of? S", "--rows # --text-style S"),
    ("# row|rows|item|items|entries", "--rows #"),
    ("# line|lines of? S text?", "--lines # --text-style S"),
    ("# line|lines of? text?", "--lines #"),
    ("row|rows of? L", "--rows most --row-height L"),
    ("row|rows of? S", "--rows most --text-style S"),
    ("spacing|gap|gaps of? L", "--spacing L"),
    ("header of? L", "--header L"),
    ("without|no margin|margins", "--no-margins"),
    ("L pt|points? wide|width", "--content-width L"), ("wide|width L", "--content-width L"),
    ("L pt|points? high|tall|height", "--content-height L"),
    ("high|tall|height L", "--content-height L"),
    ("# column|columns|grid", sums), ("P column|columns|grid", sums),
    ("font size? L", fonts), ("T", fonts), ("L pt|pts|points", fonts),
    ("footer", "a footer has no option; add it to --header, the height of all that is no row"),
  ].map { ($0.split(separator: " "), $1) }

  private static let sums =
    "columns and grids are not added up; ask with the size of all: --content-width 312 --content-height 60"
  private static let fonts =
    "sources have the line heights of text styles, not of fonts; ask with a style: --lines 2 --text-style body"

  /// Reads words, which may stand in several arguments or in one.
  init(_ arguments: some Sequence<String>) {
    let all = arguments.flatMap { $0.split(separator: " ").map(String.init) }
    let lower = all.map { $0.lowercased() }
    let asksForLines = lower.contains("lines")
    let isImage = lower.contains {
      ["image", "photo", "picture", "png", "jpg", "jpeg"].contains($0)
    }
    var rest = all[...]
    while let word = rest.first {
      // `iphone 17 lines` has no 17 lines.
      let before = rest.startIndex > 0 ? lower[rest.startIndex - 1] : ""
      let isOfName = Self.namesBeforeNumbers.contains(before)
      let count = readPattern(rest, isOfName, asksForLines) ?? readSize(rest, all, isImage)
      if count == nil { words.append(word) }
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

  /// Reads the first pattern with which words begin, and returns how many words it took; nil if there is none.
  private mutating func readPattern(
    _ words: ArraySlice<String>, _ isOfName: Bool, _ asksForLines: Bool
  ) -> Int? {
    for pattern in Self.patterns {
      let isFont = pattern.options == Self.fonts
      guard !isOfName || !isFont && !["#", "P"].contains(pattern.words[0]),
        !isFont || asksForLines || pattern.words[0] == "font",
        let (values, count) = Self.match(pattern.words, words)
      else { continue }
      let parts = pattern.options.split(separator: " ").map(String.init)
      switch parts[0] {
      // A line has rows, lines or a size; what is added to it stands behind.
      case "--rows", "--lines": guard options.isEmpty else { continue }
      case "--spacing", "--header", "a": guard !options.isEmpty else { continue }
      case "--no-margins": guard !options.isEmpty, options[0] != "--image" else { continue }
      default: guard !options.contains(parts[0]) else { continue }
      }
      if parts[0].hasPrefix("--") {
        options += parts.map { values[$0] ?? $0 }
        counts = counts || ["--rows", "--lines"].contains(parts[0])
      } else {
        (refusal, counts) = (pattern.options, true)
      }
      return count
    }
    return nil
  }

  /// What the signs of a pattern stand for, and how many words it has; nil if words do not begin with it.
  private static func match(
    _ pattern: [Substring], _ words: ArraySlice<String>
  ) -> (values: [String: String], count: Int)? {
    var values: [String: String] = [:]
    var rest = words
    for part in pattern {
      let found: (value: String, count: Int)?
      let word = rest.first?.lowercased() ?? ""
      switch part {
      case "#": found = Int(word).map { _ in (word, 1) }
      case "T": found = word.hasSuffix("pt") ? length(word).map { ($0, 1) } : nil
      case "L": found = length(word).map { ($0, 1) }
      case "P": found = SizeText(word)?.hasTwoSides == true ? (word, 1) : nil
      case "S": found = styles(rest)
      default:
        let isOptional = part.last == "?"
        let names = (isOptional ? part.dropLast() : part).split(separator: "|")
        let isNamed = names.contains { $0 == word }
        found = isNamed || isOptional ? (word, isNamed ? 1 : 0) : nil
      }
      guard let found else { return nil }
      values[String(part)] = found.value
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
    guard options.isEmpty, let word = words.first, let size = SizeText(word), size.hasTwoSides
    else { return nil }
    let isInPixels = ["px", "pixels"].contains(words.dropFirst().first?.lowercased())
    if isImage || size.isInPixels || isInPixels {
      options = ["--image", size.screenName]
      return isInPixels ? 2 : 1
    }
    let reader = WordReader.bundled
    switch reader.finder.find(size.screenName) {
    case .found, .ambiguous, .deviceWithoutScreen:
      let others = reader.read(all.filter { SizeText($0)?.hasTwoSides != true })
      guard !others.devices.isEmpty else { return nil }
    case .unknownScreen, .unknown: break
    }
    options = ["--content-width", size.sides[0], "--content-height", size.sides[1]]
    return 1
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
