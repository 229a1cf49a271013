/// Finds the sizes in a text of any language, each with the words around it.
///
/// It knows no grammar and no name: only numbers, words, brackets, comments, lines with their indent, and the
/// rows of tables. Every byte is read a fixed number of times.
struct TextReader {
  var text = ReadText()
  /// The innermost frame is the last; the first is the whole file.
  var frames = [Frame(.heading(level: 0), at: 0, textStart: 0)]
  /// How many brackets are open beyond those that have a frame.
  var tooDeep = 0
  var offset = 0
  var end: Int
  var line = 0
  var lineStart = 0
  /// Whether `#` begins a comment, as in Python, and not a heading.
  let hasHashComments: Bool
  /// Whether a heading ends all brackets that are open, as in Markdown, where a text may leave one open.
  var headingsEndBrackets = false

  /// The last number, for what follows it: `x` and another.
  var last: (number: WrittenNumber, start: Int)?
  var isTimes = false
  var unit: WrittenSize.Unit?
  /// The side that the next number is, and the depth at which it was named.
  var side: (isWidth: Bool, depth: Int)?
  /// The last byte that is no blank.
  var lastByte = UInt8(ascii: "\n")
  /// The last byte in front of a comment that is read as words.
  var byteBeforeComment: UInt8?
  /// What the cells of a table share.
  var (column, row) = (ReadText.none, ReadText.none)
  var isCell = false
  /// The words of the last line, if it is the head of a table that is set with blanks.
  var heads: [Range<Int>] = []
  var headsLine = 0
  /// The head of a `case` that falls through.
  var fallsThrough = ReadText.none
  /// The rows of a table in Markdown that is being read.
  var rows: [GridRow] = []

  static let mostFrames = 500
  /// How many bytes of other members of brackets are words of a size.
  static let longestBetween = 256

