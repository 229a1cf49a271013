internal import Wording

/// Columns of text set with spaces, as a terminal shows them.
struct TextTable {
  /// How text is set off where the terminal can do it.
  enum Style: String {
    case plain = "0"
    case strong = "1"
    case faint = "2"
    case warning = "33"
  }

  struct Cell {
    let text: String
    let style: Style
    /// How many places of a terminal the text takes.
    let width: Int
    /// Whether the text goes on above the columns to the right, which are empty in its row.
    let isSpanning: Bool

    init(_ text: String, style: Style = .plain, isSpanning: Bool = false) {
      self.text = TextTable.oneLine(text)
      self.style = style
      self.isSpanning = isSpanning
      width = TextTable.width(of: self.text)
    }

    /// The cell as one for each of the lines that it takes within a width.
    func wrapped(within columns: Int) -> [Cell] {
      guard width > columns else { return [self] }
      let indent = text.prefix { $0 == " " }.count
      return WordWrap.lines(of: text, within: columns, indent: indent).map {
        Cell($0, style: style, isSpanning: isSpanning)
      }
    }
  }

  /// Whether the cells of each column are numbers, set flush right.
  private let isNumeric: [Bool]
  /// The cells, row after row.
  private var cells: [Cell] = []
  /// How wide each column is.
  private var widths: [Int]

  init(isNumeric: [Bool]) {
    self.isNumeric = isNumeric
    widths = Array(repeating: 0, count: isNumeric.count)
  }

  /// Appends the next cell, in the next column or in the first of the next row.
  mutating func append(_ cell: Cell) {
    let column = cells.count % widths.count
    if !cell.isSpanning { widths[column] = max(widths[column], cell.width) }
    cells.append(cell)
  }

  /// Appends the next cells.
  mutating func append(_ cells: some Sequence<Cell>) {
    for cell in cells { append(cell) }
  }

  /// Appends a row of cells that take one line or more. If it is raised, shorter cells end at the last
  /// line, as headings above a table do.
  mutating func append(lines cells: [[Cell]], isRaised: Bool = false) {
    let count = cells.map(\.count).max() ?? 0
    for line in 0..<count {
      append(
        cells.map { cell in
          let index = isRaised ? line - (count - cell.count) : line
          return cell.indices.contains(index) ? cell[index] : Cell("")
        })
    }
  }

  /// The table as lines, each with its line break, with colour only if `isColored`.
  func text(isColored: Bool) -> String {
    var text: [UInt8] = []
    var blanks = 0
    for (index, cell) in cells.enumerated() {
      let column = index % widths.count
      let space = widths[column] - cell.width
      if isNumeric[column] { blanks += space }
      if !cell.text.isEmpty {
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
        text.append(contentsOf: Self.styled(cell.text, cell.style, isColored).utf8)
        blanks = 0
      }
      blanks += (isNumeric[column] ? 0 : space) + 2
      if column == widths.count - 1 {
        text.append(UInt8(ascii: "\n"))
        blanks = 0
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func styled(_ text: String, _ style: Style, _ isColored: Bool) -> String {
    isColored && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// `text` in one line that acts on no terminal and no log, as by `escaped(_:limit:)`. Line ends
  /// and tabs are spaces.
  static func oneLine(_ text: String) -> String {
    let isLine = text.utf8.allSatisfy { $0 >= 0x20 }
    return escaped(isLine ? text : spaced(text), limit: .max)
  }

  private static func spaced(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// How many places `text` takes: one for each scalar, none for marks that combine with the one
  /// before, two for East Asian wide ones.
  static func width(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.value {
      case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: sum
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0x1F300...0x1FAFF:
        sum + 2
      default: sum + 1
      }
    }
  }
}
