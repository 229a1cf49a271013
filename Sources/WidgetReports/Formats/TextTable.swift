/// Columns of text set with spaces, as a terminal shows them.
struct TextTable {
  /// How a cell is set.
  struct Column {
    var isNumeric = false
  }

  /// How text is set off where the terminal can do it.
  enum Style: String {
    case plain = "0"
    case strong = "1"
    case faint = "2"
    case warning = "33"
  }

  struct Cell {
    var text: String
    var style = Style.plain

    init(_ text: String, style: Style = .plain) {
      self.text = TextTable.oneLine(text)
      self.style = style
    }
  }

  let columns: [Column]
  private(set) var rows: [[Cell]] = []

  init(columns: [Column]) {
    self.columns = columns
  }

  mutating func append(_ row: [Cell]) {
    precondition(row.count == columns.count, "every row has one cell for each column")
    rows.append(row)
  }

  /// How many columns of a terminal the table takes.
  var width: Int {
    widths.reduce(0) { $0 + $1 + 2 } - 2
  }

  /// The table as lines, with colour only if `isColored`.
  func lines(isColored: Bool) -> [String] {
    let widths = widths
    return rows.map { row in
      var line = ""
      var blanks = 0
      for (index, cell) in row.enumerated() {
        let space = widths[index] - Self.width(of: cell.text)
        if columns[index].isNumeric { blanks += space }
        if !cell.text.isEmpty {
          line += String(repeating: " ", count: blanks)
          line += Self.styled(cell.text, cell.style, isColored)
          blanks = 0
        }
        blanks += (columns[index].isNumeric ? 0 : space) + 2
      }
      return line
    }
  }

  static func styled(_ text: String, _ style: Style, _ isColored: Bool) -> String {
    isColored && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// `text` in one line without control characters, which could steer a terminal.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private var widths: [Int] {
    columns.indices.map { index in
      rows.lazy.map { Self.width(of: $0[index].text) }.max() ?? 0
    }
  }

  /// How many places `text` takes: one for each character, two for East Asian wide ones.
  private static func width(of text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.utf8.count
      : text.reduce(0) { sum, character in
        let value = character.unicodeScalars.first?.value ?? 0
        return switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
          0xFF00...0xFF60, 0x1F300...0x1FAFF:
          sum + 2
        default: sum + 1
        }
      }
  }
}
