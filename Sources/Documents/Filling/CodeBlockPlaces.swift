import CMarkTree

/// Where fenced code blocks are in their source.
struct CodeBlockPlaces {
  /// A code block, and what must stand around what comes in its place.
  struct Place {
    /// Its lines, those of the fences included.
    fileprivate(set) var lines: ClosedRange<Int>
    /// What must stand before every line, so that it is in the same quote and in the same item.
    let prefix: String
    /// What stands before the first line: the same, or the mark of the item.
    let opening: String
    /// Whether the code block comes first in a quote or an item that begins with it.
    let beginsContainer: Bool
  }

  private let source: SourceLines
  private(set) var places: [Place] = []

  init(_ source: SourceLines) {
    self.source = source
  }

  /// Looks at a code block. Each must be seen, in the order of the source; those that are filled
  /// in are kept.
  mutating func visit(_ cursor: borrowing MarkupCursor, isFilled: Bool) {
    // What was taken for the closing fence of the block above opens another.
    if let last = places.last?.lines, last.upperBound == cursor.start.line {
      places[places.count - 1].lines = last.lowerBound...(last.upperBound - 1)
    }
    if isFilled { places.append(place(of: cursor)) }
  }

  /// Finds a code block. cmark tells for certain where it begins, but not where it ends: for one
  /// that ends with its quote or item it names the line below.
  private func place(of cursor: borrowing MarkupCursor) -> Place {
    let start = cursor.start
    let last = start.line + cursor.literal.utf8.count { $0 == UInt8(ascii: "\n") }
    let isClosed = cursor.lastLine > last && source.isFence(last + 1, like: start)
    let container = cursor.parent
    let prefix = container.map { self.prefix(of: $0.kind, at: $0.start) } ?? ""
    let isOnMark = container?.kind != .document && container?.start.line == start.line
    let opening = String(decoding: source[start.line].utf8.prefix(start.column - 1), as: UTF8.self)
    return Place(
      lines: start.line...max(start.line, min(isClosed ? last + 1 : last, source.count)),
      prefix: prefix, opening: isOnMark ? opening : prefix,
      // An empty line would end an item whose first line is empty.
      beginsContainer: isOnMark || container?.kind == .item && cursor.isFirst)
  }

  /// What stands before every line in a container but the first.
  private func prefix(of kind: MarkupKind, at start: MarkupPosition) -> String {
    let line = Array(source[start.line].utf8)
    let mark = min(start.column - 1, line.count)
    switch kind {
    case .quote: return Self.continued(line[..<mark]) + "> "
    case .item:
      // A bullet, or a number and what stands behind it.
      let digits = line[mark...].prefix { 0x30...0x39 ~= $0 }
      let end = min(digits.endIndex + 1, line.count)
      let spaces = line[end...].prefix { $0 == 0x20 || $0 == 0x09 }
      // More than four are one, and an indented code block; none is one, too.
      let isIndent = 1...4 ~= spaces.count && spaces.endIndex < line.count
      return Self.continued(line[..<(isIndent ? spaces.endIndex : end)]) + (isIndent ? "" : " ")
    default: return ""
    }
  }

  /// The start of a line as it is on the lines below: marks of quotes, and room for those of items.
  private static func continued(_ start: ArraySlice<UInt8>) -> String {
    let kept: [UInt8] = [UInt8(ascii: ">"), 0x20, 0x09]
    return String(decoding: start.map { kept.contains($0) ? $0 : 0x20 }, as: UTF8.self)
  }
}

extension SourceLines {
  /// Whether a line is a fence that may close the one at `opening`.
  fileprivate func isFence(_ number: Int, like opening: MarkupPosition) -> Bool {
    let fence = self[opening.line].utf8.dropFirst(opening.column - 1)
    guard let mark = fence.first else { return false }
    let rest = self[number].utf8.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    return rest.prefix { $0 == mark }.count >= fence.prefix { $0 == mark }.count
      && rest.drop { $0 == mark }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether a line is empty within the container whose lines begin with `prefix`.
  func isBlank(_ number: Int, behind prefix: String) -> Bool {
    let line = self[number].utf8.filter { $0 != 0x20 && $0 != 0x09 }
    return line.isEmpty
      || line.elementsEqual(prefix.utf8.filter { $0 != 0x20 && $0 != 0x09 })
        && self[number].utf8.first == prefix.utf8.first
  }
}
