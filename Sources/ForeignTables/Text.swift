/// A word, a number or a sign of a file. Words end where an identifier goes on: `systemMedium` has two.
struct Token {
  enum Kind { case word, number, sign }

  /// The index of a word in ``Text/words``, a number in 1/10000, the byte of a sign.
  let value: Int
  private let offset, length: Int32
  let kind: Kind
  private let digits: UInt8

  init(kind: Kind, start: Int, end: Int, value: Int, decimals: Int = 0) {
    (self.kind, self.value) = (kind, value)
    (offset, length, digits) = (Int32(start), Int32(end - start), UInt8(decimals))
  }

  var start: Int { Int(offset) }
  var end: Int { Int(offset + length) }
  /// How many decimals a number is written with; zeros at their end do not count.
  var decimals: Int { Int(digits) }

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign && value == Int(sign.value) }
}

/// A line of a file that has tokens.
struct Line {
  let tokens: Range<Int>
  /// How far the first token that is not the mark of an item is from the start of the line.
  var indent: Int
  /// Whether a blank line is above it, and whether it begins an item, as `- ` does.
  var isAfterBlank = false
  var isItem = false
  /// Whether it has a slash or a hash, with which a comment may begin.
  var mayHaveComment = true
  /// The first byte of its first token, and the end of its last.
  let bytes: Range<Int>
}

