import CMarkTree

/// Cuts raw HTML out of a source, as far as cmark tells where it is.
struct RawHTMLRemoval {
  private let lines: SourceLines
  /// What is cut, in the order of the source.
  private var cuts: [Cut] = []
  /// Whether there is raw HTML in an unknown place.
  private var isLost = false
  /// The lines of the paragraph or the heading that the walk is in, and the raw HTML in it.
  private var block = 1...1
  private var inlines: [(literal: String, start: MarkupPosition)] = []

  private struct Cut {
    var range: Range<String.Index>
    /// Whether the words on both sides must stay apart.
    var keepsSpace = false
  }

  init(_ lines: SourceLines) {
    self.lines = lines
  }

  /// Whether the source has no raw HTML.
  var isEmpty: Bool { cuts.isEmpty && !isLost }

  mutating func visit(_ cursor: borrowing MarkupCursor) {
    switch cursor.kind {
    case .htmlBlock:
      // The line that cmark says it ends on is off by one.
      let count = max(1, cursor.literal.utf8.count { $0 == UInt8(ascii: "\n") })
      cutBlock(at: cursor.start, lines: count)
    case .html:
      inlines.append((cursor.literal, cursor.start))
    case .paragraph, .heading:
      let first = max(1, cursor.start.line)
      block = first...max(first, cursor.lastLine)
      if cursor.isLeaving { cutInlines() }
    default: break
    }
  }

  /// The source without raw HTML, unless some could not be found.
  func text() -> String? {
    guard !isLost else { return nil }
    var result = ""
    var place = lines.text.startIndex
    for cut in cuts where cut.range.lowerBound >= place {
      result += lines.text[place..<cut.range.lowerBound]
      if cut.keepsSpace { result += " " }
      place = cut.range.upperBound
    }
    return result + lines.text[place...]
  }

  private mutating func cutBlock(at start: MarkupPosition, lines count: Int) {
    let last = min(start.line + count - 1, lines.count)
    // An empty line keeps apart what is above and below; one is enough.
    if start.column == 1, start.line == 1 || lines.isBlank(start.line - 1, behind: "") {
      let isApart = last < lines.count && lines.isBlank(last + 1, behind: "")
      cuts.append(Cut(range: lines.range(of: start.line...(isApart ? last + 1 : last))))
    } else {
      cuts.append(Cut(range: lines.index(of: start)..<lines[last].endIndex))
    }
  }

  private mutating func cutInlines() {
    guard !inlines.isEmpty else { return }
    defer { inlines.removeAll() }
    guard let found = placesByColumn() ?? placesBySearch() else {
      isLost = true
      return
    }
    // Tags side by side are cut together, and so is the line on which nothing else is.
    var merged: [Cut] = []
    for (range, inline) in zip(found, inlines) {
      var cut = Cut(range: range, keepsSpace: MarkdownSource.isLineBreak(inline.literal))
      if let last = merged.last, isSpace(last.range.upperBound..<range.lowerBound) {
        cut.range = last.range.lowerBound..<range.upperBound
        cut.keepsSpace =
          cut.keepsSpace || last.keepsSpace || last.range.upperBound < range.lowerBound
        merged.removeLast()
      }
      merged.append(cut)
    }
    cuts += merged.map(widened)
  }

  /// Where cmark says the raw HTML is, if it is there. After the definition of a link, and in lists
  /// and quotes with careless lines, it is not.
  private func placesByColumn() -> [Range<String.Index>]? {
    var places: [Range<String.Index>] = []
    for (literal, start) in inlines {
      let rest = lines.text.utf8[lines.index(of: start)...]
      guard rest.starts(with: literal.utf8) else { return nil }
      places.append(rest.startIndex..<rest.index(rest.startIndex, offsetBy: literal.utf8.count))
    }
    return places
  }

  /// Where text like the raw HTML is in the block, if there is no more of it than raw HTML.
  private func placesBySearch() -> [Range<String.Index>]? {
    // Each is looked for in all of the block.
    guard inlines.count <= 100 else { return nil }
    let text = lines.whole(block).utf8
    var places: [Range<String.Index>] = []
    for literal in Set(inlines.map(\.literal)) {
      let found = text.ranges(of: Array(literal.utf8))
      guard found.count == inlines.count(where: { $0.literal == literal }) else { return nil }
      places += found
    }
    return places.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// A cut with the spaces at the end of the line, if it is there: two would break the line. And
  /// with the line, if there is nothing else on it: an empty one would end the paragraph.
  private func widened(_ cut: Cut) -> Cut {
    let text = lines.text.utf8
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let range = cut.range
    // Not to the end of the line, which may be as long as the file and full of cuts.
    let end = text[range.upperBound...].drop(while: Self.isSpace).startIndex
    guard end == text.endIndex || isEnd(text[end]) else { return cut }
    let before = text[..<range.lowerBound]
    let last = before.lastIndex { $0 != 0x20 && $0 != 0x09 }
    let start = last.map(text.index(after:)) ?? text.startIndex
    guard let lineEnd = before.lastIndex(where: isEnd),
      isSpace(text.index(after: lineEnd)..<range.lowerBound)
    else { return Cut(range: start..<end) }
    // With the end of the line above, and not with its own: the paragraph may end here.
    let isPair =
      text[lineEnd] == UInt8(ascii: "\n") && lineEnd > text.startIndex
      && text[text.index(before: lineEnd)] == UInt8(ascii: "\r")
    return Cut(range: (isPair ? text.index(before: lineEnd) : lineEnd)..<end)
  }

  private func isSpace(_ range: Range<String.Index>) -> Bool {
    lines.text.utf8[range].allSatisfy(Self.isSpace)
  }

  /// Whether a byte is a space or the mark of a quote.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">")
  }
}

extension SourceLines {
  /// The place in the text; the end of the line if it is shorter.
  fileprivate func index(of position: MarkupPosition) -> String.Index {
    let line = self[position.line]
    return line.utf8.index(line.startIndex, offsetBy: position.column - 1, limitedBy: line.endIndex)
      ?? line.endIndex
  }
}
