internal import QuestionWords
internal import WidgetSizing
internal import WidgetSizingData

extension WordReader {
  /// The reader of the words of the bundled tables, by which a command is chosen.
  static let bundled = WordReader(.bundled)
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

  /// The line of the command that the words ask for, which is told to the person.
  func ask(_ command: String..., with words: [String]? = nil) -> ChosenLine {
    ChosenLine(arguments: command + (words ?? self.words) + options, isTold: true)
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
}

/// The names of text styles among words.
enum TextStyleWords {
  /// The words without the names and without sizes of fonts, if they ask for lines of text.
  static func removed(from words: [String]) -> [String] {
    let single = words.flatMap { $0.split(separator: " ").map(String.init) }
    guard single.contains(where: { asking.contains($0.lowercased()) }) else { return words }
    var others: [String] = []
    var rest = separated(from: single).others[...]
    while let word = rest.first {
      let count = TypedContent.countOfFont(rest)
      if count == nil { others.append(word) }
      rest = rest.dropFirst(count ?? 1)
    }
    return others
  }

  private static let asking: Set = ["lines", "characters", "chars", "letters", "words"]

  /// Words, and apart from them the names.
  static func separated(
    from words: [String], in catalog: Catalog = .bundled
  ) -> (others: [String], styles: [String]) {
    var others: [String] = []
    var styles: [String] = []
    var rest = words[...]
    while let word = rest.first {
      let style = first(of: rest, in: catalog)
      if let style { styles.append(style.name) } else { others.append(word) }
      rest = rest.dropFirst(style?.count ?? 1)
    }
    return (others, styles)
  }

  /// The name with which words begin, and how many of them it has; nil if they begin with none.
  static func first(
    of words: ArraySlice<String>, in catalog: Catalog = .bundled
  ) -> (name: String, count: Int)? {
    // The longer name comes first: "large title" is no large widget.
    [2, 1].lazy.filter { $0 <= words.count }
      .map { (name: words.prefix($0).joined(separator: " "), count: $0) }
      .first { catalog.textStyle(named: $0.name) != nil }
  }
}
