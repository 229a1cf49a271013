public import DataTables
internal import WidgetSizing
internal import Wording

/// Pinned sizes: a CSV file with the identifiers of sizes and their numbers in points, as `query` writes it.
///
/// A row about one device is compared with what that device has. Other columns are ignored: a file may have its own
/// notes.
public struct LockFile: Sendable {
  /// A number that a row pins.
  struct Pin: Sendable {
    let column: LockColumn
    let number: PinnedNumber
    let position: Position
  }

  /// What a row says of its size beside the numbers that it pins.
  struct Fact: Sendable {
    let column: String
    let text: String
    let position: Position
  }

  /// The numbers of a size.
  struct Row: Sendable {
    let id: String
    /// What it says of the devices; empty if it says nothing.
    let devices: String
    let position: Position
    let pins: [Pin]
    /// What the other columns that `query` writes say of the size: `family`, `width_px`.
    let facts: [Fact]
    /// The sides of which the row has a cell without a number.
    let emptySides: [Quantity]
  }

  /// How many complaints are collected before the rest of a file is skipped.
  private static let mostComplaints = 1_000

  /// The file as the user knows it.
  public let path: String
  /// What is wrong with the file. A file with complaints has no rows that can be compared.
  public private(set) var complaints: [Complaint] = []
  /// The rows in the order of the file.
  private(set) var rows: [Row] = []

  /// Reads a file.
  public init(_ bytes: [UInt8], path: String) {
    self.path = path
    // A checkout may have changed the line ends, and nothing depends on them.
    let table = Table(parsing: bytes, path: path)
    complaints = table.complaints.filter { $0.check != .lineEnd }
    guard !table.columnNames.isEmpty else { return }
    let columns = LockColumn.all.compactMap { column in
      table.columnNames.firstIndex(of: column.name).map { (column, place: $0) }
    }
    checkColumns(of: table, isWithoutNumbers: columns.isEmpty)
    guard let id = table.columnNames.firstIndex(of: "id"), !columns.isEmpty else { return }
    let devices = table.columnNames.firstIndex(of: "device")
    let facts = Self.factColumns.compactMap { name in
      table.columnNames.firstIndex(of: name).map { (name, place: $0) }
    }
    if table.rowCount == 0 { complain(.limit, "no row has a size") }
    var lines: [[String]: Int] = [:]
    for row in 0..<table.rowCount where complaints.count < Self.mostComplaints {
      if table.field(row: row, column: id).text == "id" {
        complain(
          .header, "the header again; expected one header, in the first line",
          at: table.position(row: row, column: id))
        continue
      }
      var pins: [Pin] = []
      var emptySides: [Quantity] = []
      for (column, place) in columns {
        let text = table.field(row: row, column: place).text
        let position = table.position(row: row, column: place)
        if text.isEmpty {
          if column.part == .value, Quantity.sides.contains(column.quantity) {
            emptySides.append(column.quantity)
          }
        } else if let number = PinnedNumber(text) {
          pins.append(Pin(column: column, number: number, position: position))
        } else if PinnedNumber(text.filter { !$0.isWhitespace }) == nil {
          // Blanks are complained about already.
          complain(
            .type, "\(column.name) \(quoted(text)) is not a number of points", at: position)
        }
      }
      let text = table.field(row: row, column: id).text
      let position = table.position(row: row, column: id)
      if text.isEmpty {
        complain(.required, "id is empty; a value is required", at: position)
      } else {
        let own = devices.map { table.field(row: row, column: $0).text } ?? ""
        if let line = lines.updateValue(position.line, forKey: [text, own]) {
          complain(.unique, "the cell stands in line \(line) already", at: position)
        }
        rows.append(
          Row(
            id: text, devices: own, position: position, pins: pins,
            facts: facts.compactMap { name, place in
              let text = table.field(row: row, column: place).text
              let position = table.position(row: row, column: place)
              return text.isEmpty ? nil : Fact(column: name, text: text, position: position)
            }, emptySides: emptySides))
      }
    }
  }

  /// The columns that repeat what the identifier says, the device, and the sides in pixels.
  private static let factColumns =
    Axis.all.map(\.columnName).filter { !["device", "screen_class"].contains($0) }
    + ["device", "screen_class"] + Quantity.sides.map { "\($0.column)_px" }

