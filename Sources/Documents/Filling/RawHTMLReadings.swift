import CMarkTree

/// Whether a reader of Markdown may find raw HTML in a text.
///
/// Readers differ: one ends the cell of a pipe table at a pipe within a code span; one shows as a
/// footnote what others take for the definition of a link; one does not know front matter. The text
/// is read in each of these ways. Where a way is not known to the letter, too much is found rather
/// than too little.
enum RawHTMLReadings {
  /// Whether some reader may find raw HTML in a source other than the tags that Markdown of ours has.
  static func find(in source: MarkdownSource) -> Bool {
    let text = source.text
    guard text.hasTagStart else { return false }
    if Reading.finds(in: source.tree(), of: text) { return true }
    if !source.frontMatter.isEmpty, Reading.finds(in: .parsing(text), of: text) { return true }
    guard text.contains("[^"), text.contains("]:") else { return false }
    // A footnote goes on with what is indented.
    let level = SourceLines(text).withoutIndents
    return [text, level].contains { text in
      let text = text.replacing("[^", with: " ^")
      return Reading.finds(in: .parsing(text), of: text)
    }
  }
}

/// One way to read a text.
private struct Reading {
  private let lines: SourceLines
  /// Whether a comment or the like may begin; which of them end is not the same in all versions of
  /// cmark.
  private let hasDeclarations: Bool
  /// The lines of code blocks, which belong to no table.
  private var codeLines: Set<Int> = []

  init(_ text: String) {
    lines = SourceLines(text)
    var last: UInt8 = 0, open = false
    hasDeclarations = text.utf8.contains { byte in
      defer {
        open = byte == UInt8(ascii: "<") && last != UInt8(ascii: "\\")
        last = byte
      }
      return open && (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"))
    }
  }

  /// Whether there is raw HTML in the tree of a text, or in a cell that a line of it may have.
  static func finds(in tree: consuming MarkupNode, of text: String) -> Bool {
    var reading = Reading(text)
    if reading.walk(tree) { return true }
    let cells = reading.cells()
    return cells.hasTagStart && reading.walk(.parsing(cells))
  }

  private mutating func walk(_ tree: consuming MarkupNode) -> Bool {
    var isFound = false
    tree.edit { cursor in
      switch cursor.kind {
      case .html: isFound = isFound || !Self.isOurs(cursor.literal)
      case .htmlBlock: isFound = true
      case .text where hasDeclarations:
        let literal = cursor.literal
        isFound = isFound || literal.contains("<!") || literal.contains("<?")
      case .codeBlock: codeLines.formUnion(lines(of: cursor))
      default: break
      }
    }
    return isFound
  }

  /// Whether a tag is one that Markdown of ours has; none of them does anything.
  private static func isOurs(_ tag: String) -> Bool {
    switch tag {
    case "<br>", "</a>", "<em>", "</em>", "<strong>", "</strong>", "<code>", "</code>": true
    default: tag.wholeMatch(of: /<a id="[a-z0-9.-]*">/) != nil
    }
  }

  /// The lines of a code block, without its fences.
  private func lines(of cursor: borrowing MarkupCursor) -> Range<Int> {
    let literal = cursor.literal, start = cursor.start
    let count = literal.utf8.count { $0 == UInt8(ascii: "\n") }
    let opening = lines[start.line].utf8.dropFirst(start.column - 1)
    let isFenced =
      (opening.starts(with: "```".utf8) || opening.starts(with: "~~~".utf8))
      && !literal.utf8.starts(with: opening)
    let first = isFenced ? start.line + 1 : start.line
    return first..<(first + count)
  }

  /// A paragraph for each cell with a tag that a line has, if it may belong to a pipe table.
  private func cells() -> String {
    var text = ""
    var tagged: [Substring] = []
    var isTable = false
    // The last line is followed by none.
    for number in 1...(lines.count + 1) {
      let line = lines[number]
      if !line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }), !codeLines.contains(number) {
        isTable = isTable || line.mayBeRule
        if line.hasTagStart { tagged.append(line) }
      } else {
        if isTable {
          for line in tagged { text += line.cells(inPairs: false) + line.cells(inPairs: true) }
        }
        tagged.removeAll(keepingCapacity: true)
        isTable = false
      }
    }
    return text
  }
}

extension StringProtocol {
  /// Whether raw HTML may begin anywhere: `<` before a letter, `/`, `!` or `?`.
  var hasTagStart: Bool {
    var isOpen = false
    for byte in utf8 {
      if isOpen, byte.mayFollowTagStart { return true }
      isOpen = byte == UInt8(ascii: "<")
    }
    return false
  }

  /// The text without what may begin raw HTML, each up to the next `>` of its line. Lines keep their
  /// numbers.
  var withoutTags: String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var next = 0
    // The next `>` or line end at or behind the last tag.
    var end = -1
    while next < bytes.count {
      let byte = bytes[next]
      guard result.last == UInt8(ascii: "<"), Self.beginsTag(bytes[next...]) else {
        result.append(byte)
        next += 1
        continue
      }
      while result.last == UInt8(ascii: "<") { result.removeLast() }
      if end < next {
        end = bytes[next...].firstIndex { "\r\n>".utf8.contains($0) } ?? bytes.count
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: ">") {
        next = end + 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether raw HTML may begin with what stands behind a `<`; the address of a link has a `:`, `@`
  /// or a dot where a name ends.
  private static func beginsTag(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first, first.mayFollowTagStart else { return false }
    let end = rest.dropFirst().first { !($0.isASCIILetter || 0x30...0x39 ~= $0 || $0 == 0x2D) }
    return !first.isASCIILetter || !(end.map { ":@.+".utf8.contains($0) } ?? false)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { 0x41...0x5A ~= self & ~0x20 }

  fileprivate var mayFollowTagStart: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: isASCIILetter
    }
  }
}

extension Substring {
  /// Whether the line may be the one below the headings of a pipe table, in quotes or not.
  fileprivate var mayBeRule: Bool {
    utf8.contains(UInt8(ascii: "-")) && utf8.allSatisfy { "|:-+=> \t\u{B}\u{C}".utf8.contains($0) }
  }

  /// What stands between the pipes of a line, each as a paragraph. Whether a pipe behind two
  /// backslashes ends a cell, readers differ: with `inPairs` it does.
  fileprivate func cells(inPairs: Bool) -> String {
    // Behind a space that is none to cmark nothing can begin but a line.
    let start = Array("\u{A0}".utf8)
    var text = start
    var backslashes = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "|"), backslashes > 0, !inPairs || backslashes % 2 == 1 {
        text.removeLast()
        text.append(byte)
      } else if byte == UInt8(ascii: "|") {
        text += Array("\n\n".utf8) + start
      } else {
        text.append(byte)
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    return String(decoding: text, as: UTF8.self) + "\n\n"
  }
}

extension SourceLines {
  /// The text without spaces at the start of lines, also behind the marks of quotes.
  fileprivate var withoutIndents: String {
    var text = ""
    for number in 1...max(1, count) {
      let line = self[number]
      let rest = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
      text += line[..<rest.startIndex].filter { $0 == ">" } + rest + "\n"
    }
    return text
  }
}