/// The tokens and lines of a file. Every byte is read once.
struct Text {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private(set) var lines: [Line] = []
  /// The different words, in lower case.
  private(set) var words: [String] = []
  private var ids: [String: Int] = [:]
  /// The line of each token, and its unit: its line, or its cell in a table. Names and versions are within a unit.
  private(set) var lineOf: [Int32] = []
  var unitOf: [Int32] = []
  /// Whether a line is an element of the structure of the file, or where one begins or ends.
  var isLaidOut = false
  /// The order in which lines are read.
  var order: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var (place, first, lineStart, isAfterBlank, mayHaveComment) = (0, 0, 0, false, false)
    while place <= bytes.count {
      guard place < bytes.count, !bytes[place].isNewline else {
        if tokens.count > first {
          addLine(first..<tokens.count, lineStart, isAfterBlank)
          lines[lines.count - 1].mayHaveComment = mayHaveComment
          (isAfterBlank, mayHaveComment) = (false, false)
        } else if place < bytes.count,
          bytes[place] == "\r" || place == 0 || bytes[place - 1] != "\r"
        {
          isAfterBlank = true
        }
        place += 1
        (first, lineStart) = (tokens.count, place)
        continue
      }
      let byte = bytes[place]
      if byte.isBlank || byte == 0 {
        place += 1
      } else if byte.digit != nil {
        readNumber(&place)
      } else if byte.isLetter || byte >= 0x80 {
        readWord(&place)
      } else {
        mayHaveComment = mayHaveComment || byte == "/" || byte == "#"
        tokens.append(Token(kind: .sign, start: place, end: place + 1, value: Int(byte)))
        place += 1
      }
    }
    unitOf = lineOf
    order = Array(lines.indices)
  }

  private mutating func addLine(_ own: Range<Int>, _ start: Int, _ isAfterBlank: Bool) {
    let first = tokens[own.lowerBound]
    var line = Line(
      tokens: own, indent: width(start..<first.start), isAfterBlank: isAfterBlank,
      bytes: first.start..<tokens[own.upperBound - 1].end)
    // `- `, `* `, and `* - ` of a table of reStructuredText
    var next = own.lowerBound
    while next + 1 < own.upperBound,
      "-*+".unicodeScalars.contains(where: { tokens[next].isSign($0) }),
      tokens[next + 1].start > tokens[next].end
    {
      next += 1
      line.isItem = true
      line.indent = width(start..<tokens[next - 1].end) + 1
    }
    lineOf += repeatElement(Int32(lines.count), count: own.count)
    lines.append(line)
  }

  /// Takes lines of all tokens in place of those between line breaks.
  mutating func replaceLines(_ own: [Line]) {
    lines = own
    for (index, line) in own.enumerated() {
      for token in line.tokens { lineOf[token] = Int32(index) }
    }
    unitOf = lineOf
    order = Array(lines.indices)
  }

  /// The columns of blanks and signs; a tabulator counts as four, the mark of bold words as none.
  private func width(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (bytes[$1] == "\t" ? 4 : bytes[$1] == 0 ? 0 : 1) }
  }

  /// Reads digits with a point, and an exponent: `158`, `344.67`, `158.0e0`.
  private mutating func readNumber(_ place: inout Int) {
    let start = place
    var (value, decimals, digits, isFraction) = (0, 0, 0, false)
    while place < bytes.count {
      if let digit = bytes[place].digit {
        digits += 1
        if decimals < 4, digits <= 13 { value = value * 10 + digit }
        if isFraction { decimals += 1 }
      } else if bytes[place] == ".", !isFraction, place + 1 < bytes.count,
        bytes[place + 1].digit != nil
      {
        isFraction = true
      } else {
        break
      }
      place += 1
    }
    if place + 1 < bytes.count, bytes[place].lower == "e", let power = bytes[place + 1].digit,
      power < 5, place + 2 >= bytes.count || !bytes[place + 2].isWord
    {
      place += 2
      for _ in 0..<power { value *= 10 }
    }
    let isLong = digits - decimals > 9
    for _ in min(decimals, 4)..<4 { value *= 10 }
    if isLong { value = 0 }
    var (rest, shown) = (value, 4)
    while shown > 0, rest.isMultiple(of: 10) { (rest, shown) = (rest / 10, shown - 1) }
    tokens.append(
      Token(
        kind: .number, start: start, end: place, value: value, decimals: min(decimals, shown)))
  }

  private static let (phone, pad) = (Array("iPhone".utf8), Array("iPad".utf8))

  /// Reads one word of an identifier: `system` and `Medium`, `URL` and `Small`, but `iPhone` as a whole.
  private mutating func readWord(_ place: inout Int) {
    let start = place
    let isWide = bytes[place] >= 0xE0
    place += 1
    while place < bytes.count, place < start + 40 {
      let byte = bytes[place]
      guard byte.isLetter || byte >= 0x80 else { break }
      if byte >= 0xC0, (byte >= 0xE0) != isWide { break }
      if byte < 0x80, isWide { break }
      // `testMediumOniPhone15`
      if byte == "i", place + 2 < bytes.count, bytes[place + 1] == "P",
        bytes[place...].starts(with: Self.phone) || bytes[place...].starts(with: Self.pad)
      {
        break
      }
      if byte.isUpper,
        !(place == start + 1 && (bytes[start] == "i" || byte == "P" && bytes[start] == "I"))
      {
        let before = bytes[place - 1]
        if !before.isUpper { break }
        if place + 1 < bytes.count, bytes[place + 1].isLower, place - start > 0 { break }
      }
      place += 1
    }
    let word = String(decoding: bytes[start..<place].lazy.map(\.lower), as: UTF8.self).lowercased()
    let id = ids[word] ?? words.count
    if id == words.count {
      ids[word] = id
      words.append(word)
    }
    tokens.append(Token(kind: .word, start: start, end: place, value: id))
  }

  /// The word of a token; nothing of another token.
  func word(_ index: Int) -> String {
    index >= 0 && index < tokens.count && tokens[index].kind == .word
      ? words[tokens[index].value] : ""
  }

  /// The sign of a token; 0 of another token.
  func sign(_ index: Int) -> UInt8 {
    index >= 0 && index < tokens.count && tokens[index].kind == .sign
      ? UInt8(tokens[index].value) : 0
  }

  func isNumber(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .number
  }

  func number(_ index: Int) -> WrittenNumber {
    let token = tokens[index]
    return WrittenNumber(
      tenThousandths: token.value, decimals: token.decimals, bytes: token.start..<token.end)
  }

  func isNumber(in range: Range<Int>) -> Bool { range.contains(where: isNumber) }

  /// Whether nothing is between two tokens that follow each other.
  func isGlued(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
  }

  /// The word in front of a token of one name, past numbers and hyphens: `ios` of `ios18-402`; nothing if there is none.
  func nameBefore(_ index: Int) -> String {
    var index = index
    while isGlued(index) {
      index -= 1
      guard "-_".utf8.contains(sign(index)) || isNumber(index) else { return word(index) }
    }
    return ""
  }

  /// Whether a token is the first side of `.frame(`.
  func isFrame(_ index: Int) -> Bool { (1...3).contains { word(index - $0) == "frame" } }

  func id(of word: String) -> Int? { ids[word] }

  func line(of token: Int) -> Int { Int(lineOf[token]) }

  /// Whether two tokens are in one line, or in one cell.
  func areTogether(_ left: Int, _ right: Int) -> Bool {
    min(left, right) >= 0 && max(left, right) < unitOf.count && unitOf[left] == unitOf[right]
  }

  func areInOneLine(_ left: Int, _ right: Int) -> Bool {
    left >= 0 && right < lineOf.count && lineOf[left] == lineOf[right]
  }

  /// Whether a token is the first, or a token before `end` the last, of a key, a cell or an element: `18:`, `"M"`, `| L |`.
  func isElement(_ tokens: Range<Int>) -> Bool {
    let (first, end) = (tokens.lowerBound, tokens.upperBound)
    return (!areTogether(first - 1, first) || "\"'{,|(<>;[\t".utf8.contains(sign(first - 1)))
      && (!areTogether(first, end) || "\"':|,)=<;]".utf8.contains(sign(end)))
  }
}

extension UInt8 {
  var digit: Int? { 0x30...0x39 ~= self ? Int(self) - 0x30 : nil }
  var isUpper: Bool { 0x41...0x5A ~= self }
  var isLower: Bool { 0x61...0x7A ~= self }
  var isLetter: Bool { isUpper || isLower }
  var lower: UInt8 { isUpper ? self | 0x20 : self }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isNewline: Bool { self == 0x0A || self == 0x0D }
  var isWord: Bool { isLetter || digit != nil || self >= 0x80 }

  // So that code reads `byte == "("`.
  static func == (byte: Self, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }
  static func != (byte: Self, character: Unicode.Scalar) -> Bool { !(byte == character) }
}

func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }
