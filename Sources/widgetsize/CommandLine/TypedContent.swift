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
  /// Whether the words speak of an image.
  private let isImage: Bool
  /// Whether the words ask for lines of text.
  private let asksForLines: Bool
  /// Whether the words name a device in other words than the size of a screen.
  private let namesDevice: Bool

  /// Reads words, which may stand in several arguments or in one.
  init(_ arguments: some Sequence<String>) {
    var rest = arguments.flatMap { $0.split(separator: " ").map(String.init) }[...]
    isImage = rest.contains {
      ["image", "photo", "picture", "png", "jpg", "jpeg"].contains($0.lowercased())
    }
    asksForLines = rest.contains { $0.lowercased() == "lines" }
    namesDevice = !WordReader.bundled.read(rest.filter { SizeText($0)?.hasTwoSides != true })
      .devices
      .isEmpty
    let finder = WordReader.bundled.finder
    var before = ""
    while let word = rest.first {
      // `iphone 17 lines` has no 17 lines.
      let isOfName = Self.namesBeforeNumbers.contains(before)
      let count =
        (isOfName ? nil : readNumber(rest)) ?? readMostRows(rest) ?? readSpacing(rest)
        ?? readHeader(rest) ?? (isOfName ? nil : readRefused(rest)) ?? readSize(rest, finder)
        ?? readSide(rest)
      before = word.lowercased()
      if count == nil { words.append(word) }
      rest = rest.dropFirst(count ?? 1)
    }
    let asksForFont = words.indices.dropFirst().contains { index in
      ["font", "text", "style"].contains(words[index].lowercased())
        && ["largest", "biggest", "which", "what", "maximum"].contains(
          words[index - 1].lowercased())
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

  /// Reads what is not judged in words, and returns how many words it took; nil if there is none.
  private mutating func readRefused(_ words: ArraySlice<String>) -> Int? {
    let words = words.prefix(3).map { $0.lowercased() } + ["", ""]
    let second = words[1]
    if ["column", "columns", "grid"].contains(second),
      Int(words[0]) != nil || SizeText(words[0])?.hasTwoSides == true
    {
      refusal =
        "columns and grids are not added up; ask with the size of all: --content-width 312 --content-height 60"
    } else if words[0] == "footer", !options.isEmpty {
      refusal = "a footer has no option; add it to --header, the height of all that is no row"
    } else if words[0] == "font" && Self.length(second == "size" ? words[2] : second) != nil
      || asksForLines && Self.length(words[0]) != nil && Self.sides[second] == nil
        && (words[0].hasSuffix("pt") || ["pt", "pts", "points"].contains(second))
    {
      refusal =
        "sources have the line heights of text styles, not of fonts; ask with a style: --lines 2 --text-style body"
    } else {
      return nil
    }
    counts = true
    return 2
  }

  /// Reads `rows of 44`, of which as many are meant as fit, and returns how many words it took; nil if there
  /// are none.
  private mutating func readMostRows(_ rest: ArraySlice<String>) -> Int? {
    let words = rest.prefix(3).map { $0.lowercased() }
    guard options.isEmpty, ["row", "rows"].contains(words[0]) else { return nil }
    let count = words.count > 1 && words[1] == "of" ? 3 : 2
    if words.count >= count, let height = Self.length(words[count - 1]) {
      options = ["--rows", "most", "--row-height", height]
      counts = true
      return count
    }
    guard let styles = Self.styles(rest.dropFirst(count - 1)) else { return nil }
    options = ["--rows", "most", "--text-style", styles.names]
    counts = true
    return count - 1 + styles.count
  }

  /// The text styles with which words begin, `headline and subheadline`, and how many words name them; nil if they
  /// begin with none.
  private static func styles(_ words: ArraySlice<String>) -> (names: String, count: Int)? {
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
    return names.isEmpty
      ? nil : (names.joined(separator: ","), words.count - rest.count)
  }

  /// The number of a length in points: `44` of `44pt`; nil for any other word, such as `120px`.
  private static func length(_ word: String) -> String? {
    let number = word.prefix { $0.isNumber || $0 == "." }
    return Double(number) != nil && ["", "pt", "pts", "p"].contains(word[number.endIndex...])
      ? String(number) : nil
  }

  /// Reads rows or lines and how many, and returns how many words it took; nil if there are none.
  private mutating func readNumber(_ rest: ArraySlice<String>) -> Int? {
    let words = Array(rest.prefix(6))
    guard words.count > 1, Int(words[0]) != nil, options.isEmpty else { return nil }
    var count = words.count > 2 && words[2].lowercased() == "of" ? 3 : 2
    switch words[1].lowercased() {
    case "row", "rows", "item", "items", "entries":
      options = ["--rows", words[0]]
      if words.count > count, let height = Self.length(words[count].lowercased()) {
        options += ["--row-height", height]
        count += 1
      } else if let styles = Self.styles(rest.dropFirst(count)) {
        options += ["--text-style", styles.names]
        count += styles.count
      }
    case "line", "lines":
      options = ["--lines", words[0]]
      if let style = TextStyleWords.first(of: words.dropFirst(count)) {
        options += ["--text-style", style.style.rawValue]
        count += style.count
      }
      // `4 lines of body text fit` asks for no `text fit`.
      if words.count > count, words[count].lowercased() == "text" { count += 1 }
    default: return nil
    }
    counts = true
    return count
  }

  /// Reads the space between rows, `spacing 8`, and returns how many words it took; nil if there is none.
  private mutating func readSpacing(_ words: ArraySlice<String>) -> Int? {
    readLength("--spacing", of: ["spacing", "gap", "gaps"], words)
  }

  /// Reads what stands above rows, `header 24`, and returns how many words it took; nil if there is none.
  private mutating func readHeader(_ words: ArraySlice<String>) -> Int? {
    readLength("--header", of: ["header"], words)
  }

  /// Reads a length behind its name.
  private mutating func readLength(
    _ option: String, of names: Set<String>, _ words: ArraySlice<String>
  ) -> Int? {
    let words = words.prefix(3).map { $0.lowercased() }
    guard names.contains(words[0]), !options.isEmpty else { return nil }
    let count = words.count > 1 && words[1] == "of" ? 3 : 2
    guard words.count >= count, let length = Self.length(words[count - 1]) else { return nil }
    options += [option, length]
    return count
  }

  /// Reads one side of the content, `150 wide` or `height 120`, and returns how many words it took; nil if there
  /// is none.
  private mutating func readSide(_ words: ArraySlice<String>) -> Int? {
    let words = words.prefix(3).map { $0.lowercased() }
    for (number, side, count) in [(0, 1, 2), (0, 2, 3), (1, 0, 2)] where words.count >= count {
      guard let option = Self.sides[words[side]], let length = Self.length(words[number]),
        count < 3 || ["pt", "points"].contains(words[1]), !options.contains(option)
      else { continue }
      options += [option, length]
      return count
    }
    return nil
  }

  private static let sides = [
    "wide": "--content-width", "width": "--content-width", "high": "--content-height",
    "tall": "--content-height", "height": "--content-height",
  ]

  /// Reads a size that is no screen, and returns how many words it took; nil if there is none.
  private mutating func readSize(_ words: ArraySlice<String>, _ finder: DeviceFinder) -> Int? {
    guard options.isEmpty, let word = words.first, let size = SizeText(word), size.hasTwoSides
    else { return nil }
    let isInPixels = words.dropFirst().first.map { ["px", "pixels"].contains($0.lowercased()) }
    if isImage || size.isInPixels || isInPixels == true {
      options = ["--image", size.screenName]
      return isInPixels == true ? 2 : 1
    }
    switch finder.find(size.screenName) {
    // The size of a screen is content where another device is named.
    case .found, .ambiguous, .deviceWithoutScreen:
      guard namesDevice else { return nil }
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
