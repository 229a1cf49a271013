// Sides with names.
extension SizeReader {
  static let sideWords: [String: Bool] = [
    "width": true, "w": true, "height": false, "h": false, "breite": true, "höhe": false,
    "宽": true, "宽度": true, "寬": true, "寬度": true, "幅": true, "너비": true,
    "高": false, "高度": false, "高さ": false, "높이": false,
  ]
  static let sidesBehind = sideWords.merging([
    "wide": true, "breit": true, "high": false, "tall": false, "hoch": false,
  ]) { $1 }
  /// What may stand between the name of a side and its number.
  static let typeWords: Set = [
    "key", "integer", "real", "string", "cg", "cgfloat", "float", "double", "int", "number", "of",
    "is", "dimen", "val", "value",
  ]

  /// Which side a word names: also the end of a word for widgets in a script without blanks, and the `x` or `y` of a
  /// vector that is called size.
  private func side(_ place: Int) -> Bool? {
    let word = text.word(place)
    if let known = Self.sideWords[word] { return known }
    // `中组件宽`
    if text.bytes[text.tokens[place].start] >= 0xE0 {
      return ["宽", "寬", "幅"].contains(where: word.hasSuffix)
        && ["组件", "組件", "工具", "ウィジェット"].contains(where: word.contains) ? true : nil
    }
    guard word == "x" || word == "y",
      var name = (max(0, place - 12)..<place).last(where: { "({".utf8.contains(text.sign($0)) })
    else { return nil }
    repeat { name -= 1 } while "\"':=".utf8.contains(text.sign(name))
    return text.word(name) == "size" ? word == "x" : nil
  }

  /// Reads `width: 364`, `"height" = 170`, `<key>width</key><real>364</real>`.
  mutating func readSide(_ place: Int) -> Int? {
    guard let isWidth = side(place) else { return nil }
    if let next = readSides(place, isWidth) { return next }
    // `if height == 667` compares that of a screen; `<width>338` is a tag.
    let (sign, behind) = (text.sign(place + 1), text.sign(place + 2))
    let isAsserted = text.sign(place - 1) == "." && isAssertion(place)
    let isCompared =
      sign == "=" && behind == "=" && !isAsserted
      || "<>".utf8.contains(sign) && (behind == "=" || text.isNumber(place + 2))
        && text.sign(place - 1) != "<"
    guard !isCompared else { return nil }
    let isLetter = text.word(place).utf8.count == 1
    // `widthAnchor.constraint(equalToConstant: 338)`
    let isAnchor = text.word(place + 1) == "anchor" && text.isGlued(place + 1)
    var next = place + 1
    // `w1 = 338`
    let isNumbered =
      text.isGlued(next) && text.isNumber(next) && ":=".utf8.contains(text.sign(next + 1))
    if isNumbered { next += 1 }
    while next < text.tokens.count, next < place + 16, !text.isNumber(next) || isOfType(next),
      text.line(of: next) <= text.line(of: place) + 1
    {
      let isType =
        Self.typeWords.contains(text.word(next)) || text.isNumber(next)
        || isAsserted && Self.assertions.contains(text.word(next))
        || isAnchor && Self.anchorWords.contains(text.word(next))
      guard
        isType || "\"':=>(<{[@/$`\\".utf8.contains(text.sign(next))
          || isAsserted && ",).".utf8.contains(text.sign(next))
          || isAnchor && text.sign(next) == "."
          // `w-[338px]`
          || text.sign(next) == "-" && text.sign(next + 1) == "["
      else { return nil }
      next += 1
    }
    let isCapital = text.bytes[text.tokens[place].start].isUpper
    let isKeyword = text.sign(place - 1) == ":" && text.isGlued(place)
    guard let own = amount(next, isSide: true),
      !isLetter || next > place + 1 || text.isGlued(next) || isCapital || isKeyword,
      // `</h2>`, and the numbers of a list
      !(isLetter && "</".utf8.contains(text.sign(place - 1))),
      !(text.word(own.next) == "x" && text.isNumber(own.next + 1)),
      !(text.sign(own.next) == "," && text.isNumber(own.next + 1))
    else { return nil }
    var first = place
    while first > 0, first > place - 8, text.isGlued(first),
      !text.word(first - 1).isEmpty || "_.-".utf8.contains(text.sign(first - 1))
        || text.isNumber(first - 1)
    { first -= 1 }
    let stem =
      (first..<place).map { text.word($0) }.joined(separator: "")
      + (isNumbered ? text.number(place + 1).description : "")
    // `.width(158.dp).height(158.dp)` are of one chain.
    let isChain = text.sign(place - 1) == "." && text.sign(place + 1) == "("
    take(
      Side(
        isWidth: isWidth, amount: own, tokens: place..<own.next,
        stem: isChain || stem.hasSuffix("frame") ? "" : stem, line: text.line(of: place)))
    return own.next
  }

