import CMarkTree

/// Checks that no common Markdown reader finds raw HTML in a text.
///
/// Readers differ: GitHub ends the cell of a pipe table at a pipe within a code span, and shows as a
/// footnote what others take for a link reference definition; many readers do not know front matter.
/// The check parses the text in each of these ways. Where a way is not known exactly, the check finds
/// too much rather than too little.
struct RawHTMLCheck {
  /// Whether no reader finds raw HTML in a source, apart from tags that our Markdown has.
  static func passes(_ source: MarkdownSource) -> Bool {
    let text = source.text
    guard text.utf8.hasTagStart else { return true }
    var readings = [source.markdown]
    if !source.frontMatter.isEmpty { readings.append(text) }
    if let text = text.withoutFootnotes {
      // Indented lines belong to the footnote above.
      readings += [text, SourceLines(text).withoutIndents]
    }
    return readings.allSatisfy { text in
      var check = RawHTMLCheck(text)
      return check.passes(text) && check.passes(check.cells())
    }
  }

  private let lines: SourceLines
  /// Whether a comment, a declaration or a processing instruction may begin. Versions of cmark differ
  /// in where these end.
  private let hasDeclarations: Bool
  /// The lines of code blocks, which belong to no table.
  private var codeLines: Set<Int> = []

  private init(_ text: String) {
    lines = SourceLines(text)
    hasDeclarations = text.utf8.hasDeclarationStart(unescaped: true)
  }

  /// Whether cmark finds no raw HTML in a text.
  private mutating func passes(_ text: String) -> Bool {
    guard text.utf8.hasTagStart else { return true }
    var tree = MarkupNode.reading(text)
    var passes = true
    tree.edit { cursor in
      switch cursor.kind {
      case .html: passes = passes && Self.isOurs(cursor.literal)
      case .htmlBlock: passes = false
      case .text where hasDeclarations:
        passes = passes && !cursor.literal.utf8.hasDeclarationStart()
      case .codeBlock: codeLines.formUnion(lines(of: cursor))
      default: break
      }
    }
    return passes
  }

  /// Whether a tag is one that our Markdown has.
  private static func isOurs(_ tag: String) -> Bool {
    switch tag {
    case "<br>", "</a>": true
    default: tag.wholeMatch(of: /<a id="[a-z0-9.-]*">/) != nil
    }
  }

  /// The lines of a code block, without its fences.
  private func lines(of cursor: borrowing MarkupCursor) -> Range<Int> {
    let literal = cursor.literal, start = cursor.start
    let opening = lines[start.line].dropFirst(start.column - 1)
    let isFenced =
      (opening.starts(with: "```".utf8) || opening.starts(with: "~~~".utf8))
      && !literal.utf8.starts(with: opening)
    let first = isFenced ? start.line + 1 : start.line
    return first..<(first + literal.utf8.count { $0 == 0x0A })
  }

  /// A paragraph for each cell that a line with a tag may have. A pipe table may be anywhere between
  /// two blank lines with a delimiter row between them.
  private func cells() -> String {
    var text: [UInt8] = []
    var tagged: [[UInt8]] = []
    var hasDelimiters = false
    for number in 1...(lines.count + 1) {
      let line = lines[number]
      if line.allSatisfy(\.isMarkdownSpace) || codeLines.contains(number) {
        if hasDelimiters {
          // Readers differ in whether a pipe after two backslashes ends a cell.
          for line in tagged { text += line.cells(inPairs: false) + line.cells(inPairs: true) }
        }
        tagged.removeAll(keepingCapacity: true)
        hasDelimiters = false
      } else {
        hasDelimiters = hasDelimiters || line.mayBeDelimiterRow
        if line.hasTagStart { tagged.append(line) }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether the line may be the delimiter row of a pipe table, in a quote or not.
  fileprivate var mayBeDelimiterRow: Bool {
    contains(UInt8(ascii: "-")) && allSatisfy { "|:-+=> \t\u{B}\u{C}".utf8.contains($0) }
  }

  /// The line with each cell as a paragraph. After a no-break space cmark recognizes no block.
  fileprivate func cells(inPairs: Bool) -> [UInt8] {
    let start = Array("\n\n\u{A0}".utf8)
    var text = start
    var backslashes = 0
    for byte in self {
      if byte == UInt8(ascii: "|"), backslashes > 0, !inPairs || backslashes % 2 == 1 {
        text[text.count - 1] = byte
      } else if byte == UInt8(ascii: "|") {
        text += start
      } else {
        text.append(byte)
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    return text
  }
}

extension String {
  /// The text with footnotes as text; `nil` if there is no footnote.
  fileprivate var withoutFootnotes: String? {
    let bytes = Array(utf8)
    var text = bytes
    var hasDefinition = false
    for (offset, pair) in zip(bytes, bytes.dropFirst()).enumerated() {
      if pair == (UInt8(ascii: "["), UInt8(ascii: "^")) { text[offset] = 0x20 }
      hasDefinition = hasDefinition || pair == (UInt8(ascii: "]"), UInt8(ascii: ":"))
    }
    return hasDefinition && text != bytes ? String(decoding: text, as: UTF8.self) : nil
  }
}

extension SourceLines {
  /// The text without indentation, in quotes too.
  fileprivate var withoutIndents: String {
    var text: [UInt8] = []
    for number in 1...max(1, count) {
      let line = self[number]
      let rest = line.drop { $0.isMarkdownSpace || $0 == UInt8(ascii: ">") }
      text += line[..<rest.startIndex].filter { $0 == UInt8(ascii: ">") } + rest + [0x0A]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
