internal import DataTables
internal import WidgetSizing
internal import Wording

/// `Data/words.csv`: what people type, and what each phrase means, in lower case with single blanks.
enum WordTable {
  /// The rows.
  static let table = EmbeddedTables.table("words") ?? EncodedTable(columnNames: [])

  /// The number of the row of each phrase. What a row means is read when its phrase is asked for: a question has few.
  private static let rows: [String: Int] = {
    guard let phrases = table.column("phrase") else { return [:] }
    return Dictionary(
      (0..<table.rowCount).map { (phrases[$0].text, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// All phrases, sorted.
  static var phrases: [String] { rows.keys.filter { !$0.hasPrefix(":") }.sorted() }

  /// The meaning of a phrase; nil if it has none.
  static func meaning(of phrase: String) -> WordMeaning? {
    row(phrase).flatMap { WordMeaning($0.axis, $0.value) }
  }

  /// The sentence of a name, or the end of one, which stands behind a colon in the table.
  static func sentence(_ name: String) -> String { row(":" + name)?.value ?? "" }

  /// The rows of an axis whose phrases begin with it behind a colon, in their order.
  static func rows(of axis: String) -> [(phrase: String, value: String)] {
    guard let phrases = table.column("phrase"), let values = table.column("value") else {
      return []
    }
    let start = ":\(axis) "
    // The rows are sorted.
    var (first, end) = (0, table.rowCount)
    while first < end {
      let middle = (first + end) / 2
      if phrases[middle].text < start { first = middle + 1 } else { end = middle }
    }
    return (first..<table.rowCount).lazy.map { (phrases[$0].text, values[$0].text) }
      .prefix { $0.0.hasPrefix(start) }.map { (String($0.0.dropFirst(start.count)), $0.1) }
  }

  private static func row(_ phrase: String) -> (axis: String, value: String)? {
    guard let row = rows[phrase], let axis = table.column("axis"),
      let value = table.column("value")
    else { return nil }
    return (axis[row].text, value[row].text)
  }
}

extension WordMeaning {
  /// Reads what a row says of its phrase; nil if there is no such axis, or no such value on it.
  ///
  /// A family, a version and a value of an axis of the tables are taken as they are.
  init?(_ axis: String, _ value: String) {
    let meaning: WordMeaning?
    switch axis {
    case "nothing": meaning = value.isEmpty ? .filler : value == "joint" ? .joint : nil
    case "refused": meaning = .uncovered(WordTable.sentence(value))
    case "remark": meaning = .remark(WordTable.sentence(value))
    case "help": meaning = .help(value)
    case "question" where value == "size": meaning = .filler
    case "question", "unit":
      meaning =
        WordReading.Request(rawValue: value).map { .request($0) }
        ?? WordReading.Subject(rawValue: value).map { .subject($0) }
    case "family": meaning = .family(value)
    case "os": meaning = .versions(value)
    case "platform": meaning = Platform(rawValue: value).map { .platform($0) }
    case "idiom": meaning = Idiom(rawValue: value).map { .idiom($0) }
    case "restriction": meaning = Restriction(rawValue: value).map { .restriction($0) }
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
