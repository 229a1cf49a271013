import CMarkTree

/// The place of a fenced code block in its source, and the text around its replacement.
struct CodeBlockPlace {
  /// The lines of the code block, fences included.
  private(set) var lines: ClosedRange<Int>
  /// The prefix of each line, which keeps it in the same quote and the same list item.
  private let prefix: ContainerPrefix
  /// The prefix of the first line: the same, or the marker of the list item.
  private let opening: [UInt8]
  /// Whether the code block comes first in a quote or a list item.
  private let beginsContainer: Bool

  /// Finds the code block at a cursor.
  ///
  /// The start that cmark reports is right. Its end is not: for a code block that ends with its quote
  /// or its list item, cmark reports the line below.
  ///
  /// - Parameters:
  ///   - cursor: The code block.
  ///   - prefix: The prefix of lines in the container of the code block.
  ///   - source: The source.
  init(_ cursor: borrowing MarkupCursor, behind prefix: ContainerPrefix, in source: SourceLines) {
    let start = cursor.start
    let last = start.line + cursor.literal.utf8.count { $0 == UInt8(ascii: "\n") }
    let isClosed = cursor.lastLine > last && source.isFence(last + 1, closing: start)
    lines = start.line...max(start.line, min(isClosed ? last + 1 : last, source.count))
    self.prefix = prefix
    let container = cursor.parent
    let isOnMarker = container?.kind != .document && container?.start.line == start.line
    opening = isOnMarker ? Array(source[start.line].prefix(start.column - 1)) : prefix.bytes
    // A blank line would end an item with an empty first line.
    beginsContainer = isOnMarker || container?.kind == .item && cursor.isFirst
  }

  /// Excludes a line that seems to be the closing fence, but opens the next code block.
  mutating func end(before line: Int) {
    if lines.upperBound == line { lines = lines.lowerBound...(line - 1) }
  }

  /// Appends Markdown that replaces the code block, with blank lines where the text around it would
  /// be merged with it.
  func append(_ markdown: String, to result: inout [UInt8], in source: SourceLines) {
    let end = source.end(of: lines.lowerBound)
    let bare = prefix.bytes.droppingFinalSpaces
    if !beginsContainer, lines.lowerBound > 1, !prefix.isBlank(lines.lowerBound - 1) {
      result += bare + end
    }
    var start = opening
    for line in markdown.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      result += line.isEmpty ? start.droppingFinalSpaces : start + Array(line)
      result += end
      start = prefix.bytes
    }
    if lines.upperBound < source.count, !prefix.isBlank(lines.upperBound + 1) {
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
