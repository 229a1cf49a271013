internal import WidgetSizing
internal import WidgetSizingData

/// The content that the words of `fit` describe: `4 rows of 28`, `5 lines of caption 2`, `150x60`.
struct TypedContent {
  /// The options that say the same; none if the words describe no content.
  private(set) var options: [String] = []
  /// The other words.
  private(set) var words: [String] = []
  /// Whether the words speak of an image.
  private let isImage: Bool

  /// Reads words, which may stand in several arguments or in one.
  init(_ arguments: some Sequence<String>) {
    var rest = arguments.flatMap { $0.split(separator: " ").map(String.init) }[...]
    isImage = rest.contains { ["image", "photo", "picture"].contains($0.lowercased()) }
    while let word = rest.first {
      let count = readNumber(rest) ?? readSize(word, DeviceFinder(.bundled))
      if count == nil { words.append(word) }
      rest = rest.dropFirst(count ?? 1)
    }
  }

  /// Reads rows or lines and how many, and returns how many words it took; nil if there are none.
  private mutating func readNumber(_ words: ArraySlice<String>) -> Int? {
    let words = Array(words.prefix(6))
    guard words.count > 1, Int(words[0]) != nil, options.isEmpty else { return nil }
    var count = words.count > 2 && words[2].lowercased() == "of" ? 3 : 2
    switch words[1].lowercased() {
    case "row", "rows":
      options = ["--rows", words[0]]
      let height = words.count > count ? words[count].lowercased().split(separator: "p")[0] : ""
      if Double(height) != nil {
        options += ["--row-height", String(height)]
        count += 1
      }
    case "line", "lines":
      options = ["--lines", words[0]]
      // The longer name comes first: "large title" is no large widget.
      for length in [2, 1] where words.count >= count + length {
        let style = words[count..<(count + length)].joined(separator: " ")
        guard Catalog.bundled.textStyle(named: style) != nil else { continue }
        options += ["--text-style", style]
        count += length
        break
      }
    default: return nil
    }
    return count
  }

  /// Reads a size that is no screen, and returns how many words it took; nil if there is none.
  private mutating func readSize(_ word: String, _ finder: DeviceFinder) -> Int? {
    guard options.isEmpty, let size = SizeText(word), size.hasTwoSides else { return nil }
    if isImage || size.isInPixels {
      options = ["--image", size.screenName]
      return 1
    }
    switch finder.find(size.screenName) {
    case .found, .ambiguous, .deviceWithoutScreen: return nil
    case .unknownScreen, .unknown:
      options = ["--content-size", size.screenName]
      return 1
    }
  }
}