  /// Whether a number is a part of the name of a type: `float64`.
  private func isOfType(_ number: Int) -> Bool {
    text.isGlued(number) && Self.typeWords.contains(text.word(number - 1))
  }

  /// Reads the number of a cell whose column or row is one of sides.
  mutating func readColumnSide(_ place: Int) -> Int? {
    guard let column = columnSides[place], var own = amount(place) else { return nil }
    if own.unit == .unstated { own.unit = column.unit }
    take(
      Side(
        isWidth: column.isWidth, amount: own, tokens: place..<place + 1, stem: column.stem,
        line: text.line(of: place), group: column.group))
    return place + 1
  }

  private static let anchorWords: Set = ["anchor", "constraint", "equal", "to", "constant"]

  private static let assertions: Set = [
    "assert", "expect", "to", "be", "equal", "equals", "eq", "is",
  ]

  /// Whether a token is in an assertion: `XCTAssertEqual(size.width, 155)`, `expect(size.width).toBe(155)`.
  private func isAssertion(_ place: Int) -> Bool {
    (max(0, place - 12)..<place).contains {
      ["assert", "expect"].contains(text.word($0)) && text.areInOneLine($0, place)
    }
  }

  /// Reads the side of an assertion that has its number first: `assertEquals(155, size.width)`.
  private mutating func readAsserted(_ own: Amount, _ place: Int) -> Int? {
    guard text.sign(own.next) == ",", isAssertion(place) else { return nil }
    var name = own.next + 1
    while !text.word(name).isEmpty, text.sign(name + 1) == ".", name < place + 16 { name += 2 }
    guard let isWidth = Self.sideWords[text.word(name)], text.sign(name + 1) == ")" else {
      return nil
    }
    take(
      Side(
        isWidth: isWidth, amount: own, tokens: place..<name + 1,
        stem: (own.next + 1..<name).map { text.word($0) }.joined(separator: ""),
        line: text.line(of: place)))
    return name + 1
  }

  /// Reads a list of one side of several sizes: `width = c(158, 338)` beside `height = c(158, 158)`.
  private mutating func readSides(_ place: Int, _ isWidth: Bool) -> Int? {
    var next = place + 1
    while "\"'`:=<-".utf8.contains(text.sign(next)), next < place + 5 { next += 1 }
    guard next > place + 1 else { return nil }
    if text.word(next) == "c", text.sign(next + 1) == "(" { next += 1 }
    guard "[({".utf8.contains(text.sign(next)) else { return nil }
    var sides: [Side] = []
    repeat {
      guard let own = amount(next + 1) else { return nil }
      sides.append(
        Side(
          isWidth: isWidth, amount: own, tokens: next + 1..<own.next, stem: "[\(sides.count)]",
          line: text.line(of: next + 1)))
      next = own.next
    } while text.sign(next) == "," && sides.count < Self.mostOpen
    guard sides.count > 1, "])}".utf8.contains(text.sign(next)) else { return nil }
    for side in sides { take(side) }
    return next + 1
  }

