import CMarkTree

/// The place of a fenced code block in its source, and the text around its replacement.
struct CodeBlockPlace {
  /// The lines of the code block, fences included.
  private(set) var lines: ClosedRange<Int>
  /// The prefix of each line, which keeps it in the same quote and the same list item.
  private let prefix: [UInt8]
  /// The prefix of the first line: the same, or the marker of the list item.
  private let opening: [UInt8]
  /// Whether the code block comes first in a quote or a list item.
  private let beginsContainer: Bool

  /// Finds the code block at a cursor.
  ///
  /// The start that cmark reports is right. Its end is not: for a code block that ends with its quote
  /// or its list item, cmark reports the line below.
  init(_ cursor: borrowing MarkupCursor, in source: SourceLines) {
    let start = cursor.start
    let last = start.line + cursor.literal.utf8.count { $0 == UInt8(ascii: "\n") }
    let isClosed = cursor.lastLine > last && source.isFence(last + 1, closing: start)
    lines = start.line...max(start.line, min(isClosed ? last + 1 : last, source.count))
    let container = cursor.parent
    prefix = container.map { Self.prefix(of: $0.kind, at: $0.start, in: source) } ?? []
    let isOnMarker = container?.kind != .document && container?.start.line == start.line
    opening = isOnMarker ? Array(source[start.line].prefix(start.column - 1)) : prefix
    // A blank line would end an item with an empty first line.
    beginsContainer = isOnMarker || container?.kind == .item && cursor.isFirst
  }

  /// Excludes a line that seems to be the closing fence, but opens the next code block.
  mutating func end(before line: Int) {
    if lines.upperBound == line { lines = lines.lowerBound...(line - 1) }
  }

  /// The prefix of every line but the first in a container.
  private static func prefix(
    of kind: MarkupKind, at start: MarkupPosition, in source: SourceLines
  ) -> [UInt8] {
    let line = Array(source[start.line])
    let marker = min(start.column - 1, line.count)
    switch kind {
    case .quote: return continuation(of: line[..<marker]) + Array("> ".utf8)
    case .item:
      // A bullet, or a number and its delimiter.
      let digits = line[marker...].prefix { 0x30...0x39 ~= $0 }
      let end = min(digits.endIndex + 1, line.count)
      let spaces = line[end...].prefix(while: \.isMarkdownSpace)
      // Five or more spaces are one space and an indented code block.
      let isIndent = 1...4 ~= spaces.count && spaces.endIndex < line.count
      return continuation(of: line[..<(isIndent ? spaces.endIndex : end)])
        + (isIndent ? [] : [0x20])
    default: return []
    }
  }

  /// The start of a line as it is on the lines below: quote markers, and spaces for list markers.
  private static func continuation(of start: ArraySlice<UInt8>) -> [UInt8] {
    start.map { $0.isMarkdownSpace || $0 == UInt8(ascii: ">") ? $0 : 0x20 }
  }

  /// Appends Markdown that replaces the code block, with blank lines where the text around it would
  /// be merged with it.
  func append(_ markdown: String, to result: inout [UInt8], in source: SourceLines) {
    let end = source.end(of: lines.lowerBound)
    let bare = prefix.droppingFinalSpaces
    if !beginsContainer, lines.lowerBound > 1, !source.isBlank(lines.lowerBound - 1, behind: prefix)
    {
      result += bare + end
    }
    var prefix = opening
    for line in markdown.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      result += line.isEmpty ? prefix.droppingFinalSpaces : prefix + Array(line)
      result += end
      prefix = self.prefix
    }
    if lines.upperBound < source.count, !source.isBlank(lines.upperBound + 1, behind: self.prefix) {
      result += bare + end
    }
  }
}

extension SourceLines {
  /// Whether a line is a fence that may close the one at `opening`.
  fileprivate func isFence(_ number: Int, closing opening: MarkupPosition) -> Bool {
    let fence = self[opening.line].dropFirst(opening.column - 1)
    guard let mark = fence.first else { return false }
    let rest = self[number].drop { $0.isMarkdownSpace || $0 == UInt8(ascii: ">") }
    return rest.prefix { $0 == mark }.count >= fence.prefix { $0 == mark }.count
      && rest.drop { $0 == mark }.allSatisfy(\.isMarkdownSpace)
  }
}

extension [UInt8] {
  fileprivate var droppingFinalSpaces: [UInt8] {
    Array(prefix((lastIndex { !$0.isMarkdownSpace } ?? -1) + 1))
  }
}
