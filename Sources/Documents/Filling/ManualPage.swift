import CMarkTree
internal import Wording

extension MarkdownSource {
  /// The source as the body of a manual page, which follows on a line `.TH`. Tables have no form
  /// there.
  ///
  /// No text of the source begins a request of roff or an escape.
  public func manualPage() -> String {
    MarkupArena.with {
      var tree = tree()
      var pass = ManualPagePass()
      tree.edit { pass.visit($0) }
      return tree.man()
    }
  }
}

/// Changes a tree so that cmark writes no text of it as a request.
///
/// cmark escapes a dot and an apostrophe at the start of a line, and every backslash. It takes for
/// the start of a line only what follows a line end of its own: not a line end within a text (as
/// `&#10;` makes one), nor the lines of a code block. And it takes `\f[C]` for text, behind which
/// older readers still look for a request. So no text keeps a line end, every line of a code block
/// begins with `\&`, and so does every text that begins with a dot or an apostrophe, or with two colons,
/// which are a command to a CI system.
private struct ManualPagePass {
  /// How deep the walk is.
  private var depth = 0

  /// How deep a node may be to get another beside it: cmark looks at every node above.
  private static let deepest = 50

  mutating func visit(_ cursor: consuming MarkupCursor) {
    switch cursor.kind {
    case .text, .code: protect(cursor)
    case .codeBlock: cursor.replace(with: block(of: CodeBlock(cursor.literal)))
    // cmark writes its requests for a line break behind the text, on the same line.
    case .lineBreak where depth <= Self.deepest:
      cursor.replace(with: .inline(opening: "\n.br\n"))
    case .link, .image:
      depth += cursor.isLeaving ? -1 : 1
      let url = cursor.url
      let line = PlainText(url).string
      if line != url { cursor.setURL(line) }
    case .softBreak, .lineBreak, .html, .htmlBlock, .thematicBreak: break
    default: depth += cursor.isLeaving ? -1 : 1
    }
  }

  private func protect(_ cursor: borrowing MarkupCursor) {
    let literal = cursor.literal
    var line = PlainText(literal).string
    if let first = line.utf8.first,
      first == UInt8(ascii: ".") || first == UInt8(ascii: "'") || line[...].commandStart != nil
    {
      if depth <= Self.deepest {
        cursor.insertBefore(.inline(opening: "\\&"))
      } else {
        // A word joiner is not seen.
        line = "\u{2060}" + line
      }
    }
    if line != literal { cursor.setLiteral(line) }
  }

  private func block(of code: CodeBlock) -> MarkupNode {
    var block = MarkupNode.block(opening: ".IP\n.nf\n\\f[C]", closing: "\\f[]\n.fi")
    for line in code.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      block.append(.inline(opening: "\\&"))
      if !line.isEmpty { block.append(.text(String(line))) }
      block.append(.softBreak())
    }
    return block
  }
}
