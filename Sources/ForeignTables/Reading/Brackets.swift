// Brackets, and the sizes that are written in them.
extension TextReader {
  mutating func open(_ bracket: UInt8) {
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
    frame.note = comment(at: offset + 1)
    frames.append(frame)
    side = inner
    if let note = frame.note {
      // The caller passes over one byte more.
      offset = note.upperBound - 1
      frames[frames.count - 1].textStart = note.upperBound
      return
    }
    if bracket == "{" {
      // What follows on the same line is a line of its own.
      var place = offset + 1
      while place < end, text.bytes[place].isBlank { place += 1 }
      if place < end, !text.bytes[place].isNewline {
        frames.append(Frame(.line(indent: Int.max), at: place, textStart: offset + 1))
      }
    }
  }

  /// The comment that takes the rest of a line; nil if there is none.
  private func comment(at start: Int) -> Range<Int>? {
    var place = start
    while place < end, text.bytes[place].isBlank { place += 1 }
    guard place + 1 < end,
      text.bytes[place] == "/" && text.bytes[place + 1] == "/"
        || text.bytes[place] == "#" && hasHashComments
    else { return nil }
    let first = place
    while place < end, !text.bytes[place].isNewline { place += 1 }
    return first..<place
  }

  mutating func close() {
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
    if addLast(of: frame) {
      popFrame(at: offset)
      return afterBracket(nil)
    }
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

  /// Adds the last two elements of brackets, if they are numbers behind words: `("iPhone 15", .systemMedium, 344, 162)`.
  private mutating func addLast(of frame: Frame) -> Bool {
    guard frame.bracket != "{", frame.chain == ReadText.none, frame.commaCount >= 2,
      let tail = frame.tail,
      tail.last.comma == frame.commaCount, tail.first.comma == frame.commaCount - 1,
      isWordless(tail.first.number.bytes.upperBound..<tail.last.number.bytes.lowerBound),
      isWordless(tail.last.number.bytes.upperBound..<offset), frame.hasOtherValues,
      frame.sides == nil
    else { return false }
    add(tail.first.number, tail.last.number, .pair, at: tail.first.number.bytes.lowerBound)
    return true
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
    // The constant of an enumeration: `IPHONE_15_MEDIUM(344, 162)`.
    let name = text.bytes[frame.caller]
    if name.contains(UInt8(ascii: "_")), !name.contains(where: \.isLower) { return .pair }
    let caller = caller(of: frame)
    guard frame.bracket == "(" else { return nil }
    return caller.contains("size")
      || ["frame", "dimension", "dimensions", "box"].contains(where: caller.hasSuffix)
      ? .size
      : [".init", "pair", "to", "of", "listof", "return", "in", "case"].contains(caller)
        ? .pair : nil
  }
}