  /// Reads `364 points wide`, `170h`.
  mutating func readSideBehind(_ place: Int) -> Int? {
    guard let own = amount(place) else { return nil }
    if let next = readAsserted(own, place) { return next }
    guard text.areInOneLine(place, own.next),
      let isWidth = Self.sidesBehind[text.word(own.next)],
      text.word(own.next).utf8.count > 1 || text.isGlued(own.next),
      // `iPhone 15 height: 158`
      !":=".utf8.contains(text.sign(own.next + 1)),
      // `iOS 18 width` heads a column.
      MentionReader.systems[text.word(place - 1)] == nil
    else { return nil }
    take(
      Side(
        isWidth: isWidth, amount: own, tokens: place..<own.next + 1, stem: "",
        line: text.line(of: place)))
    return own.next + 1
  }

  /// Joins a side with the one before it, or with another of the same name: `smallWidth`, `largeWidth`, `smallHeight`.
  mutating func take(_ new: Side) {
    let isNext = open.last.map { last in
      last.isWidth != new.isWidth && last.group == new.group
        && (last.stem == new.stem || last.stem.isEmpty && ["min", "max"].contains(new.stem))
        && new.line - last.line < 4
        && (new.line == last.line || !text.lines[new.line].isAfterBlank)
        && (isFirst(last) || !isFirst(new))
    }
    let named = open.lastIndex {
      !new.stem.isEmpty && $0.stem == new.stem && $0.group == new.group
        && new.line - $0.line < Self.mostOpen
    }
    guard
      let index = isNext == true
        ? open.count - 1 : named.flatMap({ open[$0].isWidth == new.isWidth ? nil : $0 })
    else {
      open.append(new)
      if open.count > Self.mostOpen { lone.append(open.removeFirst()) }
      return
    }
    let last = open.remove(at: index)
    let (width, height) = last.isWidth ? (last, new) : (new, last)
    // A size of two cells is in that of the first side.
    let end = isNext == true && new.group == nil ? new : last
    let isFrame =
      ["max", "min", "ideal"].contains(last.stem) || text.isFrame(last.tokens.lowerBound)
    // `CGSize(width: 0, height: 4)`
    guard min(width.amount.number.tenThousandths, height.amount.number.tenThousandths) > 0 else {
      return
    }
    sizes.append(
      WrittenSize(
        width: width.amount.number, height: height.amount.number,
        unit: width.amount.unit == .unstated ? height.amount.unit : width.amount.unit, form: .size,
        isFrame: isFrame,
        tokens: last.tokens.lowerBound..<end.tokens.upperBound))
  }

  /// Whether the other side stands right behind one: `.frame(width: 338, height: 158)` below `.frame(height: 44)`.
  private func isFirst(_ side: Side) -> Bool {
    var name = side.tokens.upperBound
    while ",.)\"'".utf8.contains(text.sign(name)), name < side.tokens.upperBound + 3 { name += 1 }
    return text.areInOneLine(side.tokens.lowerBound, name)
      && self.side(name) == !side.isWidth
  }

  private static let mostOpen = 12

  /// Notes the order of sides in a list of columns: `(height, width, family) VALUES (`.
  mutating func noteColumns(_ place: Int) {
    guard let isWidth = Self.sideWords[text.word(place)], text.sign(place + 1) == ",",
      let other = Self.sideWords[text.word(place + 2)], other != isWidth
    else { return }
    let end = (place + 3..<place + 24).first { text.sign($0) == ")" }
    if let end, text.word(end + 1) == "values" { isHeightFirst = !isWidth }
  }

  mutating func add(
    _ width: Amount, _ height: Amount, _ form: WrittenSize.Form, from start: Int,
    to end: Int? = nil, isOther: Bool = false
  ) {
    // `(2×2)` are cells of the grid, `(1, 2)` is no size, and no side is longer than 10,000.
    guard
      80_001...100_000_000 ~= max(width.number.tenThousandths, height.number.tenThousandths),
      form != .pair
        || min(width.number.tenThousandths, height.number.tenThousandths) >= 200_000
    else { return }
    let unit = isOther ? .other : height.unit == .unstated ? width.unit : height.unit
    sizes.append(
      WrittenSize(
        width: width.number, height: height.number, unit: unit, form: form,
        tokens: start..<(end ?? height.next)))
  }
}
