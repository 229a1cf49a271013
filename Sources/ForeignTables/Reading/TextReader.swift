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
  var (column, row, versions) = (ReadText.none, ReadText.none, ReadText.none)
  var isCell = false
  /// The words of the last line, if it is the head of a table that is set with blanks.
  var heads: [Range<Int>] = []
  var headsLine = 0
  /// Where the frame begins of which ``heads`` were read last, what was found, and where the line begins. Blank lines
  /// below do not read it again.
  var readHeads = (start: -1, heads: [Range<Int>](), line: 0)
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
    case "{" where lastByte == "=" && side != nil && openValue(): break
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
    case "*" where peek(1) == byte || offset > 0 && text.bytes[offset - 1] == byte: break
    case "*" where last != nil && peek(1).digit != nil: isTimes = true
    case "\\" where last != nil && peek(1) == "t": break
    case "/" where peek(1) == "*", "*" where peek(1) == "/": offset += 1
    case "/" where text.bytes[max(offset, 1) - 1] == "*": break
    case ":":
      frames[top].skipsCommas = false
      forgetNumber()
    case "=", "+": forgetNumber()
    case ">" where isCell: break
    case "<":
      if last != nil, isInlineTag { return skipTag() }
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

  /// Takes the braces around one number, `width={344}`, for blanks; false if they have anything else.
  private mutating func openValue() -> Bool {
    var place = offset + 1
    while place < end, text.bytes[place].digit != nil || text.bytes[place] == "." { place += 1 }
    guard place > offset + 1, place < end, text.bytes[place] == "}" else { return false }
    (text.bytes[offset], text.bytes[place]) = (0x20, 0x20)
    return true
  }

  mutating func forgetNumber() { (last, isTimes, unit) = (nil, false, nil) }

  /// Takes the comment at the end of a line. Behind a size and its comma it is about the size.
  private mutating func scanTrailingComment() {
    let top = frames.count - 1
    forgetNumber()
    guard frames[top].chain != ReadText.none, frames[top].lastLine == line, !isCell else {
      byteBeforeComment = byteBeforeComment ?? lastByte
      offset += peek(1) == peek() ? 2 : 1
      return
    }
    var place = offset
    while place < end, !text.bytes[place].isNewline { place += 1 }
    // `// was 338x158 on iOS 18` is about another size.
    let other = sizeStart(in: offset..<place)
    let end = other.flatMap { other in
      text.bytes[offset..<other].lastIndex { ",;".utf8.contains($0) } ?? offset
    }
    setBehind(of: frames[top].chain, offset..<(end ?? place))
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
}
