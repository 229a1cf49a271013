import CMarkTree

extension MarkdownSource {
  /// The source as Markdown, with code blocks filled in.
  ///
  /// Outside of the code blocks that are filled in, and of raw HTML that is left out, it is the
  /// same text. A source from which raw HTML cannot be cut, because more of it would come up or
  /// because cmark does not tell where it is, is written anew: then the words are the same, and the
  /// way to write them is ours.
  ///
  /// - Parameters:
  ///   - rawHTML: What is done with raw HTML.
  ///   - filling: Which code blocks are filled in, and how.
  /// - Returns: The Markdown.
  public func markdown(_ rawHTML: RawHTML, filling: CodeBlockFilling) -> String {
    MarkupArena.with { filledIn(rawHTML, filling) }
  }

  private func filledIn(_ rawHTML: RawHTML, _ filling: CodeBlockFilling) -> String {
    var tree = tree()
    let lines = SourceLines(text)
    var blocks: [[Block]] = []
    var places = CodeBlockPlaces(lines)
    var removal = RawHTMLRemoval(lines)
    var names = AnchorNames()
    tree.edit { cursor in
      if cursor.kind == .codeBlock {
        let code = filling.codeBlock(at: cursor)
        places.visit(cursor, isFilled: code != nil)
        if let code { blocks.append(filling.blocks(code, &names)) }
      } else if rawHTML == .leftOut {
        removal.visit(cursor)
      }
    }
    guard !removal.isEmpty else { return filled(lines, places.places, with: blocks) }
    if let rest = removal.text() {
      // What was cut may have kept other things apart, so it is read again.
      let source = MarkdownSource(rest)
      let lines = SourceLines(rest)
      var places = CodeBlockPlaces(lines)
      var before = MarkdownOutline()
      var after = MarkdownOutline()
      tree.edit { before.visit($0) }
      var newTree = source.tree()
      newTree.edit { cursor in
        after.visit(cursor)
        if cursor.kind == .codeBlock {
          places.visit(cursor, isFilled: filling.codeBlock(at: cursor) != nil)
        }
      }
      if before == after, !after.hasRawHTML {
        return source.filled(lines, places.places, with: blocks)
      }
    }
    var rest = blocks[...]
    let document = Document(
      [Block](markdown: text[frontMatter.endIndex...]).replacingCodeBlocks { code in
        filling.takes(info: code.info) ? rest.popFirst() : nil
      })
    return frontMatter + document.markdown()
  }

  /// The text with blocks in the places of code blocks.
  private func filled(
    _ lines: SourceLines, _ places: [CodeBlockPlaces.Place], with blocks: [[Block]]
  ) -> String {
    var result = ""
    var next = 1
    for (place, blocks) in zip(places, blocks) {
      let first = place.lines.lowerBound, last = place.lines.upperBound
      if next < first { result += lines.whole(next...(first - 1)) }
      next = last + 1
      // A paragraph would go on above and below.
      let blank = place.prefix.withoutSpacesAtEnd + lines.end(of: first)
      if !place.beginsContainer, first > 1, !lines.isBlank(first - 1, behind: place.prefix) {
        result += blank
      }
      var prefix = place.opening
      for line in Document(blocks).markdown().split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .dropLast() {
        let whole = prefix + line
        result += (line.isEmpty ? whole.withoutSpacesAtEnd : whole) + lines.end(of: first)
        prefix = place.prefix
      }
      if next <= lines.count, !lines.isBlank(next, behind: place.prefix) { result += blank }
    }
    if next <= lines.count { result += lines.whole(next...lines.count) }
    return result
  }
}

extension String {
  fileprivate var withoutSpacesAtEnd: String {
    utf8.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { String(self[...$0]) } ?? ""
  }
}