  /// Complains about a missing column, and about columns in points that no size has, also misspelt: `width_ptt`,
  /// `width`.
  private mutating func checkColumns(of table: Table, isWithoutNumbers: Bool) {
    let names = LockColumn.all.map(\.name)
    let unknown = zip(table.columnNames, table.positionsOfNames()).filter { name, _ in
      let folded = name.lowercased()
      return !names.contains(name)
        && (folded.contains("_pt") || names.contains(folded + "_pt")
          || !folded.hasSuffix("_px") && !nearest(1, to: folded, in: names, tolerance: 1).isEmpty)
    }
    for (name, position) in unknown {
      let own = names.filter { $0 == name.lowercased() + "_pt" }
      let near = own.first.map { "; did you mean \(quoted($0))?" }
      let message =
        "unknown column \(quoted(name))\(near ?? didYouMean(name.lowercased(), in: names))"
      complain(.header, message, at: position)
    }
    let way = "; expected the CSV that 'widgetsize query' writes"
    if !table.columnNames.contains("id") {
      complain(.header, "column 'id' is missing\(way)")
    } else if isWithoutNumbers, unknown.isEmpty {
      complain(.header, "no column has points, such as 'width_pt'\(way)")
    }
  }

  private mutating func complain(
    _ check: Check, _ message: String, at position: Position = Position(line: 1, column: 1)
  ) {
    complaints.append(Complaint(path: path, position: position, check: check, message: message))
  }
}

/// A column of pinned sizes: a number of a size, or an end of its range.
struct LockColumn: Sendable {
  /// Which of the numbers of an answer it is.
  enum Part: String, CaseIterable {
    /// The number, of a range the smallest.
    case value = ""
    case smallest, largest
    /// A side within the margins.
    case content
  }

  let quantity: Quantity
  let part: Part

  /// Every column that `query` writes in points.
  static let all = Quantity.allCases.flatMap { quantity in
    Part.allCases.filter { $0 != .content || Quantity.sides.contains(quantity) }
      .map { LockColumn(quantity: quantity, part: $0) }
  }

  /// The name of the column: `height_pt`, `corner_radius_largest_pt`, `content_width_pt`.
  var name: String {
    let words =
      part == .content ? [part.rawValue, quantity.column] : [quantity.column, part.rawValue]
    return (words + ["pt"]).filter { !$0.isEmpty }.joined(by: "_")
  }

  /// The name of the number: `height`, `largest corner radius`.
  var words: String { [part.rawValue, quantity.name].filter { !$0.isEmpty }.joined(by: " ") }

  /// The quantities that the number rests on.
  var quantities: [Quantity] { part == .content ? [quantity, .margin] : [quantity] }

  /// The number that evidence gives; nil if it gives none.
  ///
  /// - Parameters:
  ///   - evidence: The evidence for the quantity.
  ///   - margins: The space that the margins leave free; nil if it is not known.
  /// - Returns: The number in points.
  func value(of evidence: Evidence, within margins: Points?) -> Points? {
    switch part {
    case .value: evidence.value
    case .smallest: evidence.range?.lowerBound
    case .largest: evidence.range?.upperBound
    case .content: margins.flatMap { margins in evidence.value.map { $0 - margins } }
    }
  }
}

/// A number of points with the digits that it is written with: `162.67` pins two of them.
struct PinnedNumber: Sendable {
  /// The number as it is written.
  let text: String
  /// How many digits are written behind the point.
  private let digitCount: Int
  /// The number without its point: 16267.
  private let mantissa: Int

  /// Reads a decimal number; nil if it is none, or if it has more digits than an `Int` holds.
  init?(_ text: String) {
    guard let number = DecimalNumber(text) else { return nil }
    self.text = text
    digitCount = text.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    var mantissa = number.mantissa
    for _ in 0..<(digitCount - number.fractionDigits) {
      let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      mantissa = product
    }
    self.mantissa = mantissa
  }

  /// The number in its shortest form, which JSON takes.
  var decimal: String? { DecimalNumber(text)?.description }

  /// Whether a length, rounded half up to the digits that are written, is this number.
  func agrees(with length: Points) -> Bool {
    var (value, rest) = length.threeHundredths.quotientAndRemainder(dividingBy: 300)
    for _ in 0..<digitCount {
      // One more digit would make it larger, and might not fit.
      guard value <= mantissa / 10 else { return false }
      value = value * 10 &+ rest * 10 / 300
      rest = rest * 10 % 300
    }
    return value &+ (rest >= 150 ? 1 : 0) == mantissa
  }
}
