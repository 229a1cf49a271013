extension TextReader {
  mutating func endLine() {
    if text.bytes[offset] == "\r", peek(1) == "\n" { offset += 1 }
    offset += 1
    line += 1
    lastByte = byteBeforeComment ?? lastByte
    byteBeforeComment = nil
    guard !isCell else { return }
    // `150 x` may continue on the next line.
    if !isTimes { forgetNumber() }
    lineStart = offset
    if headingsEndBrackets, isHeading { endBrackets() }
    let top = frames.count - 1
    if let bracket = frames[top].bracket, bracket != "{" { return }
    if lastByte == ",", frames[top].indent != nil,
      frames[..<top].contains(where: { $0.bracket != nil }), !isKeyLine
    {
      return
    }
    if isTimes { return }
    endHeads()
    if frames[top].indent != nil, frames[top].textEnd == nil { frames[top].textEnd = offset - 1 }
    beginLine()
  }

  /// Whether a heading of Markdown begins here.
  private var isHeading: Bool {
    var level = 0
    while level < 6, peek(level) == "#" { level += 1 }
    return level > 0 && peek(level).isBlank
  }

  /// Whether the line that begins here is a name whose value stands below it.
  private var isKeyLine: Bool {
    var place = offset
    while place < end, !text.bytes[place].isNewline { place += 1 }
    return text.bytes[offset..<place].last { !$0.isBlank } == ":"
  }

  private mutating func endBrackets() {
    while frames.contains(where: { $0.bracket != nil }) { popFrame(at: lineStart) }
    tooDeep = 0
    forgetNumber()
  }

  /// Begins a line: a row, a heading, a comment, or a frame for a line and those that are set in below it.
  mutating func beginLine() {
    lineStart = offset
    var indent = 0
    while offset < end, text.bytes[offset].isBlank {
      indent += text.bytes[offset] == "\t" ? 4 : 1
      offset += 1
    }
    lastByte = UInt8(ascii: "\n")
    guard offset < end, !text.bytes[offset].isNewline else {
      endTable()
      heads = []
      for depth in frames.indices.suffix(8) {
        (frames[depth].isCommentAbove, frames[depth].entries) = (false, nil)
      }
      return
    }
    var lineEnd = offset
    while lineEnd < end, !text.bytes[lineEnd].isNewline { lineEnd += 1 }
    if scanRow(to: lineEnd) { return }
    endTable()
    if "})]".utf8.contains(text.bytes[offset]) { return }
    if scanHeading(to: lineEnd) { return }
    while let other = frames[frames.count - 1].indent, other >= indent { popFrame(at: lineStart) }
    let home = frames.count - 1
    if isComment(to: lineEnd), !containsSize(offset..<lineEnd) {
      let known = frames[home].isCommentAbove ? frames[home].comment : nil
      if let known, frames[home].commentLine == line - 1, !frames[home].hasTitle {
        frames[home].comment = known.lowerBound..<lineEnd
      } else {
        frames[home].upperComment = known.map { commentPhrase($0, home) } ?? ReadText.none
        frames[home].comment = offset..<lineEnd
      }
      (frames[home].isCommentAbove, frames[home].hasTitle) = (true, false)
      frames[home].commentLine = line
      offset = lineEnd
      return
    }
    var frame = Frame(.line(indent: indent), at: offset, textStart: offset)
    if let comment = frames[home].comment {
      let phrase = commentPhrase(comment, home)
      if frames[home].isCommentAbove { frame.above = phrase } else { frame.earlier = phrase }
    }
    if !frames[home].isCommentAbove || frames[home].hasTitle, isTitle(to: lineEnd) {
      (frames[home].comment, frames[home].isCommentAbove) = (offset..<lineEnd, true)
      (frames[home].hasTitle, frames[home].commentLine) = (true, line)
    }
    scanCase(to: lineEnd, home, &frame)
    frame.unmet = noteCondition(to: lineEnd, home)
    frame.entriesAbove = noteEntry(to: lineEnd, home)
    frames.append(frame)
  }

  private mutating func commentPhrase(_ comment: Range<Int>, _ home: Int) -> Int {
    let phrase = text.phrase(comment)
    if phrase != ReadText.none { text.commentAbove[phrase] = frames[home].upperComment }
    return phrase
  }

  /// Notes a condition on a version, and returns the one above after which a function has returned if it was met;
  /// none if there is none.
  private mutating func noteCondition(to lineEnd: Int, _ home: Int) -> Int {
    let start = text.bytes[offset..<lineEnd].prefix(20)
    if start.starts(with: "if ".utf8) || start.starts(with: "if(".utf8),
      String(decoding: text.bytes[offset..<lineEnd].prefix(40), as: UTF8.self).contains(
        "available(")
    {
      frames[home].condition = (text.phrase(offset..<lineEnd), lineEnd, nil)
      return ReadText.none
    }
    guard let condition = frames[home].condition else { return ReadText.none }
    let returns =
      condition.returns
      ?? String(decoding: text.bytes[condition.start..<lineStart], as: UTF8.self).contains(
        "return ")
    frames[home].condition?.returns = returns
    return returns ? condition.phrase : ReadText.none
  }

  /// Notes the head of a `case`, which a `default` of the same brackets refers to, or a member of an enumeration.
  private mutating func scanCase(to lineEnd: Int, _ home: Int, _ frame: inout Frame) {
    let start = text.bytes[offset..<min(offset + 9, lineEnd)]
    let isCase = start.starts(with: "case ".utf8)
    let isDefault = start.starts(with: "default".utf8) || start.starts(with: "else ".utf8)
    if isCase || isDefault {
      if fallsThrough != ReadText.none { frame.above = fallsThrough }
      fallsThrough = ReadText.none
    }
    guard isCase else {
      if isDefault { frame.sibling = frames[home].firstCase }
      return
    }
    frame.skipsCommas = true
    let line = text.bytes[offset..<lineEnd]
    // `case 'iPhone 13 mini':` right above `case 'iPhone 15':` is a case of the same lines.
    let isOpen = line.last { !$0.isBlank } == ":"
    if let open = frames[home].openCase, offset - open.lowerBound <= Self.longestBetween,
      isWordless(open.upperBound..<offset)
    {
      frame.textStart = open.lowerBound
    }
    frames[home].openCase = isOpen ? frame.textStart..<lineEnd : nil
    guard let colon = line.lastIndex(of: UInt8(ascii: ":")) else {
      frame.skipsCommas = false
      let pieces = line.split(separator: UInt8(ascii: ","))
      let hasComment = line.contains(UInt8(ascii: "/"))
      for piece in hasComment ? [line] : pieces where frames[home].members.count < Frame.mostBare {
        frames[home].members.append(piece.startIndex..<piece.endIndex)
      }
      return
    }
    if frames[home].firstCase == ReadText.none {
      frames[home].firstCase = text.phrase(
        offset..<(line.firstIndex(of: UInt8(ascii: ":")) ?? colon))
    }
    var rest = line[(colon + 1)...].drop(while: \.isBlank)
    while rest.last?.isBlank ?? false { rest.removeLast() }
    if rest.elementsEqual("fallthrough".utf8) { fallsThrough = text.phrase(offset..<colon) }
  }

  /// Takes a heading: `# iOS 18`, `== iOS 18`, or a line above one of `=` or `-`.
  private mutating func scanHeading(to lineEnd: Int) -> Bool {
    guard frames.allSatisfy({ $0.bracket == nil }) else { return false }
    let byte = text.bytes[offset]
    var level = 0
    while level < 6, peek(level) == byte { level += 1 }
    var isMarked = (byte == "#" && !hasHashComments || byte == "=") && peek(level).isBlank
    if let own = htmlHeading(to: lineEnd) {
      (level, isMarked) = (own, true)
    } else if isSection(to: lineEnd) {
      (level, isMarked) = (1, true)
    }
    if !isMarked {
      guard byte.isWord, let rule = ruleBelow(lineEnd) else { return false }
      level = rule == "=" ? 1 : 2
    }
    while frames.count > 1 {
      if case .heading(let other) = frames[frames.count - 1].kind, other < level { break }
      popFrame(at: lineStart)
    }
    if frames.count == 1 { frames[0].comment = nil }
    var frame = Frame(.heading(level: level), at: offset, textStart: offset)
    frame.textEnd = lineEnd
    frames.append(frame)
    offset = lineEnd
    return true
  }

  /// The level of a line that is a heading of HTML, and nothing else; nil of any other.
  private func htmlHeading(to lineEnd: Int) -> Int? {
    let line = text.bytes[offset..<lineEnd]
    guard line.count > 8, peek() == "<", peek(1).lower == "h", let level = peek(2).digit,
      (1...6).contains(level), line.count(where: { $0 == "<" }) == 2,
      line.last(where: { !$0.isBlank }) == ">"
    else { return nil }
    return level
  }

  /// Whether a line is the name of a section: `[iPhone 15]`, `[widgets."iPhone 16 Pro"]`.
  private func isSection(to lineEnd: Int) -> Bool {
    let line = text.bytes[offset..<lineEnd]
    return hasHashComments && line.first == "[" && line.last { !$0.isBlank } == "]"
      && !line.contains(UInt8(ascii: ",")) && line.contains(where: \.isLetter)
  }

  /// Whether a line outside of brackets is a few words without a size, which may be about the lines below it:
  /// `iPhone 16 Pro`.
  private func isTitle(to lineEnd: Int) -> Bool {
    guard lineEnd - offset < 100, frames.allSatisfy({ $0.bracket == nil }),
      !text.bytes[offset..<lineEnd].starts(with: "case ".utf8),
      text.bytes[offset..<lineEnd].allSatisfy({
        $0.isWord || $0.isBlank || "-():,.*".utf8.contains($0)
      }), !containsSize(offset..<lineEnd)
    else { return false }
    // `- device: iPhone 15` is of its own item alone.
    if text.bytes[offset] == "-", entryKey(to: lineEnd) != nil { return false }
    let words = text.bytes[offset..<lineEnd].split(whereSeparator: \.isBlank)
    // `Sizes in points, by screen, for iOS 14 to iOS 18:`
    return words.count <= (words.last?.last == ":" ? 12 : 6)
  }

  /// The byte of a line of `=` or `-` below a line; nil if there is none.
  private func ruleBelow(_ lineEnd: Int) -> UInt8? {
    var place = lineEnd + 1
    if lineEnd + 1 < end, text.bytes[lineEnd] == "\r", text.bytes[place] == "\n" { place += 1 }
    guard place < end, "=-".utf8.contains(text.bytes[place]) else { return nil }
    let first = place
    while place < end, text.bytes[place] == text.bytes[first] { place += 1 }
    return place - first >= 3 && (place >= end || text.bytes[place].isNewline)
      ? text.bytes[first] : nil
  }

  /// Whether a comment takes the line.
  private func isComment(to lineEnd: Int) -> Bool {
    let (first, second) = (peek(), peek(1))
    return first == "/" && (second == first || second == "*") || first == "*" && second.isBlank
      || first == "#" && (hasHashComments || !second.isLetter) || first == "-" && second == first
      || first == "<" && second == "!" && text.bytes[..<lineEnd].suffix(3).elementsEqual("-->".utf8)
      || "\"'".utf8.contains(first) && second == first && peek(2) == first
  }

  /// Where something like `364x170`, or brackets around numbers, begins in a range; nil if there is none.
  func sizeStart(in range: Range<Int>) -> Int? {
    var start: Int?
    var isNumber = false
    for place in range {
      let byte = text.bytes[place]
      if byte.digit != nil {
        if !isNumber { start = place }
        isNumber = true
      } else if isNumber, byte.lower == "x" || byte == "," {
        let next = text.bytes[place + 1..<range.upperBound].first { !$0.isBlank }
        if next?.digit != nil { return start }
      } else if !byte.isBlank, byte != "p", byte != "t", byte != "." {
        isNumber = false
      }
    }
    return nil
  }

  private func containsSize(_ range: Range<Int>) -> Bool { sizeStart(in: range) != nil }

  /// Takes the line that ended as the head of a table that is set with blanks, if it has no size.
  private mutating func endHeads() {
    let top = frames.count - 1
    guard frames[top].indent != nil, frames[top].chain == ReadText.none else { return }
    let start = frames[top].start
    if readHeads.start != start {
      let line = text.bytes[..<start].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
      readHeads = (start, heads(inLineFrom: start), line)
    }
    if !readHeads.heads.isEmpty { (heads, headsLine) = (readHeads.heads, readHeads.line) }
  }

  /// The words of a line between which are several blanks; none if it has a number or a colon, or too many.
  private func heads(inLineFrom first: Int) -> [Range<Int>] {
    var (chunks, blanks, start): ([Range<Int>], Int, Int?) = ([], 0, nil)
    for place in first..<max(first, offset - 1) {
      if text.bytes[place].isNewline { break }
      if text.bytes[place].digit != nil || text.bytes[place] == ":" { return [] }
      if text.bytes[place].isBlank {
        blanks += 1
      } else {
        if blanks > 1 || start == nil {
          if let start { chunks.append(start..<place - blanks) }
          start = place
        }
        blanks = 0
      }
      if chunks.count > 32 { return [] }
    }
    if let start { chunks.append(start..<max(start, offset - 1 - blanks)) }
    return chunks.count > 1 ? chunks : []
  }
}
