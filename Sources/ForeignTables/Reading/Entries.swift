/// Lines of names and values below each other, such as `device: iPhone 15`, which are about the sizes below them.
struct Entries {
  /// Those that have no size.
  var lines: Range<Int>
  var keys: [Range<Int>]
  /// The last line, and how many sizes the text had above it.
  var last: (line: Range<Int>, sizes: Int, isScreen: Bool)
}

extension TextReader {
  /// Notes a line with a name and a value, such as `os: 18` or `let family = "systemSmall"`, for the lines below it.
  ///
  /// - Parameters:
  ///   - lineEnd: Where the line ends.
  ///   - home: The frame that the line is in.
  /// - Returns: The lines of the same entry above it, as a phrase; none if there are none.
  mutating func noteEntry(to lineEnd: Int, _ home: Int) -> Int {
    guard let key = entryKey(to: lineEnd) else {
      // A name whose value stands below is of the same entry.
      let isOpen = text.bytes[offset..<lineEnd].last { !$0.isBlank } == ":"
      let above = frames[home].entries.map { text.phrase($0.lines) } ?? ReadText.none
      if !isOpen { frames[home].entries = nil }
      return isOpen ? above : ReadText.none
    }
    let isItem = text.bytes[offset] == "-" || text.bytes[offset] == "*"
    var entries = isItem ? nil : frames[home].entries
    if let known = entries {
      // A line with a size says nothing of the lines below, unless it is the size of their screen.
      let hasSize = text.sizes[known.last.sizes...].contains { $0.form != .single }
      if !hasSize || known.last.isScreen {
        entries?.lines = known.lines.lowerBound..<known.last.line.upperBound
      } else if known.lines.isEmpty {
        entries?.lines = offset..<offset
      }
      // A name that was there already begins another entry.
      let isRepeated = known.keys.contains { text.bytes[$0].elementsEqual(text.bytes[key]) }
      if isRepeated || known.keys.count > Self.mostKeys { entries = nil }
    }
    frames[home].entries = Entries(
      lines: entries?.lines ?? offset..<offset, keys: (entries?.keys ?? []) + [key],
      last: (offset..<lineEnd, text.sizes.count, isScreen(key)))
    return entries.map { text.phrase($0.lines) } ?? ReadText.none
  }

  private static let mostKeys = 16

  /// The name in a line of a name and a value; nil if the line is none.
  func entryKey(to lineEnd: Int) -> Range<Int>? {
    let line = text.bytes[offset..<lineEnd]
    guard line.count <= 128, !line.starts(with: "case ".utf8) else { return nil }
    let start = line.firstIndex { !"-* \"'`".utf8.contains($0) } ?? lineEnd
    let end =
      line[start...].firstIndex { !$0.isWord && !" _-.\"'`".utf8.contains($0) } ?? lineEnd
    guard start < end, end < lineEnd, line[end] == ":" || line[end] == "=",
      line[(end + 1)...].contains(where: \.isWord)
    else { return nil }
    return start..<end
  }

  /// Whether a frame is the line of an item of a list, with what is set in below it: `- width: 338`.
  func isItem(_ frame: Frame) -> Bool {
    frame.indent != nil && frame.start + 1 < end && "-*".utf8.contains(text.bytes[frame.start])
      && text.bytes[frame.start + 1].isBlank
  }

  /// Gives the one size of an item the words of the lines behind it, such as `family: medium` below `height: 158`.
  mutating func noteItem(_ frame: Frame, to end: Int) {
    guard frame.lines != ReadText.none else { return }
    let last = text.sizes.suffix(Self.mostKeys)
    let own = last.filter { $0.start >= frame.start && $0.form != .single }
    guard own.count == 1, let size = own.first,
      last.count < Self.mostKeys || last.first.map({ $0.start < frame.start }) ?? false
    else { return }
    let behind = min(max(size.start, end), size.start + Self.longestBetween)
    text.nodes[frame.lines].after = text.phrase(size.start..<behind)
  }

  private func isScreen(_ key: Range<Int>) -> Bool {
    let name = String(decoding: text.bytes[key].map(\.lower), as: UTF8.self)
    return ["screen", "resolution", "viewport", "display", "device"].contains(where: name.contains)
  }
}
