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
  /// Whether the words say that something is content: rows, lines, columns or a grid.
  var counts: Bool {
    isGrid || options.contains { ["--rows", "--lines", "--column-count"].contains($0) }
  }
  private var isGrid = false
  /// Whether the words speak of an image.
  private let isImage: Bool
  /// Whether the words ask how many lines of text fit.
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
        (isOfName ? nil : readNumber(rest) ?? readGrid(rest)) ?? readMostRows(rest)
        ?? (isOfName ? nil : readMostLines(rest))
        ?? readSpacing(rest) ?? readEnds(rest) ?? readSize(rest, finder) ?? readSide(rest)
      before = word.lowercased()
      if count == nil { words.append(word) }
      rest = rest.dropFirst(count ?? 1)
    }
  }

  /// Words that a number follows as a part of a name.
  private static let namesBeforeNumbers: Set = [
    "iphone", "ipad", "watch", "series", "ultra", "se", "pro", "air", "mini", "ios", "ipados",
    "watchos", "macos", "visionos",
  ]

  /// Reads `rows of 44`, of which as many are meant as fit, and returns how many words it took; nil if there
  /// are none.
  private mutating func readMostRows(_ words: ArraySlice<String>) -> Int? {
    let words = words.prefix(3).map { $0.lowercased() }
    guard options.isEmpty, ["row", "rows"].contains(words[0]) else { return nil }
    let count = words.count > 1 && words[1] == "of" ? 3 : 2
    guard words.count >= count, let height = Self.length(words[count - 1]) else { return nil }
    options = ["--rows", "most", "--row-height", height]
    return count
  }

  /// Reads the font size of lines without a number, `lines of 17pt text`, and returns how many words it took; nil if
  /// there is none.
  private mutating func readMostLines(_ words: ArraySlice<String>) -> Int? {
    guard options.isEmpty, asksForLines, let count = readFont(words, mayLackName: true) else {
      return nil
    }
    options = ["--lines", "most"] + options
    return count
  }

  /// The number of a length in points: `44` of `44pt`; nil for any other word, such as `120px`.
  private static func length(_ word: String) -> String? {
    let number = word.prefix { $0.isNumber || $0 == "." }
    return Double(number) != nil && ["", "pt", "pts", "p"].contains(word[number.endIndex...])
      ? String(number) : nil
  }

  /// The points of a number; nil for those that no content has.
  private static func points(_ number: String) -> Points? {
    DecimalNumber(number).flatMap { Points(mantissa: $0.mantissa, decimals: $0.fractionDigits) }
      .flatMap { ContentLayout.heights.contains($0) ? $0 : nil }
  }

  /// Reads the size of a font, `font 20` or `20 pt font`, and returns how many words it took; nil if there is
  /// none. Where nothing but text is asked about, `17pt` says it alone.
  private mutating func readFont(
    _ words: ArraySlice<String>, mayLackName: Bool = false
  ) -> Int? {
    let words = words.prefix(4).map { $0.lowercased() }
    var rest = words[...]
    func take(_ names: String...) -> Bool {
      guard let word = rest.first, names.contains(word) else { return false }
      rest.removeFirst()
      return true
    }
    _ = take("of", "in", "at", "with")
    let isNamed = take("font")
    if isNamed { _ = take("size") }
    guard let size = rest.first.flatMap(Self.length) else { return nil }
    rest.removeFirst()
    if !isNamed {
      let hasUnit = take("pt", "pts", "points", "point") || words.contains { $0.hasSuffix("pt") }
      guard take("font", "text") || mayLackName && hasUnit else { return nil }
    }
    options += ["--font-size", size]
    return words.count - rest.count
  }

  /// Reads rows or lines and how many, and returns how many words it took; nil if there are none.
  private mutating func readNumber(_ words: ArraySlice<String>) -> Int? {
    let words = Array(words.prefix(6))
    guard words.count > 1, Int(words[0]) != nil, options.isEmpty else { return nil }
    var count = words.count > 2 && words[2].lowercased() == "of" ? 3 : 2
    switch words[1].lowercased() {
    case "row", "rows", "item", "items", "entries":
      options = ["--rows", words[0]]
      if words.count > count, let height = Self.length(words[count].lowercased()) {
        options += ["--row-height", height]
        count += 1
      }
    case "line", "lines":
      options = ["--lines", words[0]]
      if let font = readFont(words[2...]) { return 2 + font }
      if let style = TextStyleWords.first(of: words.dropFirst(count)) {
        options += ["--text-style", style.name]
        count += style.count
      }
      // `4 lines of body text fit` asks for no `text fit`.
      if words.count > count, words[count].lowercased() == "text" { count += 1 }
    case "column", "columns":
      options = ["--column-count", words[0]]
      if words.count > count, let width = Self.length(words[count].lowercased()) {
        options += ["--column-width", width]
        count += 1
      }
    default: return nil
    }
    return count
  }

  /// Reads squares or boxes side by side, `3x3 grid of 40 spacing 8`, as one size, and returns how many words it
  /// took; nil if there are none.
  private mutating func readGrid(_ words: ArraySlice<String>) -> Int? {
    var rest = words.map { $0.lowercased() }[...]
    guard options.isEmpty, let grid = rest.popFirst().flatMap({ SizeText($0) }), grid.hasTwoSides,
      rest.popFirst() == "grid"
    else { return nil }
    _ = rest.first == "of" ? rest.popFirst() : nil
    guard let box = rest.popFirst().flatMap({ SizeText($0) }) else { return nil }
    var space = Points.zero
    if let word = rest.first, ["spacing", "gap", "gaps"].contains(word),
      let own = rest.dropFirst().first.flatMap(Self.length).flatMap(Self.points)
    {
      (space, rest) = (own, rest.dropFirst(2))
    }
    let counts = grid.sides.compactMap { Int($0) }.filter((1...1_000).contains)
    let sides = box.sides.compactMap(Self.points)
    let text =
      if counts.count == 2, sides.count == box.sides.count {
        zip(counts, [sides[0], sides[sides.count - 1]]).map { count, side in
          (count * side + (count - 1) * space).description
        }.joined(separator: "x")
      } else {
        // The option refuses what is no size.
        words.prefix(words.count - rest.count).joined(separator: " ")
      }
    options = ["--content-size", text]
    isGrid = true
    return words.count - rest.count
  }

  /// Reads the space between rows or columns, `spacing 8`, and returns how many words it took; nil if there is none.
  private mutating func readSpacing(_ words: ArraySlice<String>) -> Int? {
    let words = words.prefix(3).map { $0.lowercased() }
    guard ["spacing", "gap", "gaps"].contains(words[0]), let first = options.first else {
      return nil
    }
    let count = words.count > 1 && words[1] == "of" ? 3 : 2
    guard words.count >= count, let space = Self.length(words[count - 1]) else { return nil }
    options += [first == "--column-count" ? "--column-spacing" : "--spacing", space]
    return count
  }

  /// Reads what stands above or below rows, `header 24`, and returns how many words it took; nil if there is none.
  private mutating func readEnds(_ words: ArraySlice<String>) -> Int? {
    let words = words.prefix(3).map { $0.lowercased() }
    guard ["header", "footer"].contains(words[0]), !options.isEmpty else { return nil }
    let count = words.count > 1 && words[1] == "of" ? 3 : 2
    guard words.count >= count, let height = Self.length(words[count - 1]) else { return nil }
    options += ["--\(words[0])", height]
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
    options = ["--content-size", size.screenName]
    return 1
  }
}

extension TypedContent {
  /// Whether words in quotes are a text to be shown, and name neither content nor a widget.
  static func isText(_ argument: String) -> Bool {
    guard argument.contains(" "), TypedContent([argument]).options.isEmpty else { return false }
    let reader = WordReader.bundled
    let reading = reader.read([argument])
    // A message about an image has words that name nothing.
    guard !reading.faults.isEmpty, reading.subject != .image else { return false }
    // A number or a word of a text may be a name of something: `room 4`.
    let unknown = argument.split(separator: " ").count { !reader.read([String($0)]).faults.isEmpty }
    return unknown > 1 || reading.devices.isEmpty && reading.families.isEmpty
  }

  /// How many words name the size of a font, `17pt` or `font 17`; nil if they do not.
  static func countOfFont(_ words: ArraySlice<String>) -> Int? {
    var content = TypedContent([])
    return content.readFont(words, mayLackName: true)
  }

  /// Whether an option of `fit` describes content.
  static func isOption(_ argument: String) -> Bool {
    ["--row", "--line", "--content", "--column-", "--image"].contains { argument.hasPrefix($0) }
  }
}
