/// Finds pairs of numbers in all ways of writing.
struct SizeReader {
  /// Screens of a condition: `(428...430, 926...932)`, `(440..., _)`.
  struct Pattern {
    let tokens: Range<Int>
    let widths: Span
    let heights: Span?
  }

  /// From a number to another; to any if it is open.
  struct Span {
    let first: Int
    let last: Int?
  }

  struct Amount {
    let number: WrittenNumber
    var unit = WrittenSize.Unit.unstated
    let next: Int
  }

  struct Side {
    let isWidth: Bool
    let amount: Amount
    let tokens: Range<Int>
    /// The name that it is a side of: `small` of `smallWidth`.
    let stem: String
    let line: Int
    /// The rows of a table that it is in; nil of a side with its name beside it.
    var group: Int?
  }

  let text: Text
  /// What separates the cells of a file that is one table.
  let delimiter: UInt8?
  /// The numbers in tables that are sides.
  let columnSides: [Int: ColumnSide]
  var sizes: [WrittenSize] = []
  var patterns: [Pattern] = []
  var lists: [List] = []
  /// Sides without the other one.
  var lone: [Side] = []
  /// Sides that still lack the other one, the first one first.
  var open: [Side] = []
  /// Whether a list of columns has the height first: `(height, width, family) VALUES (`.
  var isHeightFirst = false

