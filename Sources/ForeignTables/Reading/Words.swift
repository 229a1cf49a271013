extension TextReader {
  /// Reads a word: the end of a size such as `z428x926`, a sign of times, the name of a side, or any other.
  mutating func scanWord() {
    let start = offset
    var digits = offset
    while offset < end, case let byte = text.bytes[offset],
      byte.isWord || byte == "_" || byte == "," && isIdentifier(start) && peek(1).digit != nil
    {
      // `约344`, `_344x162_`
      if byte.digit != nil, offset > start, Self.endsAtDigit(text.bytes[start..<offset]) { break }
      offset += 1
      if byte.digit == nil { digits = offset }
    }
    // `150 x150`
    if last != nil, text.bytes[start].lower == "x", start + 1 < end,
      text.bytes[start + 1].digit != nil
    {
      offset = start + 1
      isTimes = true
      return
    }
    let count = offset - start
    let top = frames.count - 1
    if count > 6, digits > start {
      let (wordEnd, digits) = withoutScale(start, digits)
      if addScreen(endingAt: wordEnd, digits, from: start) { return }
    }
    let word =
      count > 24 ? "" : String(decoding: text.bytes[start..<offset].map(\.lower), as: UTF8.self)
    if last != nil, Self.times.contains(word) {
      isTimes = true
      return
    }
    if isTimes, word == "≈" { return }
    if let number = last?.number, let isWidth = Self.sidesBehind[word], !isCell {
      (side, last) = ((isWidth, frames.count), nil)
      return take(number)
    }
    if word == "_", frames[top].values.count == frames[top].commaCount {
      frames[top].values.append(Frame.Value())
      return forgetNumber()
    }
    forgetNumber()
    if let isWidth = Self.side(word) {
      side = (isWidth, frames.count)
      return
    }
    if peek() != "(" {
      frames[top].hasOtherValues = frames[top].hasOtherValues || word != "new"
      if !["cgfloat", "is", "of", "key", "integer", "real", "double", "int", "float"].contains(word)
      {
        side = nil
      }
    }
  }

  /// Whether the word that begins at a place is the identifier of a model, which has a comma: `iPhone17,1`.
  private func isIdentifier(_ start: Int) -> Bool {
    text.bytes[offset - 1].digit != nil
      && ["iphone", "ipad", "ipod", "watch"].contains { name in
        offset - start > name.utf8.count
          && zip(name.utf8, text.bytes[start...]).allSatisfy { $0 == $1.lower }
      }
  }

  /// Where the digits of a word end and begin, without a scale behind them: `screen402x874At3`.
  private func withoutScale(_ start: Int, _ digits: Int) -> (end: Int, digits: Int) {
    let wordEnd = offset - 3
    guard digits == offset - 1, wordEnd > start,
      text.bytes[wordEnd..<digits].elementsEqual("At".utf8)
    else { return (offset, digits) }
    let sides = text.bytes[start..<wordEnd]
    return (wordEnd, sides.lastIndex { $0.digit == nil }.map { $0 + 1 } ?? wordEnd)
  }

  /// Adds the screen at the end of a word: `z428x926`, `iPhone_414_896`.
  private mutating func addScreen(endingAt wordEnd: Int, _ digits: Int, from start: Int) -> Bool {
    let separator = text.bytes[digits - 1]
    guard (3...4).contains(wordEnd - digits), digits - 1 > start,
      separator == "_" || separator.lower == "x"
    else { return false }
    var first = digits - 1
    while first > start, text.bytes[first - 1].digit != nil { first -= 1 }
    guard (3...4).contains(digits - 1 - first) else { return false }
    let numbers = [first..<digits - 1, digits..<wordEnd].map { range in
      WrittenNumber(text.bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } * 10_000, 0, range)
    }
    forgetNumber()
    add(numbers[0], numbers[1], .pattern, at: first)
    return true
  }

  private static let times: Set = ["x", "times", "by"]
  private static let sidesBehind = [
    "wide": true, "breit": true, "high": false, "tall": false, "hoch": false,
  ]

  /// Whether a word ends where a digit follows: a letter beyond ASCII, and the mark of emphasis.
  private static func endsAtDigit(_ word: ArraySlice<UInt8>) -> Bool {
    word.last.map { $0 >= 0x80 } ?? false || word.elementsEqual("_".utf8)
  }

  /// Whether a word names the width (true) or the height; nil for any other.
  static func side(_ word: String) -> Bool? {
    let word = word.hasSuffix("_pt") || word.hasSuffix("_px") ? String(word.dropLast(3)) : word
    if word == "w" || word == "h" { return word == "w" }
    if ["width", "breite", "largeur", "ancho", "widthpt"].contains(where: word.hasSuffix) {
      return true
    }
    return ["height", "höhe", "hauteur", "alto", "heightpt"].contains(where: word.hasSuffix)
      ? false : nil
  }

  // MARK: Numbers

  /// Reads a number: a side, one half of `364x170`, an element of brackets, or the value of a key.
  mutating func scanNumber() {
    let start = offset
    let isSigned = start > 0 && Self.signs.contains(text.bytes[start - 1]) && !isTimes
    let isKeyed = ":=".utf8.contains(lastByte)
    let top = frames.count - 1
    guard let number = readNumber(afterTimes: isTimes) else {
      frames[top].hasOtherValues = true
      return forgetNumber()
    }
    // Pixels of a style sheet, `width: 338px`, are points as well.
    let isStyle = side != nil && peek().lower == "p"
    let unit = readUnit()
    if let unit, unit != .unstated, !isStyle || unit == .points { self.unit = unit }
    if isTimes, let first = last {
      // 170x170@2x is a picture, 2x3x4 no size.
      let isSize = peek() != "@" && (!peek().isWord || peek() >= 0x80) && !isTimesNext
      guard isSize else {
        while peek().isWord { offset += 1 }
        return forgetNumber()
      }
      return add(first.number, number, .size, at: first.start)
    }
    // `364x170`
    if peek().lower == "x", peek(1).digit != nil, !isSigned {
      offset += 1
      (last, isTimes) = ((number, start), true)
      return
    }
    // A name that begins with a digit, or a number with a sign.
    if peek().isWord && peek() < 0x80 && !isTimesSign || isSigned {
      while peek().isWord { offset += 1 }
      frames[top].hasOtherValues = true
      return forgetNumber()
    }
    last = (number, start)
    let isSide = side != nil
    take(number)
    if isKeyed, !isSide, last != nil, !isCell, isAtEndOfValue { addSingle(number) }
  }

  /// Takes a number as an element of its brackets and as the side that was named.
  mutating func take(_ number: WrittenNumber) {
    let top = frames.count - 1
    let element = (number, frames[top].commaCount)
    frames[top].tail = (frames[top].tail?.last ?? element, element)
    if frames[top].values.count == frames[top].commaCount, frames[top].values.count < 3 {
      frames[top].values.append(Frame.Value(number: number))
    } else {
      frames[top].hasOtherValues = true
    }
    guard let side else { return }
    // Of `width: CGFloat(150)`, what is behind the bracket decides.
    if side.depth < frames.count, frames[top].bracket == "(", frames[top].commaCount == 0,
      !frames[top].caller.isEmpty
    {
      return
    }
    self.side = nil
    // The other side of `- width: 338` is set in below it.
    let isOwnHome =
      frames[top].indent == nil || frames[top].indent == Int.max || isItem(frames[top])
    let home = isOwnHome ? top : max(top - 1, 0)
    // Each side may be an item of its own: `- Width: 338` above `- Height: 158`.
    let known =
      frames[home].sides ?? (home > 0 && isItem(frames[home]) ? frames[home - 1].sides : nil)
    var sides = known ?? (nil, nil, number.bytes.lowerBound, line)
    if line - sides.line > 3 || (side.isWidth ? sides.width : sides.height) != nil {
      sides = (nil, nil, number.bytes.lowerBound, line)
    }
    if side.isWidth { sides.width = number } else { sides.height = number }
    frames[home].sides = sides
    frames[top].hasOtherValues = true
    guard let width = sides.width, let height = sides.height else { return }
    frames[home].sides = nil
    if home > 0, isItem(frames[home]) { frames[home - 1].sides = nil }
    // Without a comma it is a condition: `if (width === 430 && height === 932)`.
    let isOnly = frames[top].bracket == "(" && frames[top].commaCount <= 1
    // The word in front of the first side is no word of the size.
    add(width, height, .size, at: max(sides.start, frames[top].textStart))
    if isOnly { frames[top].onlySize = text.sizes.count - 1 }
  }

  /// Whether `x` stands at the number, and another number behind blanks.
  private var isTimesSign: Bool {
    guard peek().lower == "x" else { return false }
    var place = 1
    while place < 8, peek(place).isBlank { place += 1 }
    return peek(place).digit != nil
  }

  /// Whether another factor follows.
  private var isTimesNext: Bool {
    var place = 0
    while place < 2, peek(place).isBlank { place += 1 }
    return peek(place).lower == "x" && !peek(place + 1).isLetter
  }

  /// Whether the value of a key ends here.
  private var isAtEndOfValue: Bool {
    var place = 0
    while place < 3, peek(place).isBlank || peek(place) == "\"" { place += 1 }
    return ",}]);\n\r".utf8.contains(peek(place))
  }

  private static let signs = Set("-#.$%".utf8)
}
