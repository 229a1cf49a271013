internal import DataTables
internal import WidgetSizing
internal import Wording

/// `Data/words.csv`: what people type, and what each phrase means, in lower case with single blanks.
package enum WordTable {
  /// The rows.
  static let table = EmbeddedTables.table("words") ?? EncodedTable(columnNames: [])

  static let columns: [EncodedColumn] = ["phrase", "axis", "value"].compactMap {
    table.column($0)
  }

  /// All phrases, sorted.
  package static var phrases: [String] { words.map(\.phrase) }

  /// All phrases, those with the same axis and value, which mean the same, together.
  package static var synonyms: [[String]] {
    (0..<table.rowCount).filter { !columns[0][$0].text.hasPrefix(":") }
      .grouped { [columns[1][$0].text, columns[2][$0].text] }
      .map { $0.elements.map { columns[0][$0].text } }
  }

  /// All phrases with what they mean, sorted. A phrase is not looked for again, which costs most of a list of all.
  static var words: [(phrase: String, meaning: WordMeaning?)] {
    (0..<table.rowCount).lazy.filter { !columns[0][$0].text.hasPrefix(":") }.map {
      (columns[0][$0].text, WordMeaning(columns[1][$0].text, columns[2][$0].text))
    }
  }

  /// Whether words together are a phrase of the table: `safe area`.
  package static func isPhrase(_ words: some Sequence<String>) -> Bool {
    WordMeaning.of(words.joined(separator: " ").lowercased()) != nil
  }

  /// The sentence of a name, or the end of one, which stands behind a colon in the table: `command diff`; nil if there
  /// is none.
  package static func sentence(_ name: String) -> String? { row(":" + name)?.value }

  /// The same of a name that the table has.
  static func text(_ name: String) -> String { sentence(name) ?? "" }

  /// Whether a word alone asks nothing: `the`, `and`.
  package static func isNothing(_ word: String) -> Bool {
    row(word.lowercased())?.axis == "nothing"
  }

  /// Whether a word alone stands before one end of a range: `after`.
  package static func isBound(_ word: String) -> Bool {
    row(word.lowercased()).map {
      $0.axis == "range" && ["after", "before", "since", "through"].contains($0.value)
    } ?? false
  }

  /// Whether a word alone leaves something out, compares or counts: `not`.
  package static func isRestriction(_ word: String) -> Bool {
    row(word.lowercased())?.axis == "restriction"
  }

  /// The rows of an axis whose phrases begin with it behind a colon, in their order: `:content footer`.
  package static func rows(of axis: String) -> [(phrase: String, value: String)] {
    let start = ":\(axis) "
    return (place(of: start)..<table.rowCount).lazy.map {
      (columns[0][$0].text, columns[2][$0].text)
    }
    .prefix { $0.0.hasPrefix(start) }.map { (String($0.0.dropFirst(start.count)), $0.1) }
  }

  fileprivate static func row(_ phrase: String) -> (axis: String, value: String)? {
    let row = place(of: phrase)
    guard row < table.rowCount, columns[0][row].text == phrase else { return nil }
    return (columns[1][row].text, columns[2][row].text)
  }

  /// The first row whose phrase is no smaller: the rows are sorted. A question asks for few of them.
  private static func place(of phrase: String) -> Int {
    var (first, end) = (0, table.rowCount)
    while first < end {
      let middle = (first + end) / 2
      if columns[0][middle].text < phrase { first = middle + 1 } else { end = middle }
    }
    return first
  }
}

extension WordMeaning {
  /// The meaning of a phrase in lower case, with single blanks; nil if it has none.
  static func of(_ phrase: String) -> WordMeaning? {
    WordTable.row(phrase).flatMap { WordMeaning($0.axis, $0.value) }
  }

  /// Reads what a row says of its phrase; nil if there is no such axis, or no such value on it.
  ///
  /// A family, a version and a value of an axis of the tables are taken as they are.
  init?(_ axis: String, _ value: String) {
    let meaning: WordMeaning?
    switch axis {
    case "nothing":
      meaning = value == "" ? .filler : value == "joint" ? .joint : nil
    case "refused": meaning = .uncovered(WordTable.text(value))
    case "remark": meaning = .remark(WordTable.text(value))
    case "help": meaning = .help(value)
    case "question" where value == "size": meaning = .filler
    case "question", "unit":
      meaning =
        WordReading.Request(rawValue: value).map { .request($0) }
        ?? WordReading.Subject(rawValue: value).map { .subject($0) }
    case "family", "nickname": meaning = .family(value)
    case "widget": meaning = .filler
    case "os": meaning = .versions(value)
    case "platform": meaning = Platform(rawValue: value).map { .platform($0) }
    case "idiom": meaning = Idiom(rawValue: value).map { .idiom($0) }
    case "restriction": meaning = WordTable.sentence(value).map { _ in .restriction(value) }
    case "range": meaning = Range(rawValue: value).map { .range($0) }
    case "zoom":
      let settings = Self.parts(of: value).map(DisplayZoom.init)
      meaning = settings.contains(nil) ? nil : .zooms(settings.compactMap(\.self))
    case "kind": meaning = WidgetKind(rawValue: value).map { .kind($0) }
    case "place", "form": meaning = Place(rawValue: value).map { .place($0) }
    case "scale": meaning = Int(value).map { .scale($0) }
    case "quantity":
      meaning = Quantity(rawValue: value).map {
        Quantity.sides.contains($0) ? .side($0) : .quantity($0)
      }
    case "spot":
      let parts = Self.parts(of: value)
      let side = parts.count == 2 ? HomeSpot.Side(rawValue: parts[1]) : nil
      meaning =
        parts.count > 2 || (side == nil) != (parts.count == 1)
        ? nil : HomeSpot.Row(rawValue: parts[0]).map { .spot(HomeSpot(row: $0, side: side)) }
    default:
      meaning = Axis.settings.first { $0.columnName == axis }
        .map { .values($0, Self.parts(of: value)) }
    }
    guard let meaning else { return nil }
    self = meaning
  }

  /// Values that one phrase names together: `icons-small icons-large`.
  private static func parts(of value: String) -> [String] {
    value.split(separator: " ").map { String($0) }
  }
}