  init(_ text: Text, delimiter: UInt8?, columnSides: [Int: ColumnSide] = [:]) {
    (self.text, self.delimiter, self.columnSides) = (text, delimiter, columnSides)
    var place = 0
    while place < text.tokens.count {
      if text.tokens[place].kind == .word {
        noteColumns(place)
        place = readSide(place) ?? place + 1
      } else if text.tokens[place].kind == .number {
        place = readNumbers(place)
      } else {
        place += 1
      }
    }
    lone = (lone + open).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    sizes.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  // MARK: Numbers

  /// A number with its unit: `158.dp`, `349 2/3 pt`; before or behind a sign of times with a comma too, `344,67`.
  /// Only a side may be zero.
  func amount(_ place: Int, isTimes: Bool = false, isSide: Bool = false) -> Amount? {
    guard text.isNumber(place) else { return nil }
    let token = text.tokens[place]
    var (value, decimals, end, next) = (token.value, token.decimals, token.end, place + 1)
    if isTimes, delimiter != UInt8(ascii: ","), text.sign(next) == ",", text.isGlued(next),
      text.isGlued(next + 1),
      text.isNumber(next + 1), token.decimals == 0
    {
      let behind = text.tokens[next + 1], count = behind.end - behind.start
      if count < 3, behind.decimals == 0 {
        (value, decimals) = (value + behind.value / (count == 1 ? 10 : 100), count)
        (end, next) = (behind.end, next + 2)
      } else if count >= 3, token.end - token.start == 1, token.value > 0 {
        (value, decimals) = (value * 1_000 + behind.value, behind.decimals)
        (end, next) = (behind.end, next + 2)
      }
    } else if text.isNumber(next), text.sign(next + 1) == "/", text.isNumber(next + 2),
      text.isGlued(next + 1), text.isGlued(next + 2),
      case let (part, whole) = (text.tokens[next].value, text.tokens[next + 2].value),
      part < whole, whole < 100_000
    {
      (value, decimals) = (value + part * 10_000 / whole, 4)
      (end, next) = (text.tokens[next + 2].end, next + 3)
    }
    guard value > 0 || isSide else { return nil }
    var result = Amount(
      number: WrittenNumber(
        tenThousandths: value, decimals: decimals, bytes: token.start..<end), next: next)
    let dot = text.sign(next) == "." && text.isGlued(next) ? 1 : 0
    let word = text.word(next + dot)
    let isNear = text.isGlued(next + dot) || dot == 0 && text.areInOneLine(place, next)
    if isNear, let unit = Self.units[word], word.utf8.count > 1 || text.isGlued(next + dot) {
      result = Amount(number: result.number, unit: unit, next: next + dot + 1)
    } else if text.sign(next) == "%" {
      result.unit = .other
    }
    return result
  }

  static let units: [String: WrittenSize.Unit] = [
    "pt": .points, "pts": .points, "point": .points, "points": .points, "dp": .points,
    "punkt": .points, "punkte": .points, "px": .pixels, "pixel": .pixels, "pixels": .pixels,
    "f": .unstated,
    "mm": .other,
    "cm": .other, "millimetres": .other, "millimeters": .other, "em": .other, "rem": .other,
    "ms": .other, "ptx": .points, "pxx": .pixels,
  ]

  /// Reads what begins at a number, and returns where to go on.
  mutating func readNumbers(_ place: Int) -> Int {
    if let next = readPattern(place) ?? readTimes(place) { return next }
    if let next = readColumnSide(place) ?? readSideBehind(place) { return next }
    return readList(place) ?? readLoose(place) ?? place + 1
  }

  /// `364x170`, `364 × 170 pt`, `W350×H164`.
  mutating func readTimes(_ place: Int) -> Int? {
    guard let width = amount(place, isTimes: true) ?? amount(place) else { return nil }
    var next = endOfMarks(width.next)
    let isJoined = ["ptx", "pxx"].contains(text.word(next - 1))
    guard
      isJoined || ["x", "by", "mal", "times"].contains(text.word(next))
        || text.sign(next) == "*" && (next == width.next || text.sign(next - 1) == "\\")
    else { return nil }
    next = endOfMarks(isJoined ? next : next + 1)
    if ["h", "≈"].contains(text.word(next)) { next += 1 }
    guard var height = amount(next, isTimes: true) ?? amount(next), text.areInOneLine(place, next)
    else {
      return nil
    }
    // `158x158,97x91`
    if text.word(height.next) == "x", let plain = amount(next) { height = plain }
    let isEnd =
      !(text.word(height.next) == "x" && text.isNumber(height.next + 1))
      && !(text.sign(height.next) == "@" && text.isGlued(height.next))
      && !(text.word(height.next).utf8.first.map { $0 < 0x80 } ?? false
        && text.isGlued(height.next))
    guard isEnd else { return height.next }
    // `z428x926` and `widgetkit-ios18-402x874` are names.
    let word = text.nameBefore(place)
    let isNamed = !word.isEmpty && word != "w" && word.utf8.first.map { $0 < 0xE0 } ?? true
    let isSigned = text.isGlued(place) && "-#.".utf8.contains(text.sign(place - 1))
    let isRange =
      !isNamed && text.sign(place - 1) == "-" && text.isNumber(place - 2)
      && text.areInOneLine(place - 2, place)
    if isNamed || isSigned {
      // `z428x926` is a screen or nothing.
      if isNamed, let first = width.number.whole, let last = height.number.whole {
        patterns.append(
          Pattern(
            tokens: place..<height.next, widths: Span(first: first, last: first),
            heights: Span(first: last, last: last)))
      }
      if !isRange { return height.next }
    }
    add(width, height, .size, from: place, isOther: isRange)
    return height.next
  }

  /// The token behind signs around a number, and a side in brackets: `338 pt (w) x 158`, `$338$ $\times$ $158$`.
  private func endOfMarks(_ place: Int) -> Int {
    var next = place
    if text.sign(next) == "(", Self.sideWords[text.word(next + 1)] != nil,
      text.sign(next + 2) == ")"
    {
      next += 3
    }
    let end = next + 4
    while next < end, "\"'`~$\\".utf8.contains(text.sign(next)) { next += 1 }
    return next
  }

  /// `364 170`, `364/170`, `364 to 170`: sizes only beside a family and a device.
  mutating func readLoose(_ place: Int) -> Int? {
    guard let width = amount(place), width.number.tenThousandths >= Self.least else { return nil }
    var next = width.next
    // `Widget[123:456]` of a log is a process and its thread.
    if text.sign(place - 1) == "[", text.sign(next) == ":" { return nil }
    if "/:".utf8.contains(text.sign(next)) || ["by", "to", "and"].contains(text.word(next)) {
      next += 1
    }
    guard let height = amount(next), text.areInOneLine(place, next),
      height.number.tenThousandths >= Self.least, !text.isNumber(height.next),
      !text.isNumber(place - 1), next > width.next || !text.isGlued(next),
      !"/:.".utf8.contains(text.sign(height.next)) || !text.isNumber(height.next + 1),
      // `84 to 160 points high`
      Self.sidesBehind[text.word(height.next)] == nil,
      !text.isGlued(place) || text.word(place - 1).isEmpty,
      !(text.isGlued(place) && "/:#-".utf8.contains(text.sign(place - 1)))
    else { return nil }
    add(width, height, .loose, from: place)
    return height.next
  }

  static let least = 600_000

  /// `(428...430, 926...932)`, `(440..., _)`, `(768, _)`
  mutating func readPattern(_ place: Int) -> Int? {
    guard let (widths, isRange, comma) = span(place), text.sign(comma) == "," else { return nil }
    if text.sign(comma + 1) == "_" {
      patterns.append(Pattern(tokens: place..<comma + 2, widths: widths, heights: nil))
      return comma + 2
    }
    guard let (heights, isTall, end) = span(comma + 1), isRange || isTall else { return nil }
    patterns.append(Pattern(tokens: place..<end, widths: widths, heights: heights))
    return end
  }

  func span(_ place: Int) -> (Span, isRange: Bool, next: Int)? {
    guard text.isNumber(place), text.tokens[place].decimals == 0 else { return nil }
    let first = text.tokens[place].value / 10_000
    guard text.sign(place + 1) == ".", text.sign(place + 2) == "." else {
      return (Span(first: first, last: first), false, place + 1)
    }
    let isOpen = text.sign(place + 3) == "<"
    let next = place + ("<.".utf8.contains(text.sign(place + 3)) ? 4 : 3)
    guard text.isNumber(next), text.isGlued(next) else {
      return (Span(first: first, last: nil), true, next)
    }
    let last = text.tokens[next].value / 10_000 - (isOpen ? 1 : 0)
    return (Span(first: first, last: max(first, last)), true, next + 1)
  }
}
