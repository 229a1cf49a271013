internal import Wording

/// Text in columns, as a terminal shows it.
enum TextTable {
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

    init(_ text: String, style: Style = .plain) {
      self.text = TextTable.oneLine(text)
      self.style = style
      width = TextTable.width(of: self.text)
    }

    /// The cell as one for each of the lines that it takes within a width.
    func wrapped(within columns: Int) -> [Cell] {
      guard width > columns else { return [self] }
      let indent = text.prefix { $0 == " " }.count
      return WordWrap.lines(of: text, within: columns, indent: indent).map {
        Cell($0, style: style)
      }
    }
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
