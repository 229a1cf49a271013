import CMarkTree

/// What Markdown says apart from raw HTML: its structure and its words, without spaces.
struct MarkdownOutline: Equatable {
  private var bytes: [UInt8] = []
  /// Where each paragraph began that is open; there is one at most.
  private var paragraph = 0
  /// Whether there was raw HTML.
  private(set) var hasRawHTML = false

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.bytes == rhs.bytes }

  mutating func visit(_ cursor: borrowing MarkupCursor) {
    let mark: UInt8 = cursor.isLeaving ? 1 : 2
    switch cursor.kind {
    case .html, .htmlBlock: hasRawHTML = true
    // Where the lines of a paragraph end is no part of what it says.
    case .softBreak, .lineBreak: break
    case .text: bytes += cursor.literal.utf8.filter { $0 != 0x20 && $0 != 0x09 }
    case .paragraph where !cursor.isLeaving:
      bytes += [mark, 3]
      paragraph = bytes.count
    case .paragraph where paragraph == bytes.count:
      // Nothing was in it but raw HTML.
      bytes.removeLast(2)
    case .code, .codeBlock:
      bytes += [mark, 4]
      bytes += cursor.literal.utf8
    case .link, .image:
      bytes += [mark, 5]
      bytes += cursor.url.utf8
    case .heading: bytes += [mark, 6, UInt8(cursor.headingLevel)]
    case .paragraph: bytes += [mark, 3]
    case .document: bytes += [mark, 7]
    case .quote: bytes += [mark, 8]
    case .list: bytes += [mark, 11]
    case .item: bytes += [mark, 12]
    case .thematicBreak: bytes += [mark, 14]
    case .emphasis: bytes += [mark, 15]
    case .strong: bytes += [mark, 16]
    case .custom: bytes += [mark, 17]
    }
  }
}
