extension TextReader {
  mutating func endLine() {
    if text.bytes[offset] == UInt8(ascii: "\r"), peek(1) == UInt8(ascii: "\n") { offset += 1 }
    offset += 1
    line += 1
    lastByte = byteBeforeComment ?? lastByte
    byteBeforeComment = nil
    guard !isCell else { return }
    // `150 x` may continue on the next line.
    if !isTimes { forgetNumber() }
    lineStart = offset
    let top = frames.count - 1
    if let bracket = frames[top].bracket, bracket != UInt8(ascii: "{") { return }
    if lastByte == UInt8(ascii: ","), frames[top].indent != nil,
      frames[..<top].contains(where: { $0.bracket != nil })
    {
      return
    }
    if isTimes { return }
    endHeads()
    if frames[top].indent != nil, frames[top].textEnd == nil { frames[top].textEnd = offset - 1 }
    beginLine()
  }

  /// Begins a line: a row, a heading, a comment, or a frame for a line and those that are set in below it.
  mutating func beginLine() {
    lineStart = offset
    var indent = 0
    while offset < end, text.bytes[offset].isBlank {
      indent += text.bytes[offset] == UInt8(ascii: "\t") ? 4 : 1
      offset += 1
    }
    lastByte = UInt8(ascii: "\n")
    guard offset < end, !text.bytes[offset].isNewline else {
      endTable()
      heads = []
      for depth in frames.indices.suffix(8) { frames[depth].isCommentAbove = false }
      return
    }
    var lineEnd = offset
    while lineEnd < end, !text.bytes[lineEnd].isNewline { lineEnd += 1 }
    if scanRow(to: lineEnd) { return }
    endTable()
    if [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]")].contains(text.bytes[offset]) {
      return
    }
    if scanHeading(to: lineEnd) { return }
    while let other = frames[frames.count - 1].indent, other >= indent { popFrame(at: lineStart) }
    let home = frames.count - 1
    if isComment(to: lineEnd), !containsSize(offset..<lineEnd) {
      let isNext = frames[home].isCommentAbove
      frames[home].comment =
        (isNext ? frames[home].comment?.lowerBound : nil).map { $0..<lineEnd } ?? offset..<lineEnd
      frames[home].isCommentAbove = true
      offset = lineEnd
      return
    }
    var frame = Frame(.line(indent: indent), at: offset, textStart: offset)
    if let comment = frames[home].comment {
      let phrase = text.phrase(comment)
      if frames[home].isCommentAbove { frame.above = phrase } else { frame.earlier = phrase }
    }
    scanCase(to: lineEnd, home, &frame)
    frames.append(frame)
  }

  /// Notes the head of a `case`, which a `default` of the same brackets refers to, or a member of an enumeration.
  private mutating func scanCase(to lineEnd: Int, _ home: Int, _ frame: inout Frame) {
    let start = text.bytes[offset..<min(offset + 9, lineEnd)]
    let isCase = start.starts(with: "case ".utf8)
    if isCase || start.starts(with: "default".utf8) || start.starts(with: "else ".utf8) {
      if fallsThrough != ReadText.none { frame.above = fallsThrough }
      fallsThrough = ReadText.none
    }
    guard isCase else {
      frame.sibling = frames[home].firstCase
      if !start.starts(with: "default".utf8), !start.starts(with: "else ".utf8) {
        frame.sibling = ReadText.none
      }
      return
    }
    frame.skipsCommas = true
    let line = text.bytes[offset..<lineEnd]
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
    let isMarked =
      (byte == UInt8(ascii: "#") && !hasHashComments || byte == UInt8(ascii: "="))
      && peek(level).isBlank
    if !isMarked {
      guard byte.isWord, let rule = ruleBelow(lineEnd) else { return false }
      level = rule == UInt8(ascii: "=") ? 1 : 2
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

  /// The byte of a line of `=` or `-` below a line; nil if there is none.
  private func ruleBelow(_ lineEnd: Int) -> UInt8? {
    var place = lineEnd + 1
    if lineEnd + 1 < end, text.bytes[lineEnd] == UInt8(ascii: "\r"),
      text.bytes[place] == UInt8(ascii: "\n")
    {
      place += 1
    }
    guard place < end, [UInt8(ascii: "="), UInt8(ascii: "-")].contains(text.bytes[place]) else {
      return nil
    }
    let first = place
    while place < end, text.bytes[place] == text.bytes[first] { place += 1 }
    return place - first >= 3 && (place >= end || text.bytes[place].isNewline)
      ? text.bytes[first] : nil
  }

  /// Whether a comment takes the line.
  private func isComment(to lineEnd: Int) -> Bool {
    let (first, second) = (peek(), peek(1))
    return first == UInt8(ascii: "/") && (second == first || second == UInt8(ascii: "*"))
      || first == UInt8(ascii: "*") && second.isBlank || first == UInt8(ascii: "#")
      || first == UInt8(ascii: "-") && second == first
      || first == UInt8(ascii: "<") && second == UInt8(ascii: "!")
        && text.bytes[..<lineEnd].suffix(3).elementsEqual("-->".utf8)
      || [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(first) && second == first
        && peek(2) == first
  }

  /// Whether a range has something like `364x170`, or brackets around numbers.
  private func containsSize(_ range: Range<Int>) -> Bool {
    var isNumber = false
    for place in range {
      let byte = text.bytes[place]
      if byte.digit != nil {
        isNumber = true
      } else if isNumber, byte.lower == UInt8(ascii: "x") || byte == UInt8(ascii: ",") {
        let next = text.bytes[place + 1..<range.upperBound].first { !$0.isBlank }
        if next?.digit != nil { return true }
      } else if !byte.isBlank, byte != UInt8(ascii: "p"), byte != UInt8(ascii: "t") {
        isNumber = false
      }
    }
    return false
  }

  /// Takes the line that ended as the head of a table that is set with blanks, if it has no size.
  private mutating func endHeads() {
    let top = frames.count - 1
    guard frames[top].indent != nil, frames[top].chain == ReadText.none else { return }
    var (chunks, blanks, start): ([Range<Int>], Int, Int?) = ([], 0, nil)
    for place in frames[top].start..<max(frames[top].start, offset - 1) {
      if text.bytes[place].isNewline { break }
      if text.bytes[place].digit != nil || text.bytes[place] == UInt8(ascii: ":") { return }
      if text.bytes[place].isBlank {
        blanks += 1
      } else {
        if blanks > 1 || start == nil {
          if let start { chunks.append(start..<place - blanks) }
          start = place
        }
        blanks = 0
      }
      if chunks.count > 32 { return }
    }
    if let start { chunks.append(start..<max(start, offset - 1 - blanks)) }
    guard chunks.count > 1, let first = chunks.first else { return }
    var place = first.lowerBound
    while place > 0, !text.bytes[place - 1].isNewline { place -= 1 }
    (heads, headsLine) = (chunks, place)
  }
}
