internal import QuestionWords
internal import WidgetSizing
internal import WidgetSizingData

extension WordReader {
  /// The reader of the words of the bundled tables, by which a command is chosen.
  static let bundled = WordReader(.bundled)

  /// The reader for the tables of an engine.
  static func of(_ engine: Engine) -> WordReader {
    engine.isSame(as: .bundled) ? bundled : WordReader(engine.catalog)
  }
}

/// Words that ask a question, and what they name.
struct TypedWords {
  /// The words before the options, without a command.
  let words: [String]
  /// The options, and what stands behind them.
  let options: [String]
  /// The words without the names of text styles, where text is asked about: "large title" is no large widget.
  let withoutStyles: [String]
  /// What the words without styles name.
  let reading: WordReading

  init(_ arguments: some Sequence<String>) {
    let arguments = Array(arguments)
    words = Array(arguments.prefix { !$0.hasPrefix("-") })
    options = Array(arguments.dropFirst(words.count))
    withoutStyles = TextStyleWords.removed(from: words)
    reading = WordReader.bundled.read(withoutStyles)
  }

  /// The first word as one in lowercase; empty if there is none.
  var first: String { words.first?.lowercased() ?? "" }

  /// Whether one of the words is among these.
  func contain(_ names: Set<String>) -> Bool {
    words.contains { names.contains($0.lowercased()) }
  }

  /// Whether the first word is among these.
  func startsWith(_ names: Set<String>) -> Bool { names.contains(first) }

  /// The line of the command that the words ask for, which is told to the person.
  func ask(
    _ command: String..., with words: [String]? = nil, because reason: String? = nil
  ) -> ChosenLine {
    ChosenLine(
      arguments: command + (words ?? self.words) + options, isTold: true, reason: reason,
      reading: reading)
  }

  /// The line of a command that answers exactly what was typed, which needs no remark.
  func mean(_ command: String..., with words: [String]? = nil) -> ChosenLine {
    ChosenLine(arguments: command + (words ?? self.words) + options, isTold: false)
  }
}

/// The line that answers a question.
struct ChosenLine {
  /// The arguments, which begin with a command.
  let arguments: [String]
  /// Whether a remark tells the line.
  let isTold: Bool
  /// Why the command that was typed does not answer; nil if none was typed, or if the line says it.
  var reason: String?
  /// What the words name, some of which the line may leave out.
  var reading = WordReading()
}

/// The names of text styles among words.
enum TextStyleWords {
  /// The words without the names and without sizes of fonts, if they ask for lines of text.
  static func removed(from words: [String]) -> [String] {
    let single = words.flatMap { $0.split(separator: " ").map(String.init) }
    return single.contains { asking.contains($0.lowercased()) }
      ? separated(from: single).others.filter { !$0.hasSuffix("pt") } : words
  }

  private static let asking: Set = ["lines", "characters", "chars", "letters", "words"]

  /// Words, and apart from them the styles that some of them name.
  static func separated(from words: [String]) -> (others: [String], styles: [TextStyle]) {
    var others: [String] = []
    var styles: [TextStyle] = []
    var rest = words[...]
    while let word = rest.first {
      let found = first(of: rest)
      if let found { styles.append(found.style) } else { others.append(word) }
      rest = rest.dropFirst(found?.count ?? 1)
    }
    return (others, styles)
  }

  /// The style that words begin with, and how many of them name it; nil if they begin with none.
  static func first(of words: ArraySlice<String>) -> (style: TextStyle, count: Int)? {
    // The longer name comes first: "large title" is no large widget.
    for count in [2, 1] where count <= words.count {
      if let style = Catalog.bundled.textStyle(named: words.prefix(count).joined(separator: " ")) {
        return (style, count)
      }
    }
    return nil
  }
}
