import CMarkTree

/// Cuts raw HTML out of a source.
///
/// cmark reports wrong positions after a link reference definition and in lazily continued lines, so
/// a cut can be wrong. The caller must compare the result with the source.
struct RawHTMLCuts {
  private struct Cut {
    var range: Range<Int>
    /// Whether a space is left, to keep the words on both sides apart.
    var leavesSpace = false
    var isInline = false
  }

  private let bytes: [UInt8]
  private let lines: SourceLines
  /// The cuts in the order of the source.
  private var cuts: [Cut] = []
  /// The part of the current paragraph or heading that has not been searched yet.
  private var rest = 0..<0
  private var isComplete = true

  init(_ text: String) {
    bytes = Array(text.utf8)
    lines = SourceLines(text)
  }

  /// Whether there is no raw HTML.
  var isEmpty: Bool { cuts.isEmpty && isComplete }

  mutating func visit(_ cursor: borrowing MarkupCursor) {
    switch cursor.kind {
    case .htmlBlock: cutBlock(cursor)
    case .html: cutInline(cursor)
    case .paragraph, .heading:
      let first = max(1, cursor.start.line)
      rest = lines.range(of: first...max(first, cursor.lastLine))
    default: break
    }
  }

  private mutating func cutBlock(_ cursor: borrowing MarkupCursor) {
    let first = cursor.start.line
    let count = max(1, cursor.literal.utf8.count { $0 == UInt8(ascii: "\n") })
    let last = min(first + count - 1, lines.count)
    if cursor.start.column == 1, first == 1 || lines.isBlank(first - 1) {
      // One blank line is enough to separate the blocks above and below.
      let isSeparate = last < lines.count && lines.isBlank(last + 1)
      cuts.append(Cut(range: lines.range(of: first...(isSeparate ? last + 1 : last))))
    } else {
      cuts.append(Cut(range: lines.offset(of: cursor.start)..<lines.contentEnd(of: last)))
    }
  }

  private mutating func cutInline(_ cursor: borrowing MarkupCursor) {
    guard isComplete else { return }
    let literal = Array(cursor.literal.utf8)
    let reported = lines.offset(of: cursor.start)
    let start =
      bytes[reported...].starts(with: literal)
      ? reported : bytes[rest].firstRange(of: literal)?.lowerBound
    guard let start, start >= rest.lowerBound else {
      isComplete = false
      return
    }
    var cut = Cut(
      range: start..<(start + literal.count),
      leavesSpace: MarkdownSource.isLineBreak(cursor.literal), isInline: true)
    rest = cut.range.upperBound..<max(cut.range.upperBound, rest.upperBound)
    // Tags with only spaces between them are one cut.
    if let last = cuts.last, last.isInline, last.range.upperBound <= start,
      bytes[last.range.upperBound..<start].allSatisfy(Self.isSpace)
    {
      cut.leavesSpace =
        cut.leavesSpace || last.leavesSpace || last.range.upperBound < start
      cut.range = last.range.lowerBound..<cut.range.upperBound
      cuts.removeLast()
    }
    cuts.append(cut)
  }

  /// The source without raw HTML; `nil` if some was not found.
  func text() -> String? {
    guard isComplete else { return nil }
    var result: [UInt8] = []
    var next = 0
    for cut in cuts.map(widened) where cut.range.lowerBound >= next {
      result += bytes[next..<cut.range.lowerBound]
      if cut.leavesSpace { result.append(0x20) }
      next = cut.range.upperBound
    }
    return String(decoding: result + bytes[next...], as: UTF8.self)
  }

  /// A cut at the end of a line with the spaces before it, which would be a hard line break; a cut
  /// that is alone on its line with the line, which would end the paragraph.
  private func widened(_ cut: Cut) -> Cut {
    guard cut.isInline else { return cut }
    func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    let end = bytes[cut.range.upperBound...].drop(while: Self.isSpace).startIndex
    guard end == bytes.count || isEnd(bytes[end]) else { return cut }
    let before = bytes[..<cut.range.lowerBound]
    let start = before.lastIndex { !$0.isMarkdownSpace }.map { $0 + 1 } ?? 0
    guard let lineEnd = before.lastIndex(where: { !Self.isSpace($0) }), isEnd(bytes[lineEnd]) else {
      return Cut(range: start..<end)
    }
    // The line end above is cut, not the one below, because the paragraph may end here.
    let isPair = bytes[lineEnd] == 0x0A && lineEnd > 0 && bytes[lineEnd - 1] == 0x0D
    return Cut(range: (isPair ? lineEnd - 1 : lineEnd)..<end)
  }

  /// Whether a byte is a space or a quote marker.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte.isMarkdownSpace || byte == UInt8(ascii: ">")
  }
}