  init(_ bytes: [UInt8], hasHashComments: Bool) {
    text.bytes = bytes
    end = bytes.count
    frames[0].textEnd = 0
    self.hasHashComments = hasHashComments
  }

  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < end ? text.bytes[offset + distance] : UInt8(ascii: "\n")
  }

  /// Reads a whole text.
  mutating func read() {
    beginLine()
    scan()
    endTable()
    while !frames.isEmpty { popFrame(at: end) }
  }

  /// Reads up to the end.
  mutating func scan() {
    while offset < end {
      let byte = text.bytes[offset]
      switch byte {
      case "\n", "\r": endLine()
      case " ", "\t", "\"", "'", "`", "~":
        offset += 1
        continue
      case 0x30...0x39: scanNumber()
      case _ where byte.isWord || byte == "_": scanWord()
      default: scanSign(byte)
      }
      if !byte.isNewline { lastByte = byte }
    }
  }

  private mutating func scanSign(_ byte: UInt8) {
    let top = frames.count - 1
    switch byte {
    case "(", "[", "{": open(byte)
    case ")", "]", "}": return close()
    case ",", ";":
      forgetNumber()
      side = nil
      if !frames[top].skipsCommas {
        frames[top].commas = (frames[top].commas?.first ?? offset, offset)
        frames[top].commaCount += 1
      }
    case "/" where peek(1) == byte && (offset == 0 || text.bytes[offset - 1] != ":"):
      return scanTrailingComment()
    case "#" where hasHashComments: return scanTrailingComment()
    case "*" where last != nil && peek(1).digit != nil: isTimes = true
    case "/" where peek(1) == "*", "*" where peek(1) == "/": offset += 1
    case "/" where text.bytes[max(offset, 1) - 1] == "*": break
    case ":":
      frames[top].skipsCommas = false
      forgetNumber()
    case "=", "+": forgetNumber()
    case ">" where isCell: break
    case "<":
      forgetNumber()
      if isCell { return skipTag() }
      if scanHTMLTable() { return }
    case ".": if scanRange() { return }
    case "-" where last != nil && frames[top].bracket != nil:
      if scanRange() { return }
      forgetNumber()
    default:
      forgetNumber()
      // A tag does not separate the name of a side from its value.
      let isTag = byte == ">" || byte == "/" && lastByte == "<"
      if byte != "-", !isTag { side = nil }
    }
    offset += 1
  }

  mutating func forgetNumber() { (last, isTimes, unit) = (nil, false, nil) }

  /// Takes the comment at the end of a line. Behind a size and its comma it is about the size.
  private mutating func scanTrailingComment() {
    let top = frames.count - 1
    var place = offset
    while place < end, !text.bytes[place].isNewline { place += 1 }
    forgetNumber()
    guard frames[top].chain != ReadText.none, frames[top].lastLine == line, !isCell else {
      byteBeforeComment = byteBeforeComment ?? lastByte
      offset += peek(1) == peek() ? 2 : 1
      return
    }
    setBehind(of: frames[top].chain, offset..<place)
    offset = place
    if frames[top].commas != nil {
      frames[top].commas = nil
      frames[top].textStart = offset
    }
  }

  /// Reads the sign of a range and its end: `428...430`, `428..<430`.
  private mutating func scanRange() -> Bool {
    guard last != nil, let value = frames[frames.count - 1].values.last, value.number != nil else {
      return false
    }
    var place = offset
    while place < end, place < offset + 4, [0x2E, 0x3C, 0x2D].contains(text.bytes[place]) {
      place += 1
    }
    guard place - offset > 1 || peek() == "-" else { return false }
    offset = place
    let top = frames.count - 1
    if place < end, text.bytes[place].digit != nil, let number = readNumber(afterTimes: false) {
      frames[top].values[frames[top].values.count - 1].end = number
    } else {
      frames[top].hasOtherValues = true
    }
    forgetNumber()
    return true
  }

  // MARK: Brackets

  private mutating func open(_ bracket: UInt8) {
    guard frames.count < Self.mostFrames else {
      if text.tooDeep == nil { text.tooDeep = offset }
      tooDeep += 1
      return
    }
    let inner = bracket == "{" ? nil : side
    forgetNumber()
    var start = offset
    while start > frames[frames.count - 1].textStart, case let byte = text.bytes[start - 1],
      byte.isWord || byte == "_" || byte == "."
    { start -= 1 }
    let top = frames.count - 1
    if start == offset || frames[top].commaCount == frames[top].values.count, bracket != "(" {
      frames[top].hasOtherValues = true
    }
    var frame = Frame(.bracket(bracket), at: start, textStart: offset + 1)
    frame.caller = start..<offset
    if bracket == "{" { frame.textEnd = offset + 1 }
    frames.append(frame)
    side = inner
    if bracket == "{" {
      // What follows on the same line is a line of its own.
      var place = offset + 1
      while place < end, text.bytes[place].isBlank { place += 1 }
      if place < end, !text.bytes[place].isNewline {
        frames.append(Frame(.line(indent: Int.max), at: place, textStart: offset + 1))
      }
    }
  }

  private mutating func close() {
    defer { offset += 1 }
    if tooDeep > 0 {
      tooDeep -= 1
      return
    }
    let wasTimes = isTimes
    forgetNumber()
    guard frames.contains(where: { $0.bracket != nil }),
      !isCell || frames[frames.count - 1].bracket != nil
    else { return }
    while frames[frames.count - 1].bracket == nil { popFrame(at: offset) }
    let frame = frames[frames.count - 1]
    let isCall = frame.bracket == "("
    guard !frame.hasOtherValues, let first = frame.values.first?.number,
      frame.chain == ReadText.none
    else {
      if frame.chain == ReadText.none, !frame.hasOtherValues { addPattern(frame) }
      popFrame(at: offset)
      return afterBracket(nil)
    }
    if frame.values.count == 2, frame.commaCount == 1 {
      guard let second = frame.values[1].number, frame.values.allSatisfy({ $0.end == nil }) else {
        addPattern(frame)
        popFrame(at: offset)
        return afterBracket(nil)
      }
      if let form = form(of: frame) {
        frames.removeLast()
        offset += 1
        add(first, second, form, at: frame.start)
        offset -= 1
        return
      }
    } else if frame.values.count == 1, isCall, frame.commaCount == 0 {
      popFrame(at: offset)
      if caller(of: frame).hasSuffix("square") || caller(of: frame) == "square" {
        offset += 1
        add(first, first, .size, at: frame.start)
        offset -= 1
        return
      }
      (last, isTimes) = ((first, first.bytes.lowerBound), wasTimes)
      return afterBracket(first)
    }
    popFrame(at: offset)
    afterBracket(nil)
  }

  /// A pair of brackets with one number is that number: `CGFloat(150)`.
  private mutating func afterBracket(_ number: WrittenNumber?) {
    let top = frames.count - 1
    guard let number else {
      frames[top].hasOtherValues = true
      return
    }
    take(number)
  }

  /// Adds what stands for screens: `(428...430, 926...932)`, `(768, _)`.
  private mutating func addPattern(_ frame: Frame) {
    guard frame.values.count == 2, frame.commaCount == 1, let width = frame.values[0].number,
      frame.values[1].number != nil || frame.values[1].end == nil
    else { return }
    let top = frames.count - 1
    add(width, frame.values[1].number, .pattern, at: frame.textStart)
    text.sizes[text.sizes.count - 1].ends = (frame.values[0].end, frame.values[1].end)
    frames[top].isBare = false
    frames[top].onlySize = text.sizes.count - 1
  }

  private func caller(of frame: Frame) -> String {
    String(decoding: text.bytes[frame.caller].map(\.lower), as: UTF8.self)
  }

  /// How brackets with two numbers write a size; nil if the word in front of them calls something else.
  private func form(of frame: Frame) -> WrittenSize.Form? {
    guard frame.bracket != "{" else { return nil }
    if frame.caller.isEmpty { return .pair }
    let caller = caller(of: frame)
    guard frame.bracket == "(" else { return nil }
    return caller.contains("size")
      || ["frame", "dimension", "dimensions", "box"].contains(where: caller.hasSuffix)
      ? .size
      : [".init", "pair", "to", "of", "listof", "return", "in", "case"].contains(caller)
        ? .pair : nil
  }
}
