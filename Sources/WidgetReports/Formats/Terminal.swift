/// Where text for people is shown.
public struct Terminal: Sendable {
  /// How text is set off where the terminal can do it.
  enum Style: String {
    case plain = "0"
    case strong = "1"
    case faint = "2"
    case warning = "33"
  }

  /// How many characters a line may have; nil if text goes to a file or a pipe, where lines are not
  /// cut.
  let columns: Int?
  /// Whether text may be coloured.
  let isColored: Bool

  /// A place where lines have at most `columns` characters. Fewer than 20 count as 20: no table can be
  /// read in less.
  public init(columns: Int? = nil, isColored: Bool = false) {
    self.columns = columns.map { max($0, 20) }
    self.isColored = isColored
  }

  /// A text in a style.
  func styled(_ text: String, _ style: Style) -> String {
    isColored && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
